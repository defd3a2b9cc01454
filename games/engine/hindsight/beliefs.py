"""What players stated that they suspect, compared with the roles dealt: how right they were, and what moved them."""

import dataclasses
from collections.abc import Iterable, Iterator, Mapping

from games.engine.facts import events, identities
from games.engine.hindsight.review import Review
from games.engine.judging.cases import Verdict

Color = identities.Color
Doubts = Mapping[Color, int]
LATEST_MEETING = 3


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Statement:
    """One player's doubts about others at one entry, in percent. `meeting` is how many meetings have begun."""

    seq: int
    meeting: int
    color: Color
    doubts: Doubts

    def surprise(self, review: Review) -> Iterator[float]:
        """The squared error of each doubt, from 0 to 1, as in the Brier score."""
        return ((percent / 100 - review.is_impostor(color)) ** 2 for color, percent in self.doubts.items())

    def orderings(self, review: Review) -> tuple[float, int]:
        """In how many pairs of an impostor and a crewmate the impostor is suspected more (ties: half); of how many."""
        guilty = [percent for color, percent in self.doubts.items() if review.is_impostor(color)]
        others = [percent for color, percent in self.doubts.items() if not review.is_impostor(color)]
        right = sum((one > other) + 0.5 * (one == other) for one in guilty for other in others)
        return right, len(guilty) * len(others)


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """What was said, and by how many points it moved those who stated doubts both before and after it in the meeting.

    `moved` is the mean change, either way, of all their doubts; `onto_speaker` that of their doubts about the speaker,
    negative if these fell. None if nobody stated any.
    """

    seq: int
    speaker: Color
    words: str
    claims: int
    lies: int
    listeners: int
    moved: float | None
    onto_speaker: float | None

    @property
    def is_believed_lie(self) -> bool | None:
        """Whether suspicion of the liar fell; None if it is no lie, or nobody stated any."""
        return None if not self.lies or self.onto_speaker is None else self.onto_speaker < 0


def statements(review: Review) -> Iterator[Statement]:
    meeting = 0
    for entry in review.entries:
        match entry.event:
            case events.MeetingOpened():
                meeting += 1
            case events.Suspected(color=color, suspicions=told):
                doubts = {
                    each.color: each.percent for each in told if each.color != color and each.color in review.roles
                }
                if doubts:
                    yield Statement(seq=entry.seq, meeting=meeting, color=color, doubts=doubts)


def lines(review: Review) -> list[Line]:
    told = list(statements(review))
    judged = [(stamp.seq, stamp.judgement.verdict) for stamp in review.stamps]
    found = []
    for entry in review.entries:
        if isinstance(line := entry.event, events.Spoke):
            verdicts = [verdict for seq, verdict in judged if seq == entry.seq and verdict is not Verdict.UNDECIDABLE]
            shifts = [both for _listener, *both in _shifts(told, entry.seq, line.color)]
            onto = [
                after[line.color] - before[line.color] for before, after in shifts if _both(before, after, line.color)
            ]
            found.append(
                Line(
                    seq=entry.seq,
                    speaker=line.color,
                    words=line.message,
                    claims=len(verdicts),
                    lies=verdicts.count(Verdict.LIE),
                    listeners=len(shifts),
                    moved=_mean(
                        _mean(abs(after[c] - before[c]) for c in before if c in after) for before, after in shifts
                    ),
                    onto_speaker=_mean(onto),
                )
            )
    return found


def moves(review: Review) -> Iterator[tuple[int, Color, Color, float]]:
    """Who moved whom: line, speaker, listener, and the mean points by which the listener's doubts changed around it."""
    told = list(statements(review))
    for entry in review.entries:
        if isinstance(line := entry.event, events.Spoke):
            for listener, before, after in _shifts(told, entry.seq, line.color):
                moved = _mean(abs(after[c] - before[c]) for c in before if c in after)
                if moved is not None:
                    yield entry.seq, line.color, listener, moved


def swings(review: Review, about: Color) -> Iterator[tuple[int, Color, int]]:
    """Line, listener, and by how many points the listener's doubts about that player rose around it (fell: below 0)."""
    told = list(statements(review))
    for entry in review.entries:
        if isinstance(line := entry.event, events.Spoke):
            for listener, before, after in _shifts(told, entry.seq, line.color):
                if _both(before, after, about):
                    yield entry.seq, listener, after[about] - before[about]


def _both(before: Doubts, after: Doubts, color: Color) -> bool:
    return color in before and color in after


def _shifts(told: Iterable[Statement], line: int, speaker: Color) -> Iterator[tuple[Color, Doubts, Doubts]]:
    """Each listener's last statement before the line and first one after it, if both are of the same meeting."""
    before: dict[Color, Statement] = {}
    heard: set[Color] = set()
    for each in told:
        if each.seq < line:
            before[each.color] = each
        elif each.color != speaker and each.color not in heard:
            heard.add(each.color)
            last = before.get(each.color)
            if last is not None and last.meeting == each.meeting and set(last.doubts) & set(each.doubts):
                yield each.color, last.doubts, each.doubts


def _mean(values: Iterable[float | None]) -> float | None:
    known = [value for value in values if value is not None]
    return sum(known) / len(known) if known else None
