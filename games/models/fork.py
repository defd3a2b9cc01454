"""A fork: a finished match that is continued from the middle, many times, with something changed and with nothing.

Its results are computed from the logs. No continuation is rated, remembered or counted anywhere.
"""

from django.conf import settings
from django.db import models
from django.db.models.functions import Now
from django.urls import reverse
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from games.models.match import Match
from games.models.ordered_json import OrderedJSONField


class Depth(models.TextChoices):
    VOTE = "vote", _("the vote alone")
    PLAY_ON = "play-on", _("played on")


class Fork(models.Model):
    """`token` names the order, so that the same order repeated makes no second fork. The budget is for all
    continuations together. The match cannot be deleted while it has a fork: its continuations would continue
    nothing."""

    token = models.CharField(max_length=100, unique=True, editable=False)
    parent = models.ForeignKey(Match, models.PROTECT, related_name="forks", verbose_name=_("match"))
    depth = models.CharField(_("depth"), max_length=10, choices=Depth)
    times = models.PositiveSmallIntegerField(_("times"))
    budget_dollars = models.DecimalField(_("budget in $"), max_digits=12, decimal_places=4, null=True, blank=True)
    budget_tokens = models.PositiveBigIntegerField(_("budget in tokens"), null=True, blank=True)
    ordered_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="+", verbose_name=_("ordered by")
    )
    created_at = models.DateTimeField(_("created at"), db_default=Now())

    class Meta:
        ordering = ("-pk",)
        verbose_name = _("fork")
        verbose_name_plural = _("forks")

    def get_absolute_url(self) -> str:
        return reverse("fork", args=[self.parent_id, self.pk])

    def __str__(self) -> str:
        return gettext("Fork %(number)s") % {"number": self.pk}


class Arm(models.Model):
    """One change; in the arm with number 0, nothing is changed. `trunk` holds the entries with which all of its
    continuations begin, as packed lines of their logs; `begun` is the number of these entries."""

    fork = models.ForeignKey(Fork, models.CASCADE, related_name="arms")
    number = models.PositiveSmallIntegerField()
    change = OrderedJSONField(null=True)
    begun = models.PositiveIntegerField()
    trunk = models.BinaryField()

    class Meta:
        ordering = ("fork", "number")
        constraints = (models.UniqueConstraint(fields=("fork", "number"), name="one_arm_a_number"),)

    def __str__(self) -> str:
        return f"{self.fork}/{self.number}"


class Continuation(models.Model):
    """A match of an arm. Its own entries come after the arm's trunk. `outcome` is what became of it: it follows from
    the log, and is kept when the match closes."""

    arm = models.ForeignKey(Arm, models.CASCADE, related_name="continuations")
    number = models.PositiveSmallIntegerField()
    outcome = OrderedJSONField(null=True, editable=False)
    match = models.OneToOneField(Match, models.CASCADE, related_name="continuation")

    class Meta:
        ordering = ("arm", "number")
        constraints = (models.UniqueConstraint(fields=("arm", "number"), name="one_continuation_a_number"),)

    def __str__(self) -> str:
        return f"{self.arm}/{self.number}"
