"""What models were asked and answered, written down as it arrives: nothing that was paid for is asked again."""

from django.db import models
from django.urls import reverse
from django.utils.translation import gettext_lazy as _

from games.engine.facts import identities
from games.models.match import Match

CLERK, CASTER = "clerk", "caster"
BESIDE = (CLERK, CASTER)
"""Those who answer without playing."""
ANSWERING = [*((color.value, color) for color in identities.Color), (CLERK, _("clerk")), (CASTER, _("caster"))]


class Answer(models.Model):
    """A seat's answer in the step after entry `step`, or what the match's clerk made of the line in that entry, or what
    its caster made of that entry's remarks.

    An answer without a decision does not count, and its question is asked again.
    """

    match = models.ForeignKey(Match, models.CASCADE, related_name="answers")
    step = models.PositiveIntegerField()
    color = models.CharField(max_length=10, choices=ANSWERING)
    attempt = models.PositiveIntegerField()
    decision = models.TextField(blank=True)
    returned_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ("match", "step", "pk")
        constraints = (
            models.UniqueConstraint(fields=("match", "step", "color", "attempt"), name="one_answer_an_attempt"),
        )

    def __str__(self) -> str:
        return f"{self.match_id}/{self.step} {self.color}"


class Beginning(models.Model):
    """A message with which several prompts of a match begin, after the one `before`; compressed, and kept once."""

    match = models.ForeignKey(Match, models.CASCADE, related_name="beginnings")
    before = models.ForeignKey("self", models.CASCADE, null=True, related_name="following")
    role = models.CharField(max_length=10)
    text = models.BinaryField()

    def __str__(self) -> str:
        return f"{self.match_id}, beginning {self.pk}"


class Exchange(models.Model):
    """One question to a model and its reply. The words, compressed, may be pruned with age; the costs stay.

    `words` have the part of the prompt that follows its `beginning`; without one, all of it. `tokens_cached` and
    `tokens_cache_written` are part of `tokens_in`; None is from before the latter were kept. `tokens_estimated` is how
    many of all tokens no endpoint told; None is from before there were estimates, when those counted as nothing.
    """

    answer = models.ForeignKey(Answer, models.CASCADE, related_name="exchanges", verbose_name=_("answer"))
    chance = models.PositiveSmallIntegerField(_("chance"))
    state = models.CharField(_("state"), max_length=12)
    fault = models.TextField(_("fault"), blank=True)
    model = models.CharField(_("model"), max_length=200, blank=True)
    tokens_in = models.PositiveIntegerField(_("tokens in"), default=0)
    tokens_cached = models.PositiveIntegerField(_("tokens cached"), default=0)
    tokens_cache_written = models.PositiveIntegerField(_("tokens written into the cache"), null=True, blank=True)
    tokens_out = models.PositiveIntegerField(_("tokens out"), default=0)
    tokens_estimated = models.PositiveIntegerField(_("tokens estimated"), null=True, blank=True)
    cost = models.DecimalField(_("cost"), max_digits=18, decimal_places=9, null=True, blank=True)
    seconds = models.FloatField(_("seconds"), default=0.0)
    calls = models.PositiveSmallIntegerField(_("calls"), default=0)
    beginning = models.ForeignKey(Beginning, models.RESTRICT, null=True, editable=False, related_name="exchanges")
    words = models.BinaryField(null=True, blank=True)
    recorded_at = models.DateTimeField(_("recorded at"), auto_now_add=True)

    class Meta:
        ordering = ("answer", "chance")
        indexes = (models.Index(fields=("recorded_at",), name="exchanges_by_age"),)
        constraints = (models.UniqueConstraint(fields=("answer", "chance"), name="one_exchange_a_chance"),)
        verbose_name = _("exchange")
        verbose_name_plural = _("exchanges")

    def __str__(self) -> str:
        return f"{self.answer}, chance {self.chance}"

    def get_absolute_url(self) -> str:
        return reverse("exchange", args=(self.pk,))
