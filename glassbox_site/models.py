"""The people who sign in, and the tokens by which their programs do."""

import hashlib
import hmac

from django.contrib.auth.models import AbstractUser
from django.db import models
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

HANDLE = 12
"""Letters of a token that are told."""


class User(AbstractUser):
    """An operator or an admin; spectators need no account."""

    password_is_one_time = models.BooleanField(
        _("password must be replaced"),
        default=False,
        help_text=_("The password was given by somebody else: it opens nothing but the page that replaces it."),
    )

    class Meta(AbstractUser.Meta):
        permissions = (("operate", "May start, pause, resume and abort matches and batches"),)


class Pulse(models.Model):
    """One row, written to see whether anything can be."""

    at = models.DateTimeField(_("at"))

    class Meta:
        verbose_name = _("pulse")
        verbose_name_plural = _("pulses")

    def __str__(self) -> str:
        return str(self.at)


class ApiToken(models.Model):
    """Opens the interface for programs as its owner, as far as its scopes go. `digest` is the SHA-256 of a secret of
    256 bits, which nobody but its owner has ever seen since; `handle` is the part of it that is told."""

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
        """Whose it is may have been shut out since."""
        digest = hashlib.sha256(secret.encode()).hexdigest()
        found = cls.objects.select_related("owner").filter(handle=secret[:HANDLE]).first()
        is_right = found is not None and hmac.compare_digest(found.digest, digest)
        return found if found and is_right and found.is_alive and found.owner.is_active else None

    def opens(self, scope: str) -> bool:
        """What its owner may not do, no token of theirs does."""
        allowed = self.owner.is_staff if scope == "configure" else self.owner.has_perm("glassbox_site.operate")
        return scope in self.scopes and allowed
