"""A match: what was ordered, how far it has come, and whose it is while it runs.

What happens on the ship is not kept here: it is the fold of the log.
"""

from django.conf import settings
from django.db import models
from django.db.models.functions import Now
from django.urls import reverse
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from games.engine.facts import events, identities
from games.models.ordered_json import OrderedJSONField
from games.models.season import Season
from personas.llm import errors
from personas.models import ChatModel


class Status(models.TextChoices):
    SCHEDULED = "scheduled", _("scheduled")
    QUEUED = "queued", _("waiting for a worker")
    RUNNING = "running", _("running")
    PAUSED = "paused", _("paused")
    INTERRUPTED = "interrupted", _("interrupted")
    FINISHED = "finished", _("finished")
    ABORTED = "aborted", _("aborted")


class PauseCause(models.TextChoices):
    """Who has to do something before a paused match goes on."""

    OPERATOR = "operator", _("an operator paused it")
    OUTAGE = "outage", _("a model does not answer; it goes on by itself")
    SPENT = "spent", _("its budget has no room for another call; an operator decides")
    BUDGET = "budget", _("a model takes no calls: its key or its account is refused; an operator decides")
    UNHEARD = "unheard", _("a model has left question after question unanswered; an operator decides")
    YIELDED = "yielded", _("it makes room; it goes on by itself")


class Pace(models.TextChoices):
    """`broadcast` keeps every step on screen for as long as it takes to see it."""

    BROADCAST = "broadcast", _("for the eye")
    FLAT_OUT = "flat_out", _("as fast as it goes")


OVER = (Status.FINISHED, Status.ABORTED)
HELD = (PauseCause.SPENT, PauseCause.BUDGET, PauseCause.UNHEARD)


class Matches(models.QuerySet["Match"]):
    def original(self) -> "Matches":
        """Without the continuations of forks, which are shown only beside their own match.

        Compares the column that joins them: at `continuation=None`, PostgreSQL takes an original match for the
        exception, expects one row, and plans everything that is joined to it accordingly."""
        return self.filter(continuation__match=None)


class Match(models.Model):
    """`token` names the order, so that the same order repeated makes no second match.

    A running match belongs to `owner` until `lease_until`; `fence` counts the claims, so that a former owner can write
    nothing. `takeovers` counts owners lost since it last came forward; `outages` counts the pauses since a model last
    answered, those that cost nothing up to a few. `head` is the number of its last entry, `edition` how often words
    were withdrawn from its log: whatever is cached of a log is named by both. `clerk` is the model that reads what
    players say, besides the reader of claims. `caster` is the model that says in its own words what the rules remark.
    Either may be missing.
    """

    token = models.CharField(max_length=100, unique=True, editable=False)
    season = models.ForeignKey(
        Season, models.SET_NULL, verbose_name=_("season"), null=True, blank=True, related_name="matches"
    )
    seed = models.BigIntegerField(_("seed"))
    rules = OrderedJSONField(_("rules"))
    pace = models.CharField(_("pace"), max_length=10, choices=Pace, default=Pace.BROADCAST)
    memory_on = models.BooleanField(_("personas remember"), default=True)
    is_exhibition = models.BooleanField(_("exhibition"), default=False)
    budget_dollars = models.DecimalField(_("budget in $"), max_digits=12, decimal_places=4, null=True, blank=True)
    budget_tokens = models.PositiveBigIntegerField(_("budget in tokens"), null=True, blank=True)
    clerk = models.ForeignKey(
        ChatModel, models.PROTECT, null=True, blank=True, related_name="clerks_in", verbose_name=_("clerk")
    )
    caster = models.ForeignKey(
        ChatModel, models.PROTECT, null=True, blank=True, related_name="casters_in", verbose_name=_("caster")
    )
    rerun_of = models.ForeignKey(
        "self", models.SET_NULL, null=True, blank=True, related_name="reruns", verbose_name=_("rerun of")
    )
    ordered_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="+", verbose_name=_("ordered by")
    )

    status = models.CharField(_("status"), max_length=12, choices=Status, default=Status.QUEUED)
    pause_cause = models.CharField(max_length=10, choices=PauseCause, blank=True)
    reason = models.TextField(_("reason"), blank=True)
    created_at = models.DateTimeField(_("created at"), db_default=Now())
    start_at = models.DateTimeField(_("starts at"), db_default=Now())
    started_at = models.DateTimeField(_("started at"), null=True, blank=True)
    ended_at = models.DateTimeField(_("ended at"), null=True, blank=True)
    resume_at = models.DateTimeField(_("goes on at"), null=True, blank=True)

    head = models.PositiveIntegerField(_("entries"), default=0)
    edition = models.PositiveSmallIntegerField(default=0, editable=False)
    tick = models.PositiveIntegerField(_("game time"), default=0)
    winner = models.CharField(
        _("winner"), max_length=10, blank=True, choices=[(side.value, _(side.value)) for side in identities.Side]
    )
    end_reason = models.CharField(
        _("won by"),
        max_length=20,
        blank=True,
        choices=[(reason.value, _(identities.spelt(reason))) for reason in events.EndReason],
    )

    owner = models.CharField(max_length=64, blank=True, editable=False)
    fence = models.PositiveIntegerField(default=0, editable=False)
    lease_until = models.DateTimeField(null=True, blank=True, editable=False)
    takeovers = models.PositiveIntegerField(default=0, editable=False)
    outages = models.PositiveIntegerField(default=0, editable=False)

    objects = Matches.as_manager()

    class Meta:
        ordering = ("-pk",)
        verbose_name = _("match")
        verbose_name_plural = _("matches")
        indexes = (
            models.Index(fields=("status", "start_at"), name="matches_by_status"),
            models.Index(fields=("season", "status"), name="matches_of_season"),
            models.Index(fields=("ended_at",), name="matches_by_end"),
            models.Index(fields=("owner",), condition=~models.Q(owner=""), name="matches_held"),
        )

    def __str__(self) -> str:
        return gettext("Match %(number)s") % {"number": self.pk}

    def get_absolute_url(self) -> str:
        return reverse("match", args=[self.pk])

    @property
    def is_over(self) -> bool:
        return self.status in OVER

    @property
    def told_reason(self) -> str:
        """Why it halted, as far as everybody is told: what broke inside, and what a model's endpoint said, is for
        operators."""
        return "" if self.status == Status.INTERRUPTED else errors.told_to_all(self.reason)
