"""How matches among the house bots go: who wins, and what there is to watch. Run: python benchmarks/bots.py"""

import argparse
import dataclasses
import statistics
import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from games.engine import ledger as ledgers
from games.engine.facts import events, identities
from tests.agents import minds

Side = identities.Side


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    winner: Side
    reason: events.EndReason
    meetings: int
    lines: int
    kills: int
    seconds: int


def played(seed: int, players: int) -> Match:
    """Forgotten at once but for its figures."""
    entries = minds.played.__wrapped__(seed, players)
    ended = next(entry.event for entry in entries if isinstance(entry.event, events.MatchEnded))
    return Match(
        winner=ended.winner,
        reason=ended.reason,
        meetings=_count(entries, events.MeetingOpened),
        lines=_count(entries, events.Spoke),
        kills=_count(entries, events.Killed),
        seconds=entries[-1].tick,
    )


def _count(entries: Sequence[ledgers.Entry], kind: type[events.Event]) -> int:
    return sum(isinstance(entry.event, kind) for entry in entries)


def report(name: str, found: Sequence[Match]) -> None:
    won = sum(match.winner is Side.IMPOSTORS for match in found)
    met = sum(match.meetings > 0 for match in found)
    drawn = sum(match.winner is Side.NOBODY for match in found)
    low, high = _interval(won, len(found))
    print(f"{name}: {len(found)} matches on The Skeld")
    row("won by the impostors", f"{won / len(found):.0%}  (95 % interval {low:.0%} to {high:.0%})", "goal 30 to 60 %")
    row("with a meeting", f"{met / len(found):.1%}", "goal at least 95 %")
    row("won by nobody", f"{drawn}")
    for reason in events.EndReason:
        row(f"ended by {reason}", f"{sum(match.reason is reason for match in found)}")
    for field in ("meetings", "lines", "kills", "seconds"):
        row(f"{field} a match", f"{statistics.mean(getattr(match, field) for match in found):.1f}")


def _interval(count: int, total: int) -> tuple[float, float]:
    """Wilson's, at 95 %."""
    z, share = 1.96, count / total
    middle = (share + z * z / (2 * total)) / (1 + z * z / total)
    reach = z * ((share * (1 - share) + z * z / (4 * total)) / total) ** 0.5 / (1 + z * z / total)
    return middle - reach, middle + reach


def row(name: str, value: str, goal: str = "") -> None:
    print(f"  {name:<28} {value:>36}   {goal}".rstrip())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=100, help="matches for each number of seats (default 100)")
    parser.add_argument("--players", type=int, nargs="+", default=[8, 9, 10])
    parser.add_argument("--first-seed", type=int, default=0)
    chosen = parser.parse_args()
    everything: list[Match] = []
    for players in chosen.players:
        seeds = range(chosen.first_seed, chosen.first_seed + chosen.matches)
        found = [played(seed, players) for seed in seeds]
        report(f"{players} seats", found)
        everything += found
    if len(chosen.players) > 1:
        report("All seats", everything)


if __name__ == "__main__":
    main()
