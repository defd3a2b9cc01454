"""What somebody says that differs from what it thinks at that very moment: a heuristic, by the words that accuse.

A line blames whom its words accuse, and whom its claims make an impostor. The thought of the same tick blames whom its
words accuse and, above an even chance, whom its speaker then suspected most. If both blame somebody, and nobody in
common, the two are a pair. Readers of a pair should know that irony and quotation are not understood.
"""

import dataclasses
from collections.abc import Mapping

from games.engine.accusing import accusations
from games.engine.facts import events, identities, testimony
from games.engine.state import ledger as ledgers

Color = identities.Color
Topic = testimony.Topic
EVEN = 50


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Pair:
    """`thought` is the entry of the thought; `says` and `thinks` are whom the line and the thought blame."""

    thought: int
    says: tuple[Color, ...]
    thinks: tuple[Color, ...]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Heads:
    """What was thought since the last line: for each player, the entry of its thought, and whom it blames."""

    seats: tuple[Color, ...] = ()
    thoughts: Mapping[Color, int] = dataclasses.field(default_factory=dict)
    blamed: Mapping[Color, tuple[Color, ...]] = dataclasses.field(default_factory=dict)


def attend(heads: Heads, entry: ledgers.Entry) -> Heads:
    """The heads after one more entry. It has to be called with every entry, in order."""
    match entry.event:
        case events.MatchOpened(seats=seats):
            return Heads(seats=tuple(seat.color for seat in seats))
        case events.MeetingOpened() | events.Spoke() | events.SilenceFell():
            return Heads(seats=heads.seats)
        case events.Thought(color=color, text=text):
            blamed = accusations.accusations(text, speaker=color, target=None, seats=heads.seats)
            thoughts = {**heads.thoughts, color: entry.seq}
            return _blaming(dataclasses.replace(heads, thoughts=thoughts), color, [span.color for span in blamed])
        case events.Suspected(color=color, suspicions=suspicions):
            return _blaming(heads, color, _most_suspected(suspicions))
        case _:
            return heads


def _blaming(heads: Heads, color: Color, blamed: list[Color]) -> Heads:
    together = dict.fromkeys([*heads.blamed.get(color, ()), *blamed])
    return dataclasses.replace(heads, blamed={**heads.blamed, color: tuple(together)})


def _most_suspected(suspicions: tuple[testimony.Suspicion, ...]) -> list[Color]:
    most = max((each.percent for each in suspicions), default=0)
    return [each.color for each in suspicions if each.percent == most > EVEN]


def pair(heads: Heads, line: events.Spoke) -> Pair | None:
    """The pair that a line makes with its speaker's thought, if any. `heads` are those before the line."""
    said, thought = _blamed_by(line), heads.blamed.get(line.color, ())
    if line.color not in heads.thoughts or not said or not thought or set(said) & set(thought):
        return None
    return Pair(thought=heads.thoughts[line.color], says=said, thinks=thought)


def _blamed_by(line: events.Spoke) -> tuple[Color, ...]:
    worded = [span.color for span in line.accusations]
    claimed = [claim.subject for claim in line.claims if _blames(claim)]
    return tuple(dict.fromkeys(color for color in [*worded, *claimed] if color != line.color))


def _blames(claim: testimony.Claim) -> bool:
    if claim.topic is Topic.ROLE:
        return claim.role is identities.Role.IMPOSTOR
    return claim.topic in (Topic.SAW_KILL, Topic.SAW_VENT)
