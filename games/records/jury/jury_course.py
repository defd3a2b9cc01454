"""A match's log as its jury saw it: the steps, the rounds, the suspects, and what the players themselves believed."""

import itertools
from collections.abc import Mapping, Sequence

from games.engine.eyes import perspective
from games.engine.hindsight import beliefs
from games.engine.hindsight import review as looking_back
from games.engine.state import ledger as ledgers
from games.records.jury import jury_law

Log = Sequence[ledgers.Entry]


def course(log: Log) -> jury_law.Course:
    """Each public entry begins a step, except from the end of the match on, when everything is revealed."""
    seen: list[tuple[int, tuple[str, ...]]] = []
    known = perspective.blank("public")
    for entry in log:
        if entry.public:
            known = perspective.learn(known, entry)
            if known.ended:
                break
            is_open = known.meeting is not None and bool(known.meeting.revealed)
            seen.append((1 + len(known.past) + is_open, tuple(color.value for color in known.living)))
    dealt = looking_back.unjudged(log)
    return jury_law.Course(
        impostors=tuple(color.value for color in dealt.roles if dealt.is_impostor(color)),
        entries=tuple(entry.seq for entry in log if entry.public)[: len(seen)],
        stretches=tuple(
            jury_law.Stretch(steps=len(list(same)), round=number, suspects=suspects)
            for (number, suspects), same in itertools.groupby(seen)
        ),
    )


def steps(log: Log) -> list[int]:
    """The step the jury was at, by how many entries the log had; the first step before anything was public."""
    public = itertools.accumulate((entry.public for entry in log), initial=0)
    return [max(0, count - 1) for count in public]


def believed(log: Log) -> Mapping[str, list[jury_law.Mark]]:
    """The suspicions that each crewmate stated, by colour; impostors are left out, because they know."""
    at, review = steps(log), looking_back.unjudged(log)
    found: dict[str, list[jury_law.Mark]] = {}
    for told in beliefs.statements(review):
        if not review.is_impostor(told.color):
            sheet = {color.value: percent for color, percent in told.doubts.items()}
            found.setdefault(told.color.value, []).append(jury_law.Mark(step=at[told.seq], sheet=sheet))
    return found
