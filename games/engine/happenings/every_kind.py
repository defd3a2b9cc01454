"""The one table of what happens: every kind of event with all that follows from it."""

from games.engine.facts import events
from games.engine.happenings import (  # noqa: F401 - each declares its kinds
    alarms,
    consoles,
    dealings,
    deaths,
    gatherings,
    heads,
    intentions,
    polls,
    shut_doors,
    steps,
    utterances,
    ventings,
    works,
)
from games.engine.happenings.declaring import HAPPENINGS

if undeclared := [name for name, kind in events.KINDS.items() if kind not in HAPPENINGS]:
    raise TypeError(f"nothing says what follows from {', '.join(undeclared)}")

__all__ = ["HAPPENINGS"]
