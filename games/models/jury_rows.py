"""The jury of matches: who marks, what they marked and when, and what it came to when the match was over."""

from django.db import models
from django.db.models.functions import Now
from django.utils.translation import gettext_lazy as _

from games.models.match import Match
from games.models.ordered_json import OrderedJSONField

DIGEST = 64


class Juror(models.Model):
    """A browser. Only a digest of its key is kept, and nothing of the person but the name that they chose."""

    key = models.CharField(max_length=DIGEST, unique=True, editable=False)
    pseudonym = models.CharField(_("name"), max_length=20, blank=True)
    created_at = models.DateTimeField(db_default=Now())

    class Meta:
        verbose_name = _("juror")
        verbose_name_plural = _("jurors")

    def __str__(self) -> str:
        return self.pseudonym or f"#{self.pk}"


class Voice(models.Model):
    """A juror in one match: `sheet` is the latest mark, in percent by colour, `marks` is how many were made.

    `is_closed`: the juror has looked through other eyes than the table's, and can mark no more. `brier` and `steps` are
    what `games.records.jury.jury_law` made of the marks when the match was over, if it came to anything.
    """

    match = models.ForeignKey(Match, models.CASCADE, related_name="voices")
    juror = models.ForeignKey(Juror, models.CASCADE, related_name="voices")
    sheet = OrderedJSONField(default=dict)
    marks = models.PositiveIntegerField(default=0)
    is_closed = models.BooleanField(default=False)
    brier = models.FloatField(null=True)
    steps = models.PositiveIntegerField(default=0)
    is_scored = models.BooleanField(default=False)

    class Meta:
        constraints = (models.UniqueConstraint(fields=("match", "juror"), name="one_voice_a_juror"),)
        indexes = (models.Index(fields=("match",), condition=models.Q(is_scored=False), name="voices_to_score"),)

    def __str__(self) -> str:
        return f"{self.match_id}/{self.juror_id}"


class Mark(models.Model):
    """One mark, made when the log had `seq` entries."""

    voice = models.ForeignKey(Voice, models.CASCADE, related_name="marked")
    seq = models.PositiveIntegerField()
    sheet = OrderedJSONField()

    class Meta:
        ordering = ("pk",)

    def __str__(self) -> str:
        return f"{self.voice_id} at {self.seq}"


class JuryFigures(models.Model):
    """What `games.records.jury.jury_scoring` made of a finished match that had a jury."""

    match = models.OneToOneField(Match, models.CASCADE, primary_key=True, related_name="jury_figures")
    figures = OrderedJSONField()

    class Meta:
        verbose_name = _("figures of a jury")
        verbose_name_plural = _("figures of juries")

    def __str__(self) -> str:
        return f"jury of {self.match}"
