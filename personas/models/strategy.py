"""How much a persona is told about playing well: editable texts, of which every wording is kept.

A match refers to the `TierVersion` that it used. Editing a tier adds a version and changes none.
"""

from dataclasses import dataclass

from django.core.exceptions import ValidationError
from django.core.validators import MaxLengthValidator
from django.db import models, transaction
from django.utils.translation import gettext_lazy as _

from personas.models import permanent, roles, validation

LONGEST = 4_000
TEXT = (MaxLengthValidator(LONGEST), validation.plain_text)


@dataclass(frozen=True, slots=True, kw_only=True)
class Wording:
    """What both roles are told, and what each is told in addition."""

    everyone: str = ""
    crew: str = ""
    impostors: str = ""

    def __post_init__(self) -> None:
        """Strips each text, so that surrounding space does not make another wording."""
        for name in ("everyone", "crew", "impostors"):
            object.__setattr__(self, name, getattr(self, name).strip())

    def text_for(self, role: roles.Role) -> str:
        own = self.impostors if role is roles.Role.IMPOSTOR else self.crew
        return "\n\n".join(text for text in (self.everyone, own) if text)


class StrategyTier(models.Model):
    name = models.CharField(
        _("name"), max_length=40, unique=True, validators=[validation.PERSONA_SLUG, validation.no_secret]
    )
    rank = models.PositiveSmallIntegerField(
        _("rank"), default=0, help_text=_("Tiers are listed from the least advice to the most.")
    )

    class Meta:
        ordering = ("rank", "name")
        verbose_name = _("strategy tier")
        verbose_name_plural = _("strategy tiers")

    def __str__(self) -> str:
        return self.name

    def clean(self) -> None:
        known = type(self).objects.filter(pk=self.pk).values_list("name", flat=True).first()
        if known is not None and known != self.name:
            message = _("Series, forks and sheets name it by that: it stays %(name)s.") % {"name": known}
            raise ValidationError({"name": message})

    @property
    def current(self) -> "TierVersion | None":
        """The version that a match beginning now will use; None for a tier that was never worded."""
        return self.versions.order_by("-number").first()

    @property
    def wording(self) -> Wording:
        current = self.current
        return current.wording if current else Wording()

    def reword(self, wording: Wording, by: str = "") -> "TierVersion":
        """Returns the version of that wording: a new one, unless the current one says the same. May raise
        ValidationError."""
        with transaction.atomic():
            StrategyTier.objects.select_for_update().get(pk=self.pk)
            current = self.current
            if current is not None and current.wording == wording:
                return current
            version = TierVersion(
                tier=self,
                number=current.number + 1 if current else 1,
                everyone=wording.everyone,
                crew=wording.crew,
                impostors=wording.impostors,
                made_by=by,
            )
            version.full_clean(exclude=("tier", "number"))
            version.save()
            return version


class TierVersion(permanent.Permanent):
    """One wording of a tier, permanent."""

    tier = models.ForeignKey(StrategyTier, models.PROTECT, related_name="versions", verbose_name=_("tier"))
    number = models.PositiveIntegerField(_("number"))
    everyone = models.TextField(_("for both roles"), max_length=LONGEST, blank=True, validators=TEXT)
    crew = models.TextField(_("for crewmates"), max_length=LONGEST, blank=True, validators=TEXT)
    impostors = models.TextField(_("for impostors"), max_length=LONGEST, blank=True, validators=TEXT)
    made_at = models.DateTimeField(_("made at"), auto_now_add=True)
    made_by = models.CharField(_("made by"), max_length=150, blank=True)

    objects = permanent.PermanentManager["TierVersion"]()

    class Meta:
        ordering = ("tier", "-number")
        constraints = (models.UniqueConstraint(fields=("tier", "number"), name="one_version_a_number"),)
        verbose_name = _("version of a tier")
        verbose_name_plural = _("versions of tiers")

    def __str__(self) -> str:
        return f"{self.tier.name} {self.number}"

    @property
    def wording(self) -> Wording:
        return Wording(everyone=self.everyone, crew=self.crew, impostors=self.impostors)
