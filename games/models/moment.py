"""The moments of finished matches. All of them follow from the log, and can be found again."""

from django.db import models
from django.utils import translation
from django.utils.translation import gettext_lazy as _

from games.engine.hindsight.moments import Headline
from games.models.match import Match
from games.models.seat import Seat


class MomentKind(models.TextChoices):
    KILL = "kill", _("kill")
    LIE = "lie", _("lie")
    SELF_REPORT = "self_report", _("self-report")
    BETRAYAL = "betrayal", _("betrayal")
    CLUTCH_VOTE = "clutch_vote", _("clutch vote")


class Moment(models.Model):
    """`n` is the number of its entry, and of its frame in `glass`; `n_public` that of its frame in `public`, if it has
    one.

    `seat` is whose moment it is, if it is one player's. The headline tells everything, and is for the glass alone.
    `parts` are the parts of the headline, from which it is told in the reader's language.
    """

    match = models.ForeignKey(Match, models.CASCADE, related_name="moments")
    seat = models.ForeignKey(Seat, models.CASCADE, null=True, blank=True, related_name="moments")
    n = models.PositiveIntegerField(_("entry"))
    n_public = models.PositiveIntegerField(_("frame in public"), null=True, blank=True)
    kind = models.CharField(_("kind"), max_length=12, choices=MomentKind)
    headline = models.CharField(_("headline"), max_length=200)
    parts = models.JSONField(_("parts of the headline"), default=dict, blank=True)
    weight = models.PositiveSmallIntegerField(_("weight"))

    class Meta:
        ordering = ("match", "n", "pk")
        verbose_name = _("moment")
        verbose_name_plural = _("moments")
        indexes = (models.Index(fields=("-weight", "-match"), name="moments_by_weight"),)

    @property
    def told(self) -> str:
        return Headline(**self.parts).told(translation) if self.parts else self.headline

    def __str__(self) -> str:
        return f"{self.match_id}/{self.n} {self.headline}"
