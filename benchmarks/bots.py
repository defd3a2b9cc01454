"""How matches among the house bots turn out: who wins on which map, what is said, and two meetings to read.

Run: python benchmarks/bots.py [--matches 100] [--skeld 8 9 10] [--outpost 4 5 6] [--first-seed 0]
"""

import argparse
import statistics
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks import kept, table_talk
from games.engine.facts import events, identities
from games.engine.state import ledger as ledgers
from tests.games.players import minds

Side = identities.Side
Log = Sequence[ledgers.Entry]


class Figures:
    """Counts over all matches of one kind; a match is forgotten as soon as it is counted."""

    def __init__(self) -> None:
        self.winners: Counter[Side] = Counter()
        self.reasons: Counter[str] = Counter()
        self.seconds: list[int] = []
        self.meetings: list[int] = []
        self.kills = self.hits = self.ejections = self.sittings = self.pressed = 0
        self.talk = table_talk.Talk()

    def count(self, log: Log) -> None:
        ended = next(entry.event for entry in log if isinstance(entry.event, events.MatchEnded))
        self.winners[ended.winner] += 1
        self.reasons[ended.reason] += 1
        self.seconds.append(log[-1].tick)
        opened = [entry.event for entry in log if isinstance(entry.event, events.MeetingOpened)]
        gone = [entry.event for entry in log if isinstance(entry.event, events.Ejected)]
        self.meetings.append(len(opened))
        self.sittings += len(opened)
        self.pressed += sum(call.body is None for call in opened)
        self.kills += sum(isinstance(entry.event, events.Killed) for entry in log)
        self.ejections += len(gone)
        self.hits += sum(each.color in ended.impostors for each in gone)
        self.talk.count(log)

    @property
    def matches(self) -> int:
        return len(self.seconds)


def report(name: str, found: Figures) -> None:
    print(f"{name}: {found.matches} matches")
    kept.less(f"{name}: meetings that eject nobody", (found.sittings - found.ejections) / max(1, found.sittings))
    kept.more(f"{name}: ejections that hit", found.hits / max(1, found.ejections))
    kept.more(f"{name}: seconds, median", statistics.median(found.seconds))
    row("won by the impostors", share(found.winners[Side.IMPOSTORS], found.matches))
    row("won by nobody", share(found.winners[Side.NOBODY], found.matches))
    row("with a meeting", share(sum(count > 0 for count in found.meetings), found.matches))
    for reason in events.EndReason:
        row(f"ended by {reason}", f"{found.reasons[reason]}")
    row("seconds, median", f"{statistics.median(found.seconds):.0f}")
    row("meetings a match", f"{found.sittings / found.matches:.2f}")
    row("kills a match", f"{found.kills / found.matches:.2f}")
    row("meetings by the button", share(found.pressed, found.sittings))
    row("meetings that eject nobody", share(found.sittings - found.ejections, found.sittings), "goal below 40 %")
    row("ejections that hit an impostor", share(found.hits, found.ejections))
    for line in found.talk.told():
        row(*line)


def share(count: int, total: int) -> str:
    if not total:
        return "none"
    low, high = interval(count, total)
    return f"{count / total:.1%} [{100 * low:.1f} … {100 * high:.1f}] n={total}"


def interval(count: int, total: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a proportion."""
    z, part = 1.96, count / total
    middle = (part + z * z / (2 * total)) / (1 + z * z / total)
    reach = z * ((part * (1 - part) + z * z / (4 * total)) / total) ** 0.5 / (1 + z * z / total)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def row(name: str, value: str, goal: str = "") -> None:
    print(f"  {name:<36} {value:>38}   {goal}".rstrip())


def counted(seeds: Iterable[int], players: int, station: str, *more: Figures) -> Figures:
    figures = Figures()
    for seed in seeds:
        log = minds.played.__wrapped__(seed, players, station)
        for each in (figures, *more):
            each.count(log)
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=100, help="matches for each number of seats (default 100)")
    parser.add_argument("--skeld", type=int, nargs="*", default=[8, 9, 10], metavar="SEATS")
    parser.add_argument("--outpost", type=int, nargs="*", default=[4, 5, 6], metavar="SEATS")
    parser.add_argument("--first-seed", type=int, default=0)
    parser.add_argument("--transcripts", type=int, default=2, help="meetings to print (default 2)")
    chosen = parser.parse_args()
    seeds = range(chosen.first_seed, chosen.first_seed + chosen.matches)
    for station, seats in (("skeld", chosen.skeld), ("outpost", chosen.outpost)):
        together = Figures()
        for players in seats:
            report(f"{station}, {players} seats", counted(seeds, players, station, together))
        if len(seats) > 1:
            report(f"{station}, all seats", together)
    for seed in range(chosen.transcripts):
        print(table_talk.transcript(minds.played.__wrapped__(seed, 8, "skeld"), number=2))


if __name__ == "__main__":
    with kept.figures(__file__):
        main()
