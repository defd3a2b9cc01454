"""Fills the form's fields from rules pasted as YAML or JSON; the fields then validate them."""

import dataclasses
import reprlib
from typing import Any

from django.http import QueryDict
from django.utils.translation import gettext as _

from games.engine.lobby import lobby_settings
from glassbox_site.ground.reading import strict_yaml

FIELD = "pasted"
LONGEST = 20_000


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Filled:
    """The form's fields afterwards, the text that stays in the box, and what could not be used."""

    data: QueryDict
    text: str
    problems: list[str]


def left_over(data: QueryDict) -> Filled | None:
    """A problem if there are pasted rules that were not filled in yet: no match is ordered that ignores them."""
    text = data.get(FIELD, "")
    if not text.strip():
        return None
    told = _("These rules are not in the fields yet: fill them in, or remove them here.")
    return Filled(data=data, text=text, problems=[told])


def filled_in(data: QueryDict) -> Filled:
    """Fills in what can be used. The box is emptied unless there are problems."""
    text, problems = data.get(FIELD, ""), []
    filled = data.copy()
    try:
        settings = _read(text)
    except ValueError as failure:
        return Filled(data=filled, text=text, problems=[str(failure)])
    for name, value in settings.items():
        if not isinstance(name, str) or name not in lobby_settings.BY_NAME:
            problems.append(_("There is no setting %(name)s.") % {"name": reprlib.repr(name)})
        elif not _is_simple(value):
            problems.append(_("%(name)s must be a single value, or a list of numbers.") % {"name": name})
        else:
            _pour(filled, name, value)
    return Filled(data=filled, text=text if problems else "", problems=problems)


def _read(text: str) -> dict[Any, Any]:
    if len(text) > LONGEST:
        raise ValueError(_("The text is too long."))
    loaded = strict_yaml.load(text)
    if not isinstance(loaded, dict):
        raise ValueError(_("The text must hold settings by name, such as impostors: 2."))
    return loaded


def _is_simple(value: Any) -> bool:
    """Looks into one level of list only, as deep as settings go: YAML aliases can nest lists exponentially."""
    several = value if isinstance(value, list) else [value]
    return all(each is None or isinstance(each, str | int | float) for each in several)


def _pour(filled: QueryDict, name: str, value: Any) -> None:
    """Sets the field to what a browser would send for this value."""
    filled.pop(name, None)
    if isinstance(value, list):
        filled[name] = ", ".join(map(str, value))
    elif isinstance(value, bool) and name in lobby_settings.SWITCHES:
        if value:
            filled[name] = "on"
    else:
        filled[name] = "" if value is None else str(value)
