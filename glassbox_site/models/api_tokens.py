"""Tokens of the API, which let programs act for those who sign in."""

import hashlib
import hmac
from datetime import timedelta

from django.db import models
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from glassbox_site.models.people import User

HANDLE = 12
"""Length of the part of a token that is shown."""
NOTED = timedelta(hours=1)


class Scope(models.TextChoices):
    READ = "read", _("read what operators see")
    ORDER = "order", _("do what operators do")
    CONFIGURE = "configure", _("make and change personas, as admins do")


class ApiToken(models.Model):
    """Opens the API in the name of its owner, as far as its scopes go. `digest` is the SHA-256 of a secret of 256 bits,
    which only its owner has; `handle` is the part of it that may be shown."""

    name = models.CharField(_("name"), max_length=80)
    owner = models.ForeignKey(User, models.CASCADE, related_name="api_tokens", verbose_name=_("owner"))
    scopes = models.JSONField(_("scopes"), default=list)
    handle = models.CharField(_("begins with"), max_length=12, unique=True, editable=False)
    digest = models.CharField(max_length=64, editable=False)
    made_at = models.DateTimeField(_("made at"), auto_now_add=True)
    ends_at = models.DateTimeField(_("ends at"))
    revoked_at = models.DateTimeField(_("revoked at"), null=True, blank=True, editable=False)
    used_at = models.DateTimeField(_("last used at"), null=True, blank=True, editable=False)

    class Meta:
        ordering = ("-pk",)
        verbose_name = _("token")
        verbose_name_plural = _("tokens")

    def __str__(self) -> str:
        return f"{self.name} ({self.handle}…)"

    @property
    def is_alive(self) -> bool:
        return self.revoked_at is None and self.ends_at > timezone.now()

    @classmethod
    def known(cls, secret: str) -> "ApiToken | None":
        """None also if it is revoked or over, or its owner is inactive. Notes when it was used, to the hour."""
        digest = hashlib.sha256(secret.encode()).hexdigest()
        found = cls.objects.select_related("owner").filter(handle=secret[:HANDLE]).first()
        is_right = found is not None and hmac.compare_digest(found.digest, digest)
        if not found or not is_right or not found.is_alive or not found.owner.is_active:
            return None
        if found.used_at is None or found.used_at < timezone.now() - NOTED:
            cls.objects.filter(pk=found.pk).update(used_at=timezone.now())
        return found

    def opens(self, scope: str) -> bool:
        """Whether it may do this: it must have the scope, and its owner the permission."""
        allowed = self.owner.is_staff if scope == "configure" else self.owner.has_perm("glassbox_site.operate")
        return scope in self.scopes and allowed
