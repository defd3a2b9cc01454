"""How the house bots' claims are judged, in matches with at least two meetings. Run: python benchmarks/honesty.py

No claim of a crewmate about what it saw or did may be a lie or a mistake; any that is gets printed. Ctrl-C stops early
and prints the figures so far.
"""

import argparse
import contextlib
import itertools
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks import kept
from games.engine.facts import events, identities
from games.engine.judging import claims
from games.engine.judging.cases import Verdict
from games.engine.state import ledger as ledgers
from tests.games.players import minds

FALSE = (Verdict.LIE, Verdict.MISTAKEN)


def matches(players: int, first_seed: int) -> Iterator[tuple[int, tuple[ledgers.Entry, ...]]]:
    """Seeds and logs of the matches with at least two meetings, without end."""
    for seed in itertools.count(first_seed):
        entries = minds.played.__wrapped__(seed, players)
        if sum(isinstance(entry.event, events.MeetingOpened) for entry in entries) > 1:
            yield seed, entries


def judged(entries: Sequence[ledgers.Entry]) -> Iterator[tuple[str, str]]:
    """Role and verdict of every claim; prints false claims of crewmates."""
    roles = {entry.event.color: entry.event.role for entry in entries if isinstance(entry.event, events.RoleDealt)}
    for stamp in claims.stamped(entries):
        if roles[stamp.speaker] is identities.Role.CREWMATE and stamp.judgement.verdict in FALSE:
            line = entries[stamp.seq - 1].event
            assert isinstance(line, events.Spoke)
            print(f"{stamp.judgement.verdict}: {line.color}: {line.message}\n    {stamp.claim}")
        yield roles[stamp.speaker], stamp.judgement.verdict


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--players", type=int, default=8)
    parser.add_argument("--first-seed", type=int, default=0)
    chosen = parser.parse_args()
    found: Counter[tuple[str, str]] = Counter()
    seeds: list[int] = []
    with contextlib.suppress(KeyboardInterrupt):
        for seed, entries in itertools.islice(matches(chosen.players, chosen.first_seed), chosen.matches):
            found.update(judged(entries))
            seeds.append(seed)
    print(
        f"{len(seeds)} matches with two or more meetings among {chosen.players} bots, seeds {seeds[:1]} to {seeds[-1:]}"
    )
    kept.less("false claims of the crew", sum(found[identities.Role.CREWMATE, verdict] for verdict in FALSE))
    for (role, verdict), count in sorted(found.items()):
        print(f"  {role:<10} {verdict:<12} {count:>6}")


if __name__ == "__main__":
    with kept.figures(__file__):
        main()
