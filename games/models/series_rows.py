"""A series: the file it was ordered by, and the matches of its plan. What follows from them is computed."""

from django.conf import settings
from django.db import models
from django.db.models.functions import Now
from django.urls import reverse
from django.utils.translation import gettext_lazy as _

from games.models.match import Match
from games.models.ordered_json import OrderedJSONField


class SeriesState(models.TextChoices):
    RUNNING = "running", _("running")
    PAUSED = "paused", _("paused")
    SPENT = "spent", _("stopped by its budget")
    CANCELLED = "cancelled", _("cancelled")
    COMPLETE = "complete", _("complete")


class Series(models.Model):
    """`text` is the file as it was handed in, `print` its SHA-256. Pairs and budget are the file's, or what was granted
    since. `cast` says of each entry, by its label, what it was when ordered: its model and a print of its prompts.
    `token` names the order, so that the same order repeated makes no second series. `reason` is why it is paused, if
    nobody paused it."""

    token = models.CharField(max_length=100, unique=True, editable=False)
    name = models.CharField(_("name"), max_length=200)
    text = models.TextField(_("file"))
    print = models.CharField(_("print of the file"), max_length=64)
    pairs = models.PositiveIntegerField(_("pairs"))
    state = models.CharField(_("state"), max_length=10, choices=SeriesState, default=SeriesState.RUNNING)
    reason = models.TextField(_("reason"), default="", db_default="", blank=True)
    budget_dollars = models.DecimalField(_("budget in $"), max_digits=12, decimal_places=4, null=True, blank=True)
    budget_tokens = models.PositiveBigIntegerField(_("budget in tokens"), null=True, blank=True)
    code_version = models.CharField(_("code version"), max_length=40)
    cast = OrderedJSONField(_("cast"), default=dict)
    ordered_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="+", verbose_name=_("ordered by")
    )
    created_at = models.DateTimeField(_("created at"), db_default=Now())
    ended_at = models.DateTimeField(_("ended at"), null=True, blank=True)

    class Meta:
        ordering = ("-pk",)
        verbose_name = _("series")
        verbose_name_plural = _("series")

    def __str__(self) -> str:
        return self.name

    def get_absolute_url(self) -> str:
        return reverse("series", args=[self.pk])


class SeriesMatch(models.Model):
    """The match with that number in the plan. `row` is what is published of it, once it is over."""

    series = models.ForeignKey(Series, models.CASCADE, related_name="places")
    number = models.PositiveIntegerField(_("number"))
    match = models.OneToOneField(Match, models.CASCADE, related_name="series_place")
    row = OrderedJSONField(null=True)

    class Meta:
        ordering = ("series", "number")
        constraints = (models.UniqueConstraint(fields=("series", "number"), name="one_match_a_number"),)
        indexes = (models.Index(fields=("series",), condition=models.Q(row__isnull=True), name="places_without_row"),)
        verbose_name = _("match of a series")
        verbose_name_plural = _("matches of series")

    def __str__(self) -> str:
        return f"{self.series} {self.number}"


class SeriesBoard(models.Model):
    """What the series had come to in that state, counted by that code version. It follows from the rows, and is kept
    only to be read; `board` is None if this code cannot read the series' file."""

    series = models.OneToOneField(Series, models.CASCADE, related_name="board")
    state = models.CharField(_("state"), max_length=10, choices=SeriesState)
    code = models.CharField(_("code version"), max_length=40)
    board = models.JSONField(null=True)

    class Meta:
        verbose_name = _("board of a series")
        verbose_name_plural = _("boards of series")

    def __str__(self) -> str:
        return f"{self.series}"
