"""Lobby settings as people write them into files, by name: turns them into rules, or says what is wrong with them."""

import dataclasses
import enum
import reprlib
from collections.abc import Mapping

from django.utils.translation import gettext as _

from games.engine import maps
from games.engine.facts import rules as ruling
from games.engine.lobby import lobby_settings

USUAL_MAP = "skeld"


def fault(name: object, value: object) -> str:
    """Why this cannot be a setting; empty if it can. Whether its value is possible is checked by `feasibility`."""
    setting = lobby_settings.BY_NAME.get(name) if isinstance(name, str) else None
    if setting is None:
        return _("%(name)s is no setting") % {"name": reprlib.repr(name)}
    if isinstance(value, dict) or isinstance(value, list) != isinstance(setting.default, tuple):
        wanted = _("must be a list") if isinstance(setting.default, tuple) else _("must be a single value")
        return f"{name} ({reprlib.repr(value)}) {wanted}"
    return ""


def map_fault(name: object) -> str:
    if name in maps.DRAWINGS:
        return ""
    choices = _("must be one of %(choices)s") % {"choices": ", ".join(sorted(maps.DRAWINGS))}
    return f"map ({reprlib.repr(name)}) {choices}"


def rules(settings: Mapping[str, object], seats: int) -> ruling.MatchRules:
    """The rules recommended for that many seats, overridden by the settings; each must have passed `fault`."""
    values = {name: _value(name, value) for name, value in {"map": USUAL_MAP, **settings}.items()}
    return dataclasses.replace(ruling.recommended(seats), **values)  # type: ignore[arg-type] # judged by `feasibility`


def _value(name: str, value: object) -> object:
    """Converts a list to a tuple, a string to the enum member that it names, an int to a float where one is meant."""
    if isinstance(value, list):
        return tuple(value)
    default = lobby_settings.BY_NAME[name].default
    if isinstance(default, enum.StrEnum) and value in tuple(type(default)):
        return type(default)(str(value))
    if isinstance(default, float) and type(value) is int:
        return float(value)
    return value
