"""What a browser sends when an operator composes a match."""

import itertools
from typing import Any

from games.engine.facts import identities
from games.pages.forms import lobby_fields

TOKENS = itertools.count(1)
TEMPERS = ("diligent", "social", "paranoid", "hunter", "schemer", "quiet")


def seats(*whos: str) -> dict[str, str]:
    """Form fields of one seat for each, in the order of the colours."""
    rows = zip(identities.Color, whos, strict=False)
    fields = {
        f"seats-{place}-{name}": value
        for place, (color, who) in enumerate(rows)
        for name, value in (("color", color.value), ("who", who), ("name", ""))
    }
    return {"seats-TOTAL_FORMS": str(len(whos)), "seats-INITIAL_FORMS": "0", **fields}


def bots(players: int) -> dict[str, str]:
    return seats(*(f"bot:{TEMPERS[place % len(TEMPERS)]}" for place in range(players)))


def is_sent(value: Any) -> bool:
    """Whether a browser sends it: a box that is not ticked is not sent."""
    return value is not None and value is not False


def order(players: int = 5, /, **changes: Any) -> dict[str, Any]:
    """The form of a match of house bots with the recommended rules and these changes; None removes a field."""
    chosen = lobby_fields.Lobby(initial=lobby_fields.recommended(players, "outpost"))
    rules = {field.name: field.value() for field in chosen if is_sent(field.value())}
    terms = {"token": f"wish-{next(TOKENS)}", "pace": "flat_out", "memory_on": "on"}
    sent = {**rules, **terms, **bots(players), **changes}
    return {name: value for name, value in sent.items() if value is not None}
