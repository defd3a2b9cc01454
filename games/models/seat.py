"""Who sits where in a match, as they were at the start: later edits of a persona change no match."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from games.engine.facts import identities
from games.models.match import Match
from games.models.ordered_json import OrderedJSONField
from personas.models import ChatModel, Persona, TierVersion


class Seat(models.Model):
    """A house bot has a temperament, anybody else a model. `lessons` are the lessons that were recalled, by role.

    `role` and `has_won` stay empty until the match is finished.
    """

    match = models.ForeignKey(Match, models.CASCADE, related_name="seats")
    place = models.PositiveSmallIntegerField(_("place"))
    color = models.CharField(_("colour"), max_length=10, choices=[(color.value, color) for color in identities.Color])
    name = models.CharField(_("name"), max_length=60)
    persona = models.ForeignKey(Persona, models.SET_NULL, null=True, blank=True, related_name="seats")
    persona_key = models.CharField(_("persona key"), max_length=120, blank=True, db_index=True)
    temperament = models.CharField(_("temperament"), max_length=40, blank=True)
    model = models.ForeignKey(
        ChatModel, models.PROTECT, null=True, blank=True, related_name="seats", verbose_name=_("model")
    )
    tier = models.ForeignKey(TierVersion, models.PROTECT, null=True, blank=True, related_name="seats")
    character = models.TextField(_("character"), blank=True)
    manner = models.TextField(_("manner of speaking"), blank=True)
    temperature = models.FloatField(_("temperature"), null=True, blank=True)
    lessons = OrderedJSONField(_("lessons"), default=dict)
    role = models.CharField(
        _("role"), max_length=10, blank=True, choices=[(role.value, role.value) for role in identities.Role]
    )
    has_won = models.BooleanField(_("has won"), null=True, blank=True)

    class Meta:
        ordering = ("match", "place")
        verbose_name = _("seat")
        verbose_name_plural = _("seats")
        constraints = (
            models.UniqueConstraint(fields=("match", "place"), name="one_seat_a_place"),
            models.UniqueConstraint(fields=("match", "color"), name="one_seat_a_colour"),
            models.CheckConstraint(
                condition=models.Q(model__isnull=True) ^ models.Q(temperament=""), name="seat_has_one_mind"
            ),
        )

    def __str__(self) -> str:
        return f"{self.name} ({self.color})"
