"""How each seat played a finished match. All of it follows from the log and the journal, and can be made anew."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from games.models.ordered_json import OrderedJSONField
from games.models.seat import Seat


class Conduct(models.Model):
    """Sums and counts, so that they add up over matches. What they mean is said in `games.engine.hindsight.conduct`,
    and what the further `measures` mean, under the same names, in `games.engine.hindsight.measures`.

    Tokens and cost are those of the models that played this seat: none for a house bot, and no cost where no price is
    known. No endpoint told `tokens_estimated` of these tokens; None for matches from before there were estimates.
    """

    seat = models.OneToOneField(Seat, models.CASCADE, primary_key=True, related_name="conduct")
    lines = models.PositiveIntegerField(_("lines"))
    words = models.PositiveIntegerField(_("words"))
    table_lines = models.PositiveIntegerField(_("lines heard, its own among them"))
    bids = models.PositiveIntegerField(_("bids"))
    desire = models.PositiveIntegerField(_("desire over all bids"))
    priority = models.IntegerField(_("priority over all bids"))
    claims = models.PositiveIntegerField(_("checkable claims"))
    lies = models.PositiveIntegerField(_("lies"))
    mistakes = models.PositiveIntegerField(_("mistakes"))
    unsupported = models.PositiveIntegerField(_("true without its knowing"))
    accusations = models.PositiveIntegerField(_("accusations"))
    accusations_right = models.PositiveIntegerField(_("accusations of impostors"))
    votes = models.PositiveIntegerField(_("votes for somebody"))
    votes_right = models.PositiveIntegerField(_("votes for impostors"))
    skips = models.PositiveIntegerField(_("skips"))
    forfeits = models.PositiveIntegerField(_("forfeited votes"))
    kills = models.PositiveIntegerField(_("kills"))
    meetings_called = models.PositiveIntegerField(_("meetings called"))
    stumbles = models.PositiveIntegerField(_("lost turns"))
    killed = models.BooleanField(_("was killed"))
    ejected = models.BooleanField(_("was ejected"))
    survived = models.BooleanField(_("survived"))
    reader = models.PositiveSmallIntegerField(_("version of the reader that judged its claims"), default=1)
    measures = OrderedJSONField(_("further measures, each as a sum and of how many"), default=dict)
    tokens_in = models.PositiveBigIntegerField(_("tokens read"), default=0)
    tokens_out = models.PositiveBigIntegerField(_("tokens written"), default=0)
    tokens_estimated = models.PositiveBigIntegerField(_("of all tokens, estimated"), null=True, blank=True)
    cost = models.DecimalField(_("cost in $"), max_digits=18, decimal_places=9, null=True, blank=True)

    class Meta:
        verbose_name = _("conduct")
        verbose_name_plural = _("conducts")

    def __str__(self) -> str:
        return f"conduct of {self.seat}"
