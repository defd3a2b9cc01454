"""People and programs who sit in seats, and what they were asked. Each sits in the seat of a bot."""

from django.db import models
from django.db.models.functions import Now
from django.utils.translation import gettext_lazy as _

from games.engine.facts import identities
from games.models.match import Match
from games.models.seat import Seat

DIGEST = 64


class Person(models.Model):
    """Somebody who may sit down by a link, or has. Only digests of link, browser and withdrawal key are kept.

    `misses` counts the questions in a row that were not answered. With `has_stand_in`, the seat's bot plays while
    nobody sits there or the person is gone; without, turns are lost while the person is gone. An agent is somebody's
    program: its link is its token, and from then on the key of its line. `erased_to` is the entry up to which the words
    of a person who withdrew are gone.
    """

    seat = models.OneToOneField(Seat, models.CASCADE, related_name="person")
    link = models.CharField(max_length=DIGEST, unique=True, editable=False)
    browser = models.CharField(max_length=DIGEST, blank=True, editable=False)
    withdrawal = models.CharField(max_length=DIGEST, blank=True, db_index=True, editable=False)
    has_stand_in = models.BooleanField(_("a bot plays for who is gone"), default=False)
    is_agent = models.BooleanField(_("a program plays"), default=False, editable=False)
    in_data_sets = models.BooleanField(_("words may be in data sets"), default=False)
    misses = models.PositiveSmallIntegerField(default=0, editable=False)
    revoked_at = models.DateTimeField(_("revoked at"), null=True, blank=True)
    sat_down_at = models.DateTimeField(_("sat down at"), null=True, blank=True)
    withdrawn_at = models.DateTimeField(_("withdrawn at"), null=True, blank=True)
    erased_to = models.PositiveIntegerField(null=True, editable=False)

    class Meta:
        verbose_name = _("person")
        verbose_name_plural = _("people")

    def __str__(self) -> str:
        return str(self.seat)


def sitter(seat: Seat) -> Person | None:
    """Who sat down in the bot's place, person or program; None if somebody was invited and never came."""
    invited: Person | None = getattr(seat, "person", None)
    return invited if invited and invited.sat_down_at else None


def told_as(seat: Seat) -> str:
    """ "person" or "program"; empty if neither sat down."""
    found = sitter(seat)
    return "" if found is None else "program" if found.is_agent else "person"


def bot(seat: Seat) -> str | None:
    """The temperament of the bot that played there, if one did."""
    return None if sitter(seat) else seat.temperament or None


class Echo(models.Model):
    """What another match repeats of the words of a person who withdrew. It is kept as long as the words may stand
    there: while that match is played, its log is its worker's."""

    person = models.ForeignKey(Person, models.CASCADE, related_name="echoes")
    match = models.ForeignKey(Match, models.CASCADE, related_name="echoes")
    sentences = models.JSONField(default=list)

    class Meta:
        ordering = ("match",)
        constraints = (models.UniqueConstraint(fields=("person", "match"), name="one_echo_a_match"),)

    def __str__(self) -> str:
        return f"{self.person} in {self.match}"


class Question(models.Model):
    """What a person was asked in the step after entry `step`, and the one answer to it. The state decides: whoever
    changes it from `open` was first, and nobody changes it again. Kinds and states are those of `players/humans`."""

    match = models.ForeignKey(Match, models.CASCADE, related_name="questions")
    step = models.PositiveIntegerField()
    color = models.CharField(max_length=10, choices=[(color.value, color) for color in identities.Color])
    kind = models.CharField(max_length=10)
    told = models.JSONField(default=dict)
    asked_at = models.DateTimeField(db_default=Now())
    until = models.DateTimeField()
    state = models.CharField(max_length=10)
    answer = models.TextField(blank=True)

    class Meta:
        ordering = ("match", "step", "color")
        constraints = (models.UniqueConstraint(fields=("match", "step", "color"), name="one_question_a_step"),)

    def __str__(self) -> str:
        return f"{self.match_id}/{self.step} {self.color}"
