"""Measures of a seat besides its conduct, each a sum with its count, so that those of several matches add up.

Of everybody: `survived`; `lost_turns` of its turns; `moved`, by how many points its lines moved others. Of crewmates:
`vote_accuracy`; `ejections_right` of those whom its vote helped to eject; `tasks`, stages done of those dealt; `brier`
(all meetings), `brier_1`, `brier_2`, `brier_3` (by meeting, the third and later ones together) and `auc` of the
suspicions it stated; `stated_0` to `stated_9`, how many were impostors of those of whom it stated so many tens of
percent, and `percent_0` to `percent_9`, the percent it stated. Of impostors: `kills` a match; `kills_unseen` by any
other living player; `lies` of its checkable claims; `lies_believed` of the lies around which others stated doubts.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping

from games.engine.facts import events, identities
from games.engine.hindsight import beliefs
from games.engine.hindsight.conduct import Conduct
from games.engine.hindsight.review import Review
from games.engine.hindsight.sittings import sittings
from games.engine.state import fold

Color = identities.Color
Measures = dict[str, tuple[float, int]]
Told = tuple[Color, str, float, int]
TURNS = (
    events.PlanChosen, events.BidPlaced, events.Reacted, events.NotesConsolidated, events.GhostSpoke, events.Reflected
)  # fmt: skip
BINS = 10


def measures(review: Review, conducts: Mapping[Color, Conduct]) -> dict[Color, Measures]:
    """By seat, in seating order. A measure with a count of zero is left out."""
    sums: dict[Color, dict[str, list[float]]] = {color: defaultdict(lambda: [0, 0]) for color in review.roles}
    for color, name, value, count in _told(review, conducts):
        kept = sums[color][name]
        kept[0], kept[1] = kept[0] + value, kept[1] + count
    return {color: {name: (value, int(n)) for name, (value, n) in found.items() if n} for color, found in sums.items()}


def _told(review: Review, conducts: Mapping[Color, Conduct]) -> Iterator[Told]:
    for color, conduct in conducts.items():
        yield color, "survived", int(conduct.survived), 1
        if review.is_impostor(color):
            yield color, "kills", conduct.kills, 1
            yield color, "lies", conduct.lies, conduct.claims
        else:
            yield color, "vote_accuracy", conduct.votes_right, conduct.votes
    yield from _turns(review)
    yield from _work(review)
    yield from _unseen(review)
    yield from _ejections(review)
    yield from _suspicions(review)
    yield from _words(review)


def _turns(review: Review) -> Iterator[Told]:
    for entry in review.entries:
        match entry.event:
            case events.Stumbled(color=color):
                yield color, "lost_turns", 1, 1
            case events.BidPlaced(bid=bid):
                yield bid.color, "lost_turns", 0, 1
            case event if isinstance(event, TURNS):
                yield event.color, "lost_turns", 0, 1


def _work(review: Review) -> Iterator[Told]:
    for color, player in fold.fold(review.entries).players.items():
        if not player.is_impostor:
            stages = sum(len(task.stages) for task in player.tasks)
            yield color, "tasks", sum(len(task.finished) for task in player.tasks), stages


def _unseen(review: Review) -> Iterator[Told]:
    gone: set[Color] = set()
    for entry in review.entries:
        match entry.event:
            case events.Killed(killer=killer, victim=victim):
                seen = any(color not in (*gone, killer, victim) for color in entry.audience)
                yield killer, "kills_unseen", int(not seen), 1
                gone.add(victim)
            case events.Ejected(color=color):
                gone.add(color)


def _ejections(review: Review) -> Iterator[Told]:
    for sitting in sittings(review.entries):
        for voter, ballot in sitting.ballots.items():
            if ballot == sitting.ejected != voter and not review.is_impostor(voter):
                yield voter, "ejections_right", int(review.is_impostor(Color(ballot))), 1


def _suspicions(review: Review) -> Iterator[Told]:
    for each in beliefs.statements(review):
        if review.is_impostor(each.color):
            continue
        surprise = list(each.surprise(review))
        for name in ("brier", f"brier_{min(max(each.meeting, 1), beliefs.LATEST_MEETING)}"):
            yield each.color, name, sum(surprise), len(surprise)
        yield each.color, "auc", *each.orderings(review)
        for suspect, percent in each.doubts.items():
            bin_ = min(percent * BINS // 100, BINS - 1)
            yield each.color, f"stated_{bin_}", int(review.is_impostor(suspect)), 1
            yield each.color, f"percent_{bin_}", percent, 1


def _words(review: Review) -> Iterator[Told]:
    for line in beliefs.lines(review):
        if line.moved is not None:
            yield line.speaker, "moved", line.moved, 1
        if line.is_believed_lie is not None and review.is_impostor(line.speaker):
            yield line.speaker, "lies_believed", int(line.is_believed_lie), 1
