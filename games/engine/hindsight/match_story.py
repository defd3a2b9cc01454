"""What is told of a match when it is over: what turned it, its best lie and catch, everybody's line, the best moments.

All of it follows from the log alone. Entries are named by their numbers, so that each can be told in any language.
"""

import dataclasses
from collections.abc import Iterator, Mapping, Sequence

from games.engine.facts import events, identities, testimony
from games.engine.hindsight import beliefs, doubt_courses, moments, turning_points
from games.engine.hindsight.review import Review
from games.engine.hindsight.sittings import Sitting, sittings
from games.engine.judging import refutations

Color = identities.Color
BEST = 3
APART = 25
"""How many entries lie at least between two of the best moments, so that no replay of one shows another."""
FEWEST_WORDS, MOST_WORDS = 5, 45
"""How many words a line should have to stand for its speaker."""


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Lie:
    """`thought` is the entry of the speaker's last thought before it, `so` what the log says against it."""

    seq: int
    color: Color
    thought: int | None
    so: refutations.Evidence


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Catch:
    """Who put the table on to an impostor that it then ejected. `seq` is the line, or unless `is_said`, the ballot."""

    seq: int
    color: Color
    caught: Color
    is_said: bool
    points: float


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Story:
    """`lines` has a line of each player in seating order, None if it said nothing; `best` is in the log's order."""

    winner: identities.Side
    reason: events.EndReason
    impostors: tuple[Color, ...]
    turn: turning_points.Turn | None
    lie: Lie | None
    catch: Catch | None
    lines: Mapping[Color, int | None]
    best: tuple[moments.Moment, ...]
    doubts: doubt_courses.Courses


def story(review: Review) -> Story | None:
    """None if the match has not ended."""
    end = next((entry.event for entry in reversed(review.entries) if isinstance(entry.event, events.MatchEnded)), None)
    if end is None:
        return None
    found, tables = moments.moments(review), list(sittings(review.entries))
    return Story(
        winner=end.winner,
        reason=end.reason,
        impostors=end.impostors,
        turn=turning_points.turning_point(review),
        lie=_lie(review, found),
        catch=_catch(review, tables),
        lines=_lines(review, found),
        best=_best(found),
        doubts=doubt_courses.courses(review),
    )


def _lie(review: Review, found: Sequence[moments.Moment]) -> Lie | None:
    """The weightiest lie; ties go to the first."""
    lies = [moment for moment in found if moment.kind is moments.Kind.LIE]
    if not lies:
        return None
    best = max(lies, key=lambda moment: (moment.weight, -moment.seq))
    assert best.color is not None
    told = (stamp for stamp in review.stamps if stamp.seq == best.seq)
    _stamp, so = refutations.of_lines(told, review.entries)[best.seq][0]
    return Lie(seq=best.seq, color=best.color, thought=_thought(review, best.seq, best.color), so=so)


def _thought(review: Review, before: int, color: Color) -> int | None:
    past = reversed(review.entries[: before - 1])
    thoughts = (entry.seq for entry in past if isinstance(entry.event, events.Thought) and entry.event.color == color)
    return next(thoughts, None)


def _catch(review: Review, tables: Sequence[Sitting]) -> Catch | None:
    """The crewmate's line that raised the doubts about an ejected impostor most; ties go to the first. If no crewmate
    accused one, the first ballot of a crewmate against one."""
    caught = [(each, each.ejected) for each in tables if each.ejected and review.is_impostor(each.ejected)]
    said = [catch for sitting, color in caught for catch in _accusers(review, sitting, color)]
    voted = [catch for sitting, color in caught for catch in _voters(review, sitting, color)]
    return max(said or voted, key=lambda catch: (catch.points, -catch.seq), default=None)


def _accusers(review: Review, sitting: Sitting, caught: Color) -> Iterator[Catch]:
    rises: dict[int, list[int]] = {}
    for seq, _listener, rise in beliefs.swings(review, caught):
        rises.setdefault(seq, []).append(rise)
    for entry in review.entries[sitting.opened : sitting.closed]:
        match entry.event:
            case events.Spoke(color=color, accusations=spans) if not review.is_impostor(color):
                if caught in {span.color for span in spans}:
                    told = rises.get(entry.seq, [0])
                    points = sum(told) / len(told)
                    yield Catch(seq=entry.seq, color=color, caught=caught, is_said=True, points=points)


def _voters(review: Review, sitting: Sitting, caught: Color) -> Iterator[Catch]:
    for entry in review.entries[sitting.opened : sitting.closed]:
        match entry.event:
            case events.BallotCast(color=color, ballot=ballot) if ballot == caught and not review.is_impostor(color):
                yield Catch(seq=entry.seq, color=color, caught=caught, is_said=False, points=0.0)


def _lines(review: Review, found: Sequence[moments.Moment]) -> dict[Color, int | None]:
    lies = {moment.seq: moment.weight for moment in found if moment.kind is moments.Kind.LIE}
    own: dict[Color, list[beliefs.Line]] = {color: [] for color in review.roles}
    for line in beliefs.lines(review):
        if line.words.strip():
            own[line.speaker].append(line)
    chosen = {color: max(lines, key=lambda line: _worth(line, lies), default=None) for color, lines in own.items()}
    return {color: line.seq if line else None for color, line in chosen.items()}


def _worth(line: beliefs.Line, lies: Mapping[int, int]) -> tuple[bool, bool, int, float, int, int]:
    """What goes first: words that were not withdrawn, of a fitting length; then lies, by weight; then what moved others
    most, then what says more, then the earlier line."""
    count = len(line.words.split())
    kept, fits = not testimony.is_erased(line.words), FEWEST_WORDS <= count <= MOST_WORDS
    return kept, fits, lies.get(line.seq, 0), line.moved or 0.0, min(count, MOST_WORDS), -line.seq


def _best(found: Sequence[moments.Moment]) -> tuple[moments.Moment, ...]:
    """The weightiest moments that are not close to each other. Kinds that are not among them yet go first."""
    chosen: list[moments.Moment] = []
    while len(chosen) < BEST:
        left = [each for each in found if all(abs(each.seq - other.seq) >= APART for other in chosen)]
        if not left:
            break
        seen = {each.kind for each in chosen}
        chosen.append(max(left, key=lambda each: (each.kind not in seen, each.weight, -each.seq)))
    return tuple(sorted(chosen, key=lambda each: each.seq))
