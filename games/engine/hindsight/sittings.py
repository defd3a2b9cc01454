"""The meetings of a finished log: who called them, how everybody voted, and what came of it."""

import dataclasses
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from games.engine.facts import events, identities
from games.engine.state import ledger as ledgers

Color = identities.Color


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Sitting:
    """One meeting whose ballots were counted. `closed` is the entry of the outcome; `ejected` is None if nobody was."""

    opened: int
    closed: int
    caller: Color
    body: Color | None
    ballots: Mapping[Color, identities.Ballot]
    ejected: Color | None

    def covers(self, seq: int) -> bool:
        return self.opened < seq < self.closed

    @property
    def hangs_on_one_ballot(self) -> bool:
        """Whether there is a ballot without which the outcome would be another."""
        counts = Counter(self.ballots.values())
        return any(_ejected(counts - Counter([ballot])) != self.ejected for ballot in counts)


def sittings(entries: Iterable[ledgers.Entry]) -> Iterator[Sitting]:
    opening: tuple[int, events.MeetingOpened] | None = None
    ballots: dict[Color, identities.Ballot] = {}
    for entry in entries:
        match entry.event:
            case events.MeetingOpened() as opened:
                opening, ballots = (entry.seq, opened), {}
            case events.BallotCast(color=color, ballot=ballot):
                ballots[color] = ballot
            case events.Ejected() | events.NobodyEjected() as outcome if opening is not None:
                yield Sitting(
                    opened=opening[0],
                    closed=entry.seq,
                    caller=opening[1].caller,
                    body=opening[1].body,
                    ballots=ballots,
                    ejected=outcome.color if isinstance(outcome, events.Ejected) else None,
                )


def _ejected(counts: "Counter[identities.Ballot]") -> Color | None:
    """Who is ejected, counted as the table counts: whoever is alone at the top, unless that is a skip."""
    most = max(counts.values(), default=0)
    top = [ballot for ballot, count in counts.items() if count == most]
    return Color(top[0]) if len(top) == 1 and top[0] != identities.SKIP else None
