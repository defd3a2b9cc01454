"""The form of a new series: its fields, the file made from them, and filling them from a file."""

from collections.abc import Iterator, Mapping
from typing import Any

import yaml
from django import forms
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from games.experiments.series import series_file
from games.pages.forms import lobby_fields
from games.pages.forms.long_select import LongSelect
from games.players.bots import temperaments
from glassbox_site.ground.problems import Path, Problem
from glassbox_site.ground.reading import strict_yaml
from personas import roster
from personas.models import ChatModel, StrategyTier

KINDS = ("persona", "model", "bot", "person")
ROWS = series_file.MOST_ENTRIES
SPARE = 2
FIELDS: dict[Path, str] = {
    ("stop", "rule"): "rule", ("stop", "false_alarm"): "false_alarm", ("stop", "miss"): "miss",
    ("budget", "dollars"): "dollars", ("budget", "tokens"): "tokens", ("seeds", "base"): "seeds",
    ("void", "lost_turns"): "lost_turns", ("rules", "map"): "map", ("rules", "impostors"): "impostors",
    ("people", "wait"): "wait", ("rules", "people_told"): "are_told",
    ("budget",): "dollars", ("stop",): "rule", ("void",): "lost_turns", ("people",): "wait",
}  # fmt: skip


def _minds() -> list[tuple[str, Any]]:
    groups = {
        gettext("Personas"): [(f"persona:{one.key}", str(one)) for one in roster.available()],
        gettext("Models"): [(f"model:{one.slug}", one.name) for one in ChatModel.objects.filter(is_active=True)],
        gettext("House bots"): [(f"bot:{name}", gettext(name)) for name in temperaments.BY_NAME],
        gettext("People"): [(f"person:{name}", _kept_by(name)) for name in temperaments.BY_NAME],
    }
    return [("", "–"), *((title, choices) for title, choices in groups.items() if choices)]


def _kept_by(bot: str) -> str:
    return gettext("a person, in the seat of a bot: %(bot)s") % {"bot": gettext(bot)}


def _tiers() -> list[tuple[str, str]]:
    return [("", "–"), *((name, name) for name in StrategyTier.objects.values_list("name", flat=True))]


class Who(forms.Form):
    """One entry or filler. The reader of files validates it; an unknown name is kept, so that it can be reported."""

    mind = forms.ChoiceField(label=_("Who"), required=False, widget=LongSelect)
    tier = forms.ChoiceField(label=_("Advice"), required=False)
    temperature = forms.FloatField(label=_("Temperature"), required=False)
    label = forms.CharField(label=_("Label"), required=False, max_length=60)

    def __init__(self, *said: Any, minds: list[tuple[str, Any]], tiers: list[tuple[str, str]], **asked: Any) -> None:
        super().__init__(*said, **asked)
        named = self.data.get(self.add_prefix("mind"), "")
        known = {value for _title, group in minds[1:] for value, _name in group}
        strange = [] if not named or named in known else [(named, f"{named} ?")]
        for field, choices in (("mind", [*minds, *strange]), ("tier", tiers)):
            self.fields[field].choices = choices  # type: ignore[attr-defined]

    @property
    def said(self) -> dict[str, Any]:
        """The row as it is written in the file."""
        kind, _colon, name = self.cleaned_data["mind"].partition(":")
        rest = {field: self.cleaned_data.get(field) for field in ("tier", "temperature", "label")}
        return {kind: name} | {field: value for field, value in rest.items() if value not in ("", None)}


class SeriesForm(forms.Form):
    name = forms.CharField(label=_("Name"), max_length=200)
    question = forms.CharField(label=_("Question"), required=False, widget=forms.Textarea(attrs={"rows": 2}))
    design = forms.ChoiceField(
        label=_("Design"),
        choices=[
            (
                "mirrored",
                _("mirrored: one has the impostors’ seats, the other the crew’s; then the reverse"),
            ),
            ("role", _("role: each has all seats of one side, against fillers")),
            ("seat", _("seat: each has one seat, among fillers")),
        ],
    )
    side = forms.ChoiceField(
        label=_("Side"),
        choices=[("impostors", _("impostors")), ("crew", _("crew"))],
        help_text=_("For the design “role”."),
    )
    players = forms.IntegerField(label=_("Players"))
    map = forms.ChoiceField(label=_("Map"), choices=lobby_fields.maps_by_name)
    impostors = forms.IntegerField(label=_("Impostors"), required=False, help_text=_("Empty: as the lobby recommends."))
    rules = forms.CharField(
        label=_("Other rules"), required=False, widget=forms.Textarea(attrs={"rows": 3, "spellcheck": "false"}),
        help_text=_("Lobby settings as YAML, such as kill_cooldown: 15."),
    )  # fmt: skip
    pairs = forms.IntegerField(
        label=_("Pairs"), required=False, help_text=_("For each two entries; or leave empty, and:")
    )
    detect = forms.FloatField(
        label=_("Difference to be seen, in points"), required=False, help_text=_("The number of pairs follows.")
    )
    rule = forms.ChoiceField(
        label=_("It stops"),
        choices=[
            ("fixed", _("after all pairs")),
            ("sequential", _("as soon as a sequential test has decided, or after all pairs")),
        ],
    )
    false_alarm = forms.FloatField(label=_("False alarms"), help_text=_("Of the test, as a share."))
    miss = forms.FloatField(label=_("Misses"), help_text=_("As a share."))
    dollars = forms.FloatField(label=_("Budget in $"), required=False, help_text=_("Empty for no limit."))
    tokens = forms.IntegerField(label=_("Budget in tokens"), required=False, help_text=_("Empty for no limit."))
    seeds = forms.CharField(
        label=_("Seeds"), help_text=_("One number from which they are drawn, or one for each pair: 3, 7, 12.")
    )
    lost_turns = forms.FloatField(
        label=_("Void above lost turns"), help_text=_("A pair is void if an entry lost a larger share of its turns.")
    )
    wait = forms.IntegerField(
        label=_("Minutes to wait for people"), required=False,
        help_text=_("A pair in which somebody’s seat stayed empty is void."),
    )  # fmt: skip
    are_told = forms.BooleanField(label=_("Models know who is a person"), required=False)
    token = forms.CharField(widget=forms.HiddenInput, max_length=64)

    def clean(self) -> None:
        said = self.cleaned_data
        if said.get("rule") == "fixed" and None not in (said.get("pairs"), said.get("detect")):
            self.add_error(
                "detect", _("The number of pairs is given and need not follow from this: leave one of the two empty.")
            )


DEFAULTS = {
    "design": "mirrored", "side": "impostors", "players": "8", "map": "skeld", "pairs": "20", "rule": "fixed",
    "false_alarm": "0.05", "miss": "0.05", "seeds": "1", "lost_turns": "0.25", "wait": "60",
}  # fmt: skip


def written(form: SeriesForm, entries: list[Who], fillers: list[Who]) -> str:
    """The file that the fields make, as YAML. Invalid and empty fields are left out."""
    said = form.cleaned_data
    told = {name: said.get(name) for name in ("name", "question", "design")}
    if said.get("design") == "role":
        told["side"] = said.get("side")
    told["entries"], told["fillers"] = [row.said for row in entries], [row.said for row in fillers]
    told |= {"players": said.get("players"), "rules": _rules(said), "pairs": said.get("pairs")}
    told["detect"] = said.get("detect")
    if said.get("rule") == "sequential":
        told["stop"] = {name: said.get(name) for name in ("rule", "false_alarm", "miss")}
    told["budget"] = _without_blanks({name: said.get(name) for name in ("dollars", "tokens")})
    told["seeds"] = _seeds(str(said.get("seeds", "1")))
    told["void"] = {"lost_turns": said.get("lost_turns")}
    if any("person" in row.said for row in entries):
        told["people"] = _without_blanks({"wait": said.get("wait")})
    return yaml.safe_dump(_without_blanks(told), sort_keys=False, allow_unicode=True)


def _without_blanks(told: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in told.items() if value is not None and value not in ("", [], {})}


def _rules(said: Mapping[str, Any]) -> Any:
    chosen = _without_blanks({"map": said.get("map"), "impostors": said.get("impostors")})
    chosen |= {"people_told": True} if said.get("are_told") else {}
    try:
        others = strict_yaml.load(said.get("rules", "")) or {}
    except strict_yaml.Unreadable:
        return said["rules"]
    return {**chosen, **others} if isinstance(others, dict) else others


def _seeds(text: str) -> Any:
    """One number is a base, several are a list. What is not a number stays as text, for the reader to refuse."""
    parts = [part.strip() for part in text.strip("[] ").split(",") if part.strip()]
    numbers = [int(part) if _is_number(part) else part for part in parts]
    return {"base": numbers[0]} if len(numbers) == 1 else numbers


def _is_number(part: str) -> bool:
    return part.removeprefix("-").isdecimal() and len(part) <= strict_yaml.LONGEST_NUMBER


def filled(data: Mapping[str, Any]) -> dict[str, str]:
    """The fields as filled from this file; what a field cannot hold keeps its default."""
    found = dict(DEFAULTS)
    for name in ("name", "question", "design", "side", "players", "pairs", "detect"):
        found |= _plain(name, data.get(name))
    found["pairs"] = found["pairs"] if "pairs" in data else ""
    for (section, *key), name in FIELDS.items():
        inside = data.get(str(section))
        if key and isinstance(inside, dict):
            found |= _plain(name, inside.get(key[0]))
    if isinstance(seeds := data.get("seeds"), list):
        found["seeds"] = ", ".join(map(str, seeds))
    rules = data.get("rules")
    listed = rules if isinstance(rules, dict) else {}
    others = {name: each for name, each in listed.items() if name not in ("map", "impostors", "people_told")}
    found["rules"] = yaml.safe_dump(others, sort_keys=False) if others else ""
    for group in ("entries", "fillers"):
        rows = data.get(group)
        for place, each in enumerate(rows[:ROWS] if isinstance(rows, list) else []):
            found |= _row(f"{group}-{place}", each)
    return found


def _row(prefix: str, each: Any) -> dict[str, str]:
    if not isinstance(each, dict):
        return {f"{prefix}-mind": "persona:?"}
    named = next((f"{kind}:{each[kind]}" for kind in KINDS if each.get(kind)), "persona:?")
    rest = {
        f"{prefix}-{name}": str(each[name]) for name in ("tier", "temperature", "label") if each.get(name) is not None
    }
    return {f"{prefix}-mind": named, **rest}


def _plain(name: str, value: Any) -> dict[str, str]:
    return {} if value is None or isinstance(value, list | dict) else {name: str(value)}


def place(problem: Problem) -> tuple[str, int | None, str] | None:
    """Where to show the problem: group, row and field; an empty group and no row for the main form; None if nowhere."""
    match problem.path:
        case (("entries" | "fillers") as group, int(row), *rest):
            field = str(rest[0]) if rest and rest[0] in ("tier", "temperature", "label") else "mind"
            return str(group), row, field
        case (("entries" | "fillers") as group,):
            return str(group), 0, "mind"
        case ("rules", *_rest) as path if path not in FIELDS:
            return "", None, "rules"
        case ("seeds", *_rest):
            return "", None, "seeds"
        case path if path in FIELDS:
            return "", None, FIELDS[path]
        case (str(name),) if name in SeriesForm.base_fields:
            return "", None, name
    return None


def rows(data: Mapping[str, str]) -> dict[str, list[Who]]:
    """By group, the rows that name somebody, packed without gaps, and two spare ones; empty rows are dropped."""
    offered = {"minds": _minds(), "tiers": _tiers()}
    return {group: [*_rows(data, group, offered)] for group in ("entries", "fillers")}


def _rows(data: Mapping[str, str], group: str, offered: Mapping[str, Any]) -> Iterator[Who]:
    named = [place for place in range(ROWS + SPARE) if data.get(f"{group}-{place}-mind")]
    packed = {
        f"{group}-{new}-{name}": data[f"{group}-{old}-{name}"]
        for new, old in enumerate(named)
        for name in Who.base_fields
        if f"{group}-{old}-{name}" in data
    }
    for place in range(min(len(named) + SPARE, ROWS + SPARE)):
        yield Who(packed, prefix=f"{group}-{place}", **offered)
