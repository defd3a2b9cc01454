"""How fast the engine plays, folds and forgets: decisions, matches, bytes, memory. Run: python benchmarks/engine.py"""

import argparse
import dataclasses
import functools
import gc
import json
import resource
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks import kept
from games.engine import referee
from games.engine.eyes import perspective
from games.engine.facts import decisions, identities
from games.engine.facts.dice import Dice
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds
from tests.engine import matches
from tests.engine.state import dumping

PEER = "7vik/AmongUs, on another machine: 7,718"


class Timed:
    """A match with the engine's own CPU time measured without the deciders': the opening, the asks with their menus,
    and the resolving, which includes the next world."""

    def __init__(self, seed: int, players: int, decide: matches.Decider) -> None:
        self.decisions = 0
        self._decide, self._deciding = decide, 0.0
        started = time.process_time()
        played = matches.play(seed, players, decide=self._timed)
        self.seconds = time.process_time() - started - self._deciding
        self.entries, self.world = played.entries, played.world

    def _timed(self, world: worlds.World, ask: decisions.Ask, dice: Dice) -> decisions.Decision:
        started = time.process_time()
        decided = self._decide(world, ask, dice)
        self.decisions += 1
        self._deciding += time.process_time() - started
        return decided


def speed(count: int, players: int) -> None:
    played = [Timed(seed, players, matches.eager) for seed in range(count)]
    seconds = sum(match.seconds for match in played)
    asked = sum(match.decisions for match in played)
    entries = sum(len(match.entries) for match in played)
    size = statistics.mean(len(json.dumps(dumping.dump(match.entries))) for match in played[:5])
    row("matches", f"{count} of {players} players, full rules, on {played[0].world.station.name}")
    row("counted", "opening, asks, resolving, once each")
    row("decisions per CPU-second", f"{asked / seconds:,.0f}", f"goal 15,000; {PEER}")
    kept.speed("decisions", asked / seconds)
    row("matches per CPU-second", f"{count / seconds:.1f}")
    row("entries per CPU-second", f"{entries / seconds:,.0f}")
    row("decisions a match", f"{asked / count:,.0f}")
    row("entries a match", f"{entries / count:,.0f}")
    kept.less("bytes a match", size)
    row("bytes a match, plain JSON", f"{size:,.0f}")


def folding() -> None:
    """Times the folds of a log of 5,000 entries, for which whole matches are set end to end where one is too short."""
    entries: list[ledgers.Entry] = []
    while len(entries) < 5000:
        entries += matches.play(len(entries), players=15).entries
    long = entries[:5000]
    folded = fastest(lambda: referee.fold(long))
    kept.seconds("fold of 5,000 entries", folded)
    row("fold of 5,000 entries", f"{folded * 1000:.0f} ms", "goal < 100 ms")
    viewers: tuple[identities.Viewer, ...] = ("glass", "public", identities.Color.RED)
    for viewer in viewers:
        learned = fastest(functools.partial(_learn, viewer, long))
        kept.seconds(f"perspective of {viewer} over them", learned)
        row(f"perspective of {viewer} over them", f"{learned * 1000:.0f} ms")


def _learn(viewer: identities.Viewer, entries: list[ledgers.Entry]) -> None:
    seen = [entry for entry in entries if ledgers.perceives(viewer, entry)]
    perspective.learn_all(perspective.blank(viewer), seen)


def fastest(work: Callable[[], object]) -> float:
    """CPU seconds of the best of five runs."""
    return min(_once(work) for _ in range(5))


def _once(work: Callable[[], object]) -> float:
    started = time.process_time()
    work()
    return time.process_time() - started


def memory(count: int) -> None:
    """Prints the peak, and what stays, when matches are played one after another and each is dropped at its end."""
    early = None
    for seed in range(count):
        matches.play(seed, players=8, decide=matches.eager)
        if seed == count // 10:
            early = _held()
    late = _held()
    kept.less("megabytes at the peak", late.megabytes)
    row(f"matches one after another: {count}", f"{late.megabytes:,.0f} MB at the peak", "goal < 100 MB")
    if early:
        grown = f"{late.megabytes - early.megabytes:+,.1f} MB, {late.objects - early.objects:+,} objects"
        row("growth since the first tenth", grown, "goal none")


@dataclasses.dataclass(frozen=True, slots=True)
class Held:
    megabytes: float
    objects: int


def _held() -> Held:
    gc.collect()
    kilobytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return Held(megabytes=kilobytes / 1024, objects=len(gc.get_objects()))


def row(name: str, value: str, goal: str = "") -> None:
    print(f"{name:<32} {value:>44}   {goal}".rstrip())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=100, help="matches for the speed (default 100)")
    parser.add_argument("--memory", type=int, default=1000, help="matches for the memory (default 1000)")
    parser.add_argument("--players", type=int, default=10)
    chosen = parser.parse_args()
    memory(chosen.memory)  # first, so that the peak is its own
    speed(chosen.matches, chosen.players)
    folding()


if __name__ == "__main__":
    with kept.figures(__file__):
        main()
