"""The form that orders a fork: what is changed at a line, how deep and how often it is played, and its budget."""

import secrets
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pydantic
from django import forms
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from games.booking.match_forms import Limits
from games.engine.facts import identities
from games.engine.state import fold
from games.experiments.forks import changes, fork_orders
from games.experiments.forks.branches import Entry
from games.experiments.forks.changes import Change, Depth
from games.models import Fork, Match
from games.models.fork import Depth as Depths
from games.pages.forms.long_select import LongSelect
from games.players.bots import temperaments
from glassbox_site.ground import words
from glassbox_site.ground.plain import digits
from personas.models import ChatModel, Persona, StrategyTier

EVERY_LINE = "every-line"
TIMES = (16, 32, 64)
CHANGES = (
    ("unsay", _("Unsay this line")),
    ("unsay-claim", _("Unsay the claim: every line of the meeting that claims the same")),
    ("say", _("Say something else instead")),
    ("mute", _("Mute its speaker for the rest of the meeting")),
    ("recast", _("Another mind in a seat, from here on")),
    ("whisper", _("Whisper one sentence to a seat")),
    ("vote", _("Change a vote")),
    (EVERY_LINE, _("Which line decided it? Unsay each line of the meeting, one by one")),
)
DEPTHS = ((Depths.VOTE, _("to the vote alone")), (Depths.PLAY_ON, _("to the end of the match")))
NEEDED = {"say": ("message",), "recast": ("color", "mind"), "whisper": ("color", "text"), "vote": ("color", "ballot")}
"""The fields that each change needs, besides the entry."""


class ForkForm(Limits):
    token = forms.CharField(max_length=100, widget=forms.HiddenInput, initial=lambda: secrets.token_urlsafe(16))
    at = forms.IntegerField(widget=forms.HiddenInput, min_value=1)
    change = forms.ChoiceField(label=_("What is changed"), choices=CHANGES, widget=forms.RadioSelect, initial="unsay")
    message = forms.CharField(
        label=_("What is said instead"), required=False, widget=forms.Textarea({"rows": 2}), max_length=4_000
    )
    color = forms.ChoiceField(label=_("Seat"), required=False)
    mind = forms.ChoiceField(label=_("Who thinks there instead"), required=False, widget=LongSelect)
    text = forms.CharField(
        label=_("What is whispered"), required=False, widget=forms.Textarea({"rows": 2}), max_length=500
    )
    ballot = forms.ChoiceField(label=_("Whom it votes for instead"), required=False)
    depth = forms.ChoiceField(label=_("How far it is played on"), choices=DEPTHS, initial=Depths.VOTE, required=False)
    times = forms.TypedChoiceField(
        label=_("Continuations with the change, and as many without it"), initial=TIMES[0],
        choices=[(each, str(each)) for each in TIMES], coerce=int,
        help_text=_("16 are enough for a look, 32 for a finding."),
    )  # fmt: skip

    field_order = ("token", "at", "change", "message", "color", "mind", "text", "ballot", "depth", "times")

    def __init__(self, match: Match, entries: Sequence[Entry], *said: Any, **told: Any) -> None:
        super().__init__(*said, **told)
        self._match, self._entries = match, entries
        self.order: fork_orders.Order | None = None
        living = fold.fold(entries[: digits.number(str(self["at"].value())) or len(entries)]).living
        there = match.seats.filter(color__in=living).order_by("place")
        seats = [(seat.color, f"{gettext(seat.color.title())}: {seat.name}") for seat in there]
        self.choices("color", seats)
        self.choices("mind", list(_minds()))
        self.choices("ballot", [*seats, (identities.SKIP, gettext("nobody: it skips"))])
        for field in self.fields.values():
            field.widget.attrs.setdefault("autocomplete", "off")

    def choices(self, name: str, choices: Sequence[tuple[str, Any]]) -> None:
        field = self.fields[name]
        assert isinstance(field, forms.ChoiceField)
        field.choices = choices

    def clean(self) -> dict[str, Any]:
        said = super().clean() or {}
        wanted = said.get("change", "")
        for name in NEEDED.get(wanted, ()):
            if not said.get(name) and name not in self.errors:
                self.add_error(name, gettext("Say it."))
        if not self.errors:
            self._judge(said, wanted)
        return said

    def _judge(self, said: Mapping[str, Any], wanted: str) -> None:
        try:
            tried = self._changes(said, wanted)
        except pydantic.ValidationError as refusal:
            self.add_error(None, "; ".join(each["msg"] for each in refusal.errors()))
            return
        depths = tried[0].depths if tried else tuple(Depth)
        order = fork_orders.Order(
            token=said["token"],
            parent=self._match,
            changes=tried,
            depth=Depth(said["depth"] or depths[0]),
            times=said["times"],
            budget_dollars=said["budget_dollars"],
            budget_tokens=said["budget_tokens"],
        )
        wrong = [problem for each in tried for problem in changes.problems(self._entries, each, order.depth)]
        told = {(self._field(problem.path), problem.said) for problem in wrong}
        known = {str(problem) for problem in wrong}
        for field, texts in fork_orders.problems(order).items():
            told |= {(field if field in self.fields else None, text) for text in texts if text not in known}
        for name, text in sorted(told, key=str):
            self.add_error(name, text)
        if not told:
            self.order = order

    def _field(self, path: Sequence[object]) -> str | None:
        return str(path[0]) if path and path[0] in self.fields else None

    def _changes(self, said: Mapping[str, Any], wanted: str) -> tuple[Change, ...]:
        at = said["at"]
        if wanted == EVERY_LINE:
            return fork_orders.every_line(self._entries, at)
        more = {name: words.harmless(said[name]) for name in NEEDED.get(wanted, ())}
        if wanted == "vote":
            at = changes.ballot_cast(self._entries, at, more.pop("color")) or at
        return (changes.RECORD.validate_python({"change": wanted, "at": at, **more}),)


def known(form: ForkForm) -> Fork | None:
    return fork_orders.known(form.order) if form.order else None


def _minds() -> Iterator[tuple[str, list[tuple[str, str]]]]:
    yield gettext("House bots"), [(f"bot:{name}", gettext(name)) for name in temperaments.BY_NAME]
    personas = Persona.objects.filter(is_active=True).select_related("model")
    yield gettext("Personas"), [(f"persona:{one.key}", str(one)) for one in personas]
    yield gettext("Models"), [(f"model:{one.slug}", one.name) for one in ChatModel.objects.filter(is_active=True)]
    tiers = StrategyTier.objects.filter(versions__isnull=False).distinct()
    yield gettext("Advice"), [(f"tier:{one.name}", one.name) for one in tiers]
