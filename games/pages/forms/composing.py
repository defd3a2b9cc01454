"""A match as an operator composes it: lobby, seats and terms, validated together so that all problems show at once."""

import dataclasses
import secrets
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any

from django import forms
from django.core.exceptions import ValidationError
from django.utils import timezone
from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _

from games.booking import contexts, estimates, match_forms, ordering
from games.engine import maps
from games.engine.facts import rules as ruling
from games.log import codec
from games.models import Match, Pace, Season
from games.pages.forms import lobby_fields, pasting, seats_form
from glassbox_site.ground.plain import digits
from personas.models import ChatModel, Persona

USUAL_PLAYERS = 8
SEEDS_DRAWN = 2**31
FARTHEST = timedelta(days=366)
"""The farthest that a match can be put off: beyond that, nobody knows which players and models there will be."""


class Terms(match_forms.Limits):
    """Everything about a match besides rules and seats. The token keeps a form sent twice from making two matches."""

    token = forms.CharField(max_length=ordering.LONGEST_TOKEN, widget=forms.HiddenInput)
    pace = forms.ChoiceField(
        label=_("Pace"),
        choices=Pace.choices,
        widget=forms.RadioSelect,
        initial=Pace.BROADCAST,
        help_text=_("For the eye, every step stays on screen for as long as it takes to read."),
    )
    season = forms.ModelChoiceField(
        Season.objects.all(), label=_("Season"), required=False, empty_label=_("none"),
        help_text=_("Whose table the result counts in."),
    )  # fmt: skip
    memory_on = forms.BooleanField(
        label=_("Personas remember"), required=False, initial=True,
        help_text=_("They are given what they learned before, and learn from this match. Off for controlled trials."),
    )  # fmt: skip
    clerk = forms.ModelChoiceField(
        ChatModel.objects.filter(is_active=True), label=_("Clerk"), required=False, empty_label=_("none"),
        help_text=_(
            "A model that reads what the players say, for spectators only, alongside the reader of claims. The match's "
            "budget pays for it; no player ever hears of it, and no record counts what it reads."
        ),
    )  # fmt: skip
    caster = forms.ModelChoiceField(
        ChatModel.objects.filter(is_active=True), label=_("Caster"), required=False, empty_label=_("none"),
        help_text=_(
            "A model that says in its own words, for spectators only, what the commentary remarks on. Whatever names "
            "anything beyond the facts is dropped; the match's budget pays for it, and no match on air waits for it."
        ),
    )  # fmt: skip
    seed = forms.IntegerField(
        label=_("Seed"), required=False, min_value=ordering.SEEDS[0], max_value=ordering.SEEDS[-1],
        help_text=_("The same seed and the same decisions make the same match. Empty: drawn at random."),
    )  # fmt: skip
    start_at = forms.DateTimeField(
        label=_("Starts at (UTC)"), required=False,
        widget=forms.DateTimeInput({"type": "datetime-local"}, format="%Y-%m-%dT%H:%M"),
        help_text=format_lazy(
            _("Empty: as soon as a worker is free. At most {days} days from now."), days=FARTHEST.days
        ),
    )  # fmt: skip

    def clean_start_at(self) -> datetime | None:
        start_at: datetime | None = self.cleaned_data["start_at"]
        if start_at is not None and start_at <= timezone.now():
            raise ValidationError(_("This time is in the past."))
        if start_at is not None and start_at > timezone.now() + FARTHEST:
            told = {"days": FARTHEST.days}
            raise ValidationError(_("At most %(days)d days from now."), code="max_value", params=told)
        return start_at


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Problem:
    """One problem and its field; `label` and `id` are empty if it belongs to no field."""

    said: str
    label: str = ""
    id: str = ""


class Composition:
    """The three forms that make up one order."""

    def __init__(self, lobby_form: lobby_fields.Lobby, seats: seats_form.Seats, terms: Terms) -> None:
        self.lobby, self.seats, self.terms = lobby_form, seats, terms
        self.table_problems: list[str] = []

    def is_valid(self) -> bool:
        """Validates all forms, so that the problems of each are found whatever is wrong in the others."""
        valid = [self.lobby.is_valid(), self.seats.is_valid(), self.terms.is_valid()]
        self.table_problems = self.lobby.judge(len(self.seats.seated))
        self._judge_contexts()
        forms_valid = self.lobby.is_valid() and self.seats.is_valid() and self.terms.is_valid()
        return all(valid) and forms_valid and not self.table_problems

    def _judge_contexts(self) -> None:
        """Adds an error at each seat whose model cannot hold even the shortest prompt of this match, and likewise for
        clerk and caster."""
        for row, persona in self._personas:
            if said := contexts.problem(persona, self._rules):
                row.add_error("who", said)
        if said := contexts.clerk_problem(self.terms.cleaned_data.get("clerk"), self._rules):
            self.terms.add_error("clerk", said)
        if said := contexts.caster_problem(self.terms.cleaned_data.get("caster"), self._rules):
            self.terms.add_error("caster", said)

    @property
    def _personas(self) -> list[tuple[seats_form.Seat, Persona]]:
        """Rows with their valid personas; empty if the form was not sent."""
        seated = self.seats.seated if self.lobby.is_bound else []
        return [(row, row.persona) for row in seated if "who" not in row.errors and row.persona]

    @property
    def _rules(self) -> ruling.MatchRules:
        return self.lobby.rules(len(self.seats.seated))

    @property
    def context_needed(self) -> int:
        """Tokens that the most demanding model needs to hold a meeting of usual length whole; 0 without models."""
        needs = [contexts.need(persona, self._rules) for _row, persona in self._personas]
        return max((needed.usual for needed in needs if needed), default=0)

    def order(self) -> ordering.Order:
        agreed = self.terms.cleaned_data
        chairs = tuple(row.chair() for row in self.seats.seated)
        return ordering.Order(
            token=agreed["token"],
            chairs=chairs,
            rules=self.lobby.rules(len(chairs)),
            seed=secrets.randbelow(SEEDS_DRAWN) if agreed["seed"] is None else agreed["seed"],
            pace=Pace(agreed["pace"]),
            memory_on=agreed["memory_on"],
            clerk=agreed["clerk"],
            caster=agreed["caster"],
            start_at=agreed["start_at"],
            budget_dollars=agreed["budget_dollars"],
            budget_tokens=agreed["budget_tokens"],
            season=agreed["season"],
        )

    def refuse(self, problems: Mapping[str, Any]) -> None:
        """Adds the problems that were found only when the order was placed."""
        for field, said in problems.items():
            if field in self.terms.fields:
                self.terms.add_error(field, list(said))
            else:
                self.table_problems += said

    @property
    def problems(self) -> list[Problem]:
        """All problems: those of the table as a whole, then of the seats, the lobby and the terms."""
        table_wide = [*self.seats.non_form_errors(), *self.table_problems]
        rows = enumerate(self.seats.forms, start=1)
        of_rows = [
            problem for place, row in rows for problem in _of_form(row, _("Seat %(place)d: ") % {"place": place})
        ]
        of_table = [Problem(said=said, label=str(_("The table")), id="table-title") for said in table_wide]
        return [*of_table, *of_rows, *_of_form(self.lobby), *_of_form(self.terms)]

    @property
    def estimate(self) -> estimates.Estimate:
        """What the match would cost. `is_valid` must have been called."""
        seated = [row for row in self.seats.seated if row.is_valid()]
        standing = self.lobby.cleaned_data.get("standing_bids") or 0 if self.lobby.is_bound else 0
        beside = self.terms.cleaned_data if self.terms.is_bound else {}
        models = [row.model for row in seated if row.model]
        return estimates.estimate(models, len(seated), standing, beside.get("clerk"), beside.get("caster"))


def _of_form(form: forms.Form, whose: str = "") -> list[Problem]:
    fields = [form[name] for name in form.errors if name in form.fields]
    return [
        Problem(said=str(said), label=f"{whose}{field.label}", id=field.id_for_label or f"{field.auto_id}_0")
        for field in fields
        for said in field.errors
    ]


def of_pasted(filled: pasting.Filled | None) -> list[Problem]:
    said = filled.problems if filled else []
    return [Problem(said=each, label=str(_("Rules as YAML or JSON")), id=pasting.FIELD) for each in said]


def sent(data: Any) -> Composition:
    return Composition(lobby_fields.Lobby(data), seats_form.rows(seats_form.Cast.of_today(), data=data), Terms(data))


def blank(players: int, map_id: str, preset: str = "") -> Composition:
    """A composition with the lobby's preset for this many players, and house players at the table."""
    cast = seats_form.Cast.of_today()
    seats = seats_form.rows(cast, initial=cast.usual(players))
    return Composition(lobby_fields.Lobby(initial=lobby_fields.recommended(players, map_id, preset)), seats, _terms())


def like(match: Match) -> Composition:
    """A composition with that match's rules, seats and terms, but not its seed: it would reveal a running match."""
    cast = seats_form.Cast.of_today()
    rules = codec.rules_of(match.rules)
    chosen = {name: getattr(rules, name) for name in lobby_fields.Lobby().fields}
    agreed = ("pace", "season", "memory_on", "clerk", "caster", "budget_dollars", "budget_tokens")
    terms = {name: getattr(match, name) for name in agreed}
    return Composition(
        lobby_fields.Lobby(initial=chosen), seats_form.rows(cast, initial=cast.as_in(match)), _terms(**terms)
    )


def players_within(map_id: str, wanted: str) -> int:
    """The number of players nearest to the one asked for that the map allows."""
    station = maps.load(map_id)
    number = digits.number(wanted)
    return min(max(USUAL_PLAYERS if number is None else number, station.min_players), station.max_players)


def known_map(wanted: str) -> str:
    return wanted if wanted in maps.DRAWINGS else ruling.MatchRules().map


def _terms(**initial: Any) -> Terms:
    return Terms(initial={"token": secrets.token_urlsafe(16), **initial})
