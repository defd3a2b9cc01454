"""The changes that can be made to a finished match, each as a small record, and why a record is refused.

`at` is the number of an entry. A change is off-policy if it inserts something that the mind in that seat did not
produce: its figures say what such words would do, not what would have happened.
"""

import dataclasses
from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Annotated, ClassVar, Literal

import pydantic

from games.engine.facts import decisions, events, identities
from games.engine.hindsight import sittings
from games.engine.state import fold
from games.engine.state import ledger as ledgers
from games.experiments.forks import cuts
from glassbox_site.ground.problems import Problem
from glassbox_site.ground.reading import value_faults

Color = identities.Color
LONGEST_WHISPER = 500


class Depth(StrEnum):
    """`vote`: the discussion stays but for the change, and every living player is asked for a ballot once more."""

    VOTE = "vote"
    PLAY_ON = "play-on"


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class _Change:
    at: int
    is_off_policy: ClassVar[bool] = False
    depths: ClassVar[tuple[Depth, ...]] = tuple(Depth)


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class UnsayLine(_Change):
    """One line was never said."""

    change: Literal["unsay"] = "unsay"


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class UnsayClaim(_Change):
    """No line of the meeting declares a claim of the subject and topic of this line's first one."""

    change: Literal["unsay-claim"] = "unsay-claim"


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class SayInstead(_Change):
    message: str
    change: Literal["say"] = "say"
    is_off_policy: ClassVar[bool] = True


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Mute(_Change):
    """From this line on its speaker says nothing in the meeting, but still votes."""

    change: Literal["mute"] = "mute"


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Recast(_Change):
    """Another mind plays that seat from here on."""

    color: Color
    mind: str
    change: Literal["recast"] = "recast"


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Whisper(_Change):
    """One sentence that only this seat is told."""

    color: Color
    text: str
    change: Literal["whisper"] = "whisper"
    is_off_policy: ClassVar[bool] = True


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Revote(_Change):
    """One ballot is changed; the others stay as they were cast."""

    ballot: identities.Ballot
    change: Literal["vote"] = "vote"
    is_off_policy: ClassVar[bool] = True
    depths: ClassVar[tuple[Depth, ...]] = (Depth.PLAY_ON,)


OfALine = UnsayLine | UnsayClaim | SayInstead | Mute
OfASeat = Recast | Whisper
Change = OfALine | OfASeat | Revote
RECORD: pydantic.TypeAdapter[Change] = pydantic.TypeAdapter(Annotated[Change, pydantic.Field(discriminator="change")])


def problems(entries: Sequence[ledgers.Entry], change: Change, depth: Depth) -> list[Problem]:
    """Everything that keeps this change from being tried with this match."""
    found = []
    if depth not in change.depths:
        found.append(Problem(code="a changed vote is played on from", path=("depth",), values={"given": depth.value}))
    if not 1 <= change.at <= len(entries):
        told = {"last": len(entries), "given": change.at}
        return [*found, Problem(code="must be the number of an entry, from 1 to %(last)d", path=("at",), values=told)]
    found += _wrong(entries, change)
    if sitting(entries, change.at) is None and (depth is Depth.VOTE or not isinstance(change, OfASeat)):
        code = "must be in a meeting whose ballots were counted"
        found.append(Problem(code=code, path=("at",), values={"given": change.at}))
    elif depth is Depth.PLAY_ON and change.at < next(cuts.cuts(entries), len(entries)):
        found.append(Problem(code="must be after the first step aboard", path=("at",), values={"given": change.at}))
    return found


def sitting(entries: Sequence[ledgers.Entry], at: int) -> sittings.Sitting | None:
    """The meeting with counted ballots to which that entry belongs."""
    return next((each for each in sittings.sittings(entries) if each.opened <= at <= each.closed), None)


def ballot_cast(entries: Sequence[ledgers.Entry], at: int, color: str) -> int | None:
    """The number of the entry with that seat's last ballot in the meeting to which entry `at` belongs."""
    found = sitting(entries, at)
    cast = entries[found.opened : found.closed] if found else ()
    ballots = [each.seq for each in cast if isinstance(each.event, events.BallotCast) and each.event.color == color]
    return ballots[-1] if ballots else None


def _wrong(entries: Sequence[ledgers.Entry], change: Change) -> Iterator[Problem]:
    target = entries[change.at - 1].event
    match change:
        case Revote(ballot=ballot):
            yield from _wrong_vote(entries, target, change.at, ballot)
        case Recast() | Whisper():
            yield from _wrong_seat(entries, change)
        case _ if not isinstance(target, events.Spoke):
            yield Problem(code="must be the entry of a line", path=("at",), values={"given": change.at})
        case UnsayClaim() if not target.claims:
            yield Problem(code="this line declares no claim", path=("at",), values={"given": change.at})
        case SayInstead(message=message):
            yield from _wrong_words(message, decisions.LONGEST_MESSAGE, "message")


def _wrong_vote(
    entries: Sequence[ledgers.Entry], target: events.Event, at: int, ballot: identities.Ballot
) -> Iterator[Problem]:
    if not isinstance(target, events.BallotCast):
        yield Problem(code="must be the entry of a ballot", path=("at",), values={"given": at})
        return
    choices = [*fold.fold(entries[: at - 1]).living, identities.SKIP]
    if ballot not in choices or ballot == target.ballot:
        other = ", ".join(choice for choice in choices if choice != target.ballot)
        yield Problem(code="must be one of %(other)s", path=("ballot",), values={"other": other, "given": ballot})


def _wrong_seat(entries: Sequence[ledgers.Entry], change: OfASeat) -> Iterator[Problem]:
    living = fold.fold(entries[: change.at]).living
    if change.color not in living:
        told = {"living": ", ".join(living), "given": change.color.value}
        yield Problem(code="must be somebody who lives then: %(living)s", path=("color",), values=told)
    if isinstance(change, Whisper):
        yield from _wrong_words(change.text, LONGEST_WHISPER, "text")


def _wrong_words(text: str, most: int, name: str) -> Iterator[Problem]:
    if not text.strip():
        yield Problem(code="must not be empty", path=(name,))
    elif len(text) > most:
        told = {"most": most, "given": len(text)}
        yield Problem(code="must have at most %(most)d characters", path=(name,), values=told)
    yield from value_faults.keys_in(text, (name,))
