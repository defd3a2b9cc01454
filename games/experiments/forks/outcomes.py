"""The outcome of a continuation, and how the outcomes of two arms compare: a function of logs alone."""

import dataclasses
import functools
import itertools
from collections.abc import Callable, Mapping, Sequence

from games.engine.facts import events, identities
from games.engine.hindsight import sittings
from games.engine.state import ledger as ledgers
from games.experiments.forks import branches, changes
from games.experiments.forks.changes import Change, Depth
from glassbox_site.ground.plain import differences, proportions, significance

Color = identities.Color
Entry = ledgers.Entry
NOBODY = "nobody"


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """`voted`: the ballots of the meeting in question were counted; then `ejected` is None if nobody was.

    `winner` is None if the match was not played on. `came_back`: somebody else said in the meeting what was unsaid.
    `left_at` is the first entry after the cut that differs from the original's; None if there is none, and at depth
    `vote`, where entries after the cut do not have the numbers of the original.
    """

    voted: bool
    ejected: Color | None
    impostor_ejected: bool
    winner: identities.Side | None
    came_back: bool = False
    left_at: int | None = None


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """How often something happened in each arm. The difference is the changed arm minus the unchanged one.

    The main row asks about the original's own outcome: who was ejected, or who won if the change is in no meeting.
    """

    question: str
    original: bool
    is_main: bool
    changed: proportions.Proportion
    unchanged: proportions.Proportion
    difference: differences.Estimate
    p: float


def of_original(entries: Sequence[Entry], change: Change) -> Outcome:
    return outcome(entries, entries, change, begun=len(entries), depth=Depth.VOTE)


def outcome(
    original: Sequence[Entry], entries: Sequence[Entry], change: Change, *, begun: int, depth: Depth
) -> Outcome:
    """The outcome of a continuation whose own entries are those after number `begun`."""
    asked = changes.sitting(original, change.at)
    voted = _same(entries, asked)
    ends = [entry.event for entry in entries if isinstance(entry.event, events.MatchEnded)]
    return Outcome(
        voted=voted is not None,
        ejected=voted.ejected if voted else None,
        impostor_ejected=bool(voted and voted.ejected in _impostors(entries)),
        winner=ends[0].winner if ends else None,
        came_back=_came_back(original, entries[begun:], change),
        left_at=_left_at(original, entries, change, begun) if depth is Depth.PLAY_ON else None,
    )


def _left_at(original: Sequence[Entry], entries: Sequence[Entry], change: Change, begun: int) -> int | None:
    """The number of the first differing entry in the continuation. A whisper is an extra entry, so numbers shift by
    one."""
    is_longer = isinstance(change, changes.Whisper) and entries[begun - 1] != original[begun - 1]
    own, theirs = entries[begun:], original[begun - is_longer :]
    pairs = itertools.zip_longest(map(_told, own), map(_told, theirs))
    return next((seq for seq, (mine, its) in enumerate(pairs, start=begun + 1) if mine != its), None)


def _told(entry: Entry) -> tuple[int, events.Event, tuple[Color, ...]]:
    """The entry without its number."""
    return entry.tick, entry.event, entry.audience


def rows(original: Outcome, changed: Sequence[Outcome], unchanged: Sequence[Outcome], depth: Depth) -> list[Row]:
    """One row for each thing that happened in any of them. Who won is asked only where it was played on."""
    return [
        _row(name, happens, original, changed, unchanged)
        for name, happens in _questions([original, *changed, *unchanged], depth).items()
    ]


def is_other(original: Outcome, found: Outcome) -> bool:
    if original.voted:
        return (found.voted, found.ejected) != (True, original.ejected)
    return found.winner != original.winner


def _main(original: Outcome) -> str:
    if original.voted:
        return f"ejected:{original.ejected or NOBODY}"
    return f"won:{original.winner}"


def _row(
    name: str,
    happens: Callable[[Outcome], bool],
    original: Outcome,
    changed: Sequence[Outcome],
    unchanged: Sequence[Outcome],
) -> Row:
    first, second = (sum(map(happens, changed)), len(changed)), (sum(map(happens, unchanged)), len(unchanged))
    return Row(
        question=name,
        original=happens(original),
        is_main=name == _main(original),
        changed=proportions.wilson(*first),
        unchanged=proportions.wilson(*second),
        difference=differences.newcombe(first, second),
        p=significance.fisher(first, second),
    )


def _questions(found: Sequence[Outcome], depth: Depth) -> Mapping[str, Callable[[Outcome], bool]]:
    asked: dict[str, Callable[[Outcome], bool]] = {}
    voted = [each for each in found if each.voted]
    if voted:
        asked["impostor_ejected"] = lambda each: each.impostor_ejected
    for color in sorted({each.ejected for each in voted if each.ejected}, key=list(Color).index):
        asked[f"ejected:{color}"] = functools.partial(_is_ejected, color)
    if any(each.ejected is None for each in voted):
        asked[f"ejected:{NOBODY}"] = lambda each: each.voted and each.ejected is None
    for side in sorted({each.winner for each in found if each.winner and depth is Depth.PLAY_ON}):
        asked[f"won:{side}"] = functools.partial(_is_won_by, side)
    return asked


def _is_ejected(color: Color, found: Outcome) -> bool:
    return found.ejected == color


def _is_won_by(side: identities.Side, found: Outcome) -> bool:
    return found.winner == side


def _impostors(entries: Sequence[Entry]) -> set[Color | None]:
    dealt = [entry.event for entry in entries if isinstance(entry.event, events.RoleDealt)]
    return {event.color for event in dealt if event.role is identities.Role.IMPOSTOR}


def _same(entries: Sequence[Entry], asked: sittings.Sitting | None) -> sittings.Sitting | None:
    """The same meeting in a continuation. What comes before it is the same, so it opens with the same entry number."""
    if asked is None:
        return None
    return next((each for each in sittings.sittings(entries) if each.opened == asked.opened), None)


def _came_back(original: Sequence[Entry], own: Sequence[Entry], change: Change) -> bool:
    """Whether somebody else makes the same claim, or accuses the same player, before the meeting is over."""
    gone = [branches.line(original, seq) for seq in branches.unsaid(original, change)]
    for entry in own:
        if isinstance(entry.event, events.MeetingClosed):
            return False
        if isinstance(entry.event, events.Spoke) and any(_repeats(entry.event, line) for line in gone):
            return True
    return False


def _repeats(said: events.Spoke, gone: events.Spoke) -> bool:
    accused = {span.color for span in gone.accusations}
    return said.color != gone.color and (
        any(branches.declares(said, claim) for claim in gone.claims)
        or any(span.color in accused for span in said.accusations)
    )
