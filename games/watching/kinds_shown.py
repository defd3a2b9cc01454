"""What scripts are told of each kind of event in order to show it: as the engine declares it, without what is usual."""

import functools

from games.engine.happenings.declaring import REST, Shown
from games.engine.happenings.every_kind import HAPPENINGS


@functools.cache
def kinds() -> dict[str, dict[str, object]]:
    """By the kind's name; one that is shown like most has none."""
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
