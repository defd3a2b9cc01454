"""The lobby as a form: one field per setting, with the label, range and default that the engine declares."""

import dataclasses
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from django import forms
from django.core.exceptions import ValidationError
from django.forms.boundfield import BoundField
from django.utils import translation
from django.utils.functional import Promise
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from games.engine import maps
from games.engine.facts import rules as ruling
from games.engine.lobby import feasibility, lobby_settings
from personas.models import validation

LONGEST_WORDS = 200
LONGEST_LIST = 20
SECTIONS: dict[str, Promise | str] = {
    "max_players": _("Aboard"),
    "emergency_meetings": _("Meetings"),
    "recent_lines": _("Who gets the floor"),
    "ghost_chat": _("The dead, and the end"),
}
"""Each section begins with that setting, and extends to the first setting of the next section."""


class Ticks(forms.CharField):
    """Whole numbers separated by commas, each within the range of the setting."""

    def __init__(self, setting: lobby_settings.Setting, **kwargs: Any) -> None:
        super().__init__(required=False, max_length=LONGEST_WORDS, **kwargs)
        self._each = forms.IntegerField(min_value=int(setting.low or 0), max_value=int(setting.high or 0))

    def prepare_value(self, value: Any) -> Any:
        return ", ".join(map(str, value)) if isinstance(value, tuple) else value

    def clean(self, value: Any) -> Any:
        parts = [part for part in super().clean(value).replace(",", " ").split() if part]
        if len(parts) > LONGEST_LIST:
            raise ValidationError(_("At most %(most)d numbers.") % {"most": LONGEST_LIST})
        return tuple(self._each.clean(part) for part in parts)


class Lobby(forms.Form):
    """All lobby settings of one match."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields.update((setting.name, _field(setting)) for setting in lobby_settings.SETTINGS)

    @property
    def sections(self) -> Iterator[tuple[Promise | str, list[BoundField]]]:
        names = [name for name in self.fields if name != "map"]
        begins = [names.index(first) for first in SECTIONS]
        for title, begin, end in zip(SECTIONS.values(), begins, [*begins[1:], len(names)], strict=True):
            yield title, [self[name] for name in names[begin:end]]

    def rules(self, players: int) -> ruling.MatchRules:
        """The rules as filled in, with recommended values for invalid fields, so that the rest can still be judged."""
        chosen = ruling.recommended(players, map=self.cleaned_data.get("map", ruling.MatchRules().map))
        return dataclasses.replace(chosen, **{name: self.cleaned_data[name] for name in self._readable})

    def judge(self, players: int) -> list[str]:
        """Adds what is infeasible to each field as an error; returns the problems of the table as a whole."""
        rules = self.rules(players)
        of_the_table = []
        for problem in feasibility.found(rules, players, maps.load(rules.map)):
            said = problem.said(translation)
            if problem.setting not in self.fields:
                of_the_table.append(said)
            elif problem.setting in self._readable:
                self.add_error(problem.setting, said)
        return of_the_table

    @property
    def _readable(self) -> list[str]:
        return [name for name in self.fields if name in self.cleaned_data]


def recommended(players: int, map_id: str, preset: str = "") -> dict[str, Any]:
    """Initial values of the form, by setting."""
    rules = ruling.PRESETS.get(preset, ruling.recommended)(players, map_id)
    return {setting.name: getattr(rules, setting.name) for setting in lobby_settings.SETTINGS}


def recommended_by_players(most: int) -> dict[int, dict[str, Any]]:
    """Recommended values by number of players, only of settings whose recommendation depends on that number."""
    usual = {players: recommended(players, ruling.MatchRules().map) for players in range(1, most + 1)}
    varied = [name for name in usual[1] if len({settings[name] for settings in usual.values()}) > 1]
    return {players: {name: settings[name] for name in varied} for players, settings in usual.items()}


def maps_by_name() -> Sequence[tuple[str, str]]:
    return [(name, gettext(maps.title(name))) for name in maps.DRAWINGS]


def _field(setting: lobby_settings.Setting) -> forms.Field:
    words: dict[str, Any] = {"label": _(setting.title), "help_text": _help(setting)}
    if setting.name == "map":
        return forms.ChoiceField(choices=maps_by_name, **words)
    if setting.name in lobby_settings.SWITCHES:
        return forms.BooleanField(required=False, **words)
    if setting.choices:
        kind: Any = type(setting.default)
        choices = [(choice, _(choice)) for choice in setting.choices]
        return forms.TypedChoiceField(choices=choices, coerce=kind, **words)
    if isinstance(setting.default, tuple):
        return Ticks(setting, **words)
    if setting.low is None:
        return forms.CharField(max_length=LONGEST_WORDS, validators=[validation.plain_line], **words)
    return _number(setting, words)


def _number(setting: lobby_settings.Setting, words: dict[str, Any]) -> forms.Field:
    bounds: dict[str, Any] = {"min_value": setting.low, "max_value": setting.high, "step_size": setting.step}
    whole: dict[str, Any] = {name: int(bound) for name, bound in bounds.items()}
    field: forms.Field
    if setting.name in lobby_settings.FRACTIONS:
        field = forms.FloatField(required=not setting.optional, **bounds, **words)
    else:
        field = forms.IntegerField(required=not setting.optional, **whole, **words)
    field.validators = [_in_turn(field.validators)]
    return field


def _in_turn(validators: Sequence[Callable[[Any], None]]) -> Callable[[Any], None]:
    """Stops at the first failing validator: a value out of range need not also be reported as off its step."""

    def validate(value: Any) -> None:
        for validator in validators:
            validator(value)

    return validate


def _help(setting: lobby_settings.Setting) -> str:
    """The help text, followed by the range (a number field shows none) and how to switch the setting off."""
    told = [str(_(setting.help))]
    if setting.low is not None and setting.high is not None:
        told.append(_("%(low)g to %(high)g.") % {"low": setting.low, "high": setting.high})
    if setting.optional:
        told.append(str(_("Empty: off.")))
    return " ".join(told)
