"""What scripts need to know of each kind of event to show it: what the engine declares, without what is usual."""

import functools

from games.engine.happenings.declaring import REST, Shown
from games.engine.happenings.every_kind import HAPPENINGS


@functools.cache
def kinds() -> dict[str, dict[str, object]]:
    """By the kind's name; a kind that is shown like most is left out."""
    usual = _told(REST)
    every = {kind.__name__: _told(each.shown) for kind, each in HAPPENINGS.items()}
    return {
        name: {part: value for part, value in told.items() if value != usual[part]}
        for name, told in every.items()
        if told != usual
    }


def _told(shown: Shown) -> dict[str, object]:
    return {
        "loudness": shown.loudness,
        "landmark": shown.landmark,
        "line": shown.line,
        "is_shared": shown.is_shared,
        "held": shown.pace.page,
        "shrinks": shown.pace.shrinks,
    }
