"""The entry that moved the outcome most: found by who was left alive, how they voted, and what had moved their doubts.

The crew's *hold* is what its majority is worth: 0 if the impostors are as many, 100 if there are none. Of all votes,
the one whose ejection moved the hold most towards the side that won is looked at. The turning point is the line around
which the doubts of those who voted so rose most, or the vote itself if no line raised them much. If no vote helped the
side that won, it is the kill that moved the hold most; if no kill did either, there is no turning point.
"""

import dataclasses
from collections import defaultdict
from collections.abc import Iterator
from enum import StrEnum

from games.engine.facts import events, identities
from games.engine.hindsight import beliefs
from games.engine.hindsight.review import Review
from games.engine.hindsight.sittings import Sitting, sittings

Color = identities.Color
LEAST_POINTS = 5
"""By how many points, on average, a line must have raised the doubts of those who then voted for the ejection."""


class Turning(StrEnum):
    LINE = "line"
    VOTE = "vote"
    KILL = "kill"


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """`seq` is its entry; `who` spoke or killed, None for a vote. `about` was ejected or killed by the entry `outcome`,
    which took the hold from `before` to `after`. For a line, `points` is by how much the doubts of the `voters`, who
    voted for the ejection, rose around it on average."""

    seq: int
    kind: Turning
    about: Color
    outcome: int
    before: int
    after: int
    who: Color | None = None
    points: float = 0.0
    voters: int = 0


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class _Loss:
    seq: int
    color: Color
    killer: Color | None
    before: int
    after: int


def turning_point(review: Review) -> Turn | None:
    end = next((entry.event for entry in reversed(review.entries) if isinstance(entry.event, events.MatchEnded)), None)
    if end is None:
        return None
    for_winner = [(_gain(loss, end.winner), loss) for loss in _losses(review)]
    votes = [(gain, loss) for gain, loss in for_winner if loss.killer is None and gain > 0]
    kills = [(gain, loss) for gain, loss in for_winner if loss.killer is not None and gain > 0]
    if not votes and not kills:
        return None
    _, loss = max(votes or kills, key=lambda found: (found[0], found[1].seq))
    return _of_vote(review, loss) if loss.killer is None else _turn(loss, kind=Turning.KILL, who=loss.killer)


def hold(crew: int, impostors: int) -> int:
    """What the crew's majority is worth, in percent."""
    return round(100 * (1 - impostors / crew)) if crew > impostors else 0


def _gain(loss: _Loss, winner: identities.Side) -> int:
    moved = loss.after - loss.before
    match winner:
        case identities.Side.CREW:
            return moved
        case identities.Side.IMPOSTORS:
            return -moved
        case _:
            return 0


def _losses(review: Review) -> Iterator[_Loss]:
    living = list(review.roles)
    for entry in review.entries:
        match entry.event:
            case events.Killed(victim=color, killer=killer):
                gone: Color = color
                by: Color | None = killer
            case events.Ejected(color=color):
                gone, by = color, None
            case _:
                continue
        if gone in living:
            before = _held(review, living)
            living.remove(gone)
            yield _Loss(seq=entry.seq, color=gone, killer=by, before=before, after=_held(review, living))


def _held(review: Review, living: list[Color]) -> int:
    bad = sum(review.is_impostor(color) for color in living)
    return hold(len(living) - bad, bad)


def _of_vote(review: Review, loss: _Loss) -> Turn:
    sitting = next((each for each in sittings(review.entries) if each.closed == loss.seq), None)
    found = _line(review, sitting, loss.color) if sitting else None
    if found is None:
        return _turn(loss, kind=Turning.VOTE)
    seq, points, voters = found
    spoken = review.entries[seq - 1].event
    assert isinstance(spoken, events.Spoke)
    return dataclasses.replace(
        _turn(loss, kind=Turning.LINE, who=spoken.color), seq=seq, points=points, voters=voters
    )  # fmt: skip


def _line(review: Review, sitting: Sitting, ejected: Color) -> tuple[int, float, int] | None:
    """The line around which the doubts of those who voted for it rose most, if they rose enough; its points, and the
    number of voters. Ties go to the later line."""
    voters = [voter for voter, ballot in sitting.ballots.items() if ballot == ejected != voter]
    rises = defaultdict[int, list[int]](list)
    for seq, listener, rise in beliefs.swings(review, ejected):
        if sitting.covers(seq) and listener in voters:
            rises[seq].append(rise)
    if not rises:
        return None
    points, seq = max((sum(found) / len(voters), seq) for seq, found in rises.items())
    return (seq, points, len(voters)) if points >= LEAST_POINTS else None


def _turn(loss: _Loss, *, kind: Turning, who: Color | None = None) -> Turn:
    return Turn(
        seq=loss.seq, kind=kind, who=who, about=loss.color, outcome=loss.seq, before=loss.before, after=loss.after
    )
