"""A character and the mind behind it: one persona is one model (or house bot) in one character.

The same character on another model is another persona, with a key and a memory of its own.
"""

from typing import Any

from django.core.exceptions import ValidationError
from django.core.validators import MaxLengthValidator, MaxValueValidator, MinValueValidator
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from personas.models import validation
from personas.models.chat_model import HOUSE, ChatModel
from personas.models.experience import Experience
from personas.models.strategy import StrategyTier

COOLEST, HOTTEST = 0.0, 2.0
TEMPERAMENTS = ("diligent", "social", "paranoid", "hunter", "schemer", "quiet")
"""The house bots' temperaments: those that the league knows."""


class Persona(models.Model):
    name = models.CharField(_("name"), max_length=60, validators=[validation.plain_line])
    slug = models.CharField(
        _("short name"),
        max_length=60,
        validators=[validation.PERSONA_SLUG, validation.no_secret],
        help_text=_("The persona's part of its key, as in gpt4o_aggressive_leader. Another key is another memory."),
    )
    key = models.CharField(_("key"), max_length=120, unique=True, editable=False)
    character = models.TextField(
        _("character"), max_length=2_000, validators=[MaxLengthValidator(2_000), validation.plain_text],
        help_text=_("Who it is and how it plays, told to the model in the second person."),
    )  # fmt: skip
    manner = models.TextField(
        _("manner of speaking"),
        max_length=1_000,
        blank=True,
        validators=[MaxLengthValidator(1_000), validation.plain_text],
    )
    model = models.ForeignKey(
        ChatModel, models.PROTECT, null=True, blank=True, related_name="personas", verbose_name=_("model")
    )
    temperament = models.CharField(
        _("house bot's temperament"),
        max_length=40,
        blank=True,
        validators=[validation.PERSONA_SLUG, validation.no_secret],
        help_text=_("Instead of a model: diligent, social, paranoid, hunter, schemer or quiet."),
    )
    temperature = models.FloatField(
        _("temperature"),
        default=0.8,
        validators=[validation.finite, MinValueValidator(COOLEST), MaxValueValidator(HOTTEST)],
    )
    tier = models.ForeignKey(StrategyTier, models.PROTECT, related_name="personas", verbose_name=_("strategy tier"))
    is_active = models.BooleanField(_("active"), default=True, help_text=_("May be cast in new matches."))
    made_at = models.DateTimeField(_("made at"), auto_now_add=True)

    class Meta:
        ordering = ("name", "key")
        constraints = (
            models.CheckConstraint(condition=Q(model__isnull=True) ^ Q(temperament=""), name="persona_has_one_mind"),
            models.CheckConstraint(
                condition=Q(temperature__gte=COOLEST, temperature__lte=HOTTEST), name="persona_temperature_in_range"
            ),
        )
        verbose_name = _("persona")
        verbose_name_plural = _("personas")

    def __str__(self) -> str:
        return f"{self.name} ({self.mind})"

    @property
    def mind(self) -> str:
        """What decides for this persona, in words."""
        return self.model.name if self.model else _house_bot(self.temperament)

    @property
    def own_key(self) -> str:
        """`{model}_{persona}`; a model's part has no underscore, so no two combinations share a key."""
        return f"{self.model.slug if self.model else HOUSE}_{self.slug}"

    def save(self, *args: Any, **kwargs: Any) -> None:
        self.key = self.own_key
        super().save(*args, **kwargs)

    def clean(self) -> None:
        if self.model and self.temperament:
            raise ValidationError({"temperament": _("Either a model or a temperament, not both.")})
        if not self.model and not self.temperament:
            raise ValidationError({"model": _("A model, or the temperament of a house bot.")})
        if self.temperament and self.temperament not in TEMPERAMENTS:
            message = _("There is no such temperament; there are %(names)s.") % {"names": ", ".join(TEMPERAMENTS)}
            raise ValidationError({"temperament": message})
        self._keep_the_key_of_its_record()
        if Persona.objects.filter(key=self.own_key).exclude(pk=self.pk).exists():
            message = _("There is a persona %(key)s already.") % {"key": self.own_key}
            raise ValidationError({"slug": message})

    def _keep_the_key_of_its_record(self) -> None:
        """A persona that has played keeps its key, so that its record and memory stay with it."""
        before = Persona.objects.filter(pk=self.pk).values("key", "slug").first()
        if before is None or before["key"] == self.own_key:
            return
        if Experience.objects.filter(persona_key=before["key"]).exists():
            message = _("It has played as %(key)s, whose record and memory these are. Save it as a new one instead.")
            field = "model" if before["slug"] == self.slug else "slug"
            raise ValidationError({field: message % before})


def _house_bot(temperament: str) -> str:
    return gettext("house bot: %(temperament)s") % {"temperament": gettext(temperament)}
