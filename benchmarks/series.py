"""Series whose truth is known: how often the interval holds it, how often the sequential test is wrong, what it spares.

    python -m benchmarks.series [--runs 300]

Stand-in minds win as impostors with a chance that is theirs by construction, so that the difference is 0, 15 or 40
points; no match is played, everything else is as it is for a real series. Each is measured by a fixed number of pairs
and by a sequential test that is to see 25 points, and 40; and once more with lopsided sides.
"""

import argparse
import random
from collections.abc import Iterator
from dataclasses import dataclass

from benchmarks import kept
from glassbox_site.ground.plain import differences, sequential
from glassbox_site.ground.plain.proportions import wilson

RUNS = 300
ROOM = 1.5


@dataclass(frozen=True, kw_only=True)
class Planted:
    """The chance that an impostor wins, in the middle of both, and by how much the first wins more."""

    apart: float
    base: float = 0.5

    def pairs(self, count: int, chance: random.Random) -> list[float]:
        first, second = self.base + self.apart / 2, self.base - self.apart / 2
        return [float(chance.random() < first) - float(chance.random() < second) for _ in range(count)]


@dataclass(frozen=True, kw_only=True)
class Found:
    """Of so many series: `held` and `held_stopped` is how often the interval held the truth, after all pairs and after
    the test; `told` how often the test said that somebody is better; `mean` the pairs that it took."""

    planted: Planted
    aimed: float
    runs: int
    fixed: int
    held: int
    held_stopped: int
    told: int
    mean: float


def measure(planted: Planted, *, aimed: float, runs: int = RUNS, seed: int = 1) -> Found:
    chance, test = random.Random(f"{seed}/{planted}/{aimed}"), sequential.Test(difference=aimed)
    fixed = differences.pairs_for(aimed, false_alarm=test.false_alarm, power=1 - test.miss)
    held = held_stopped = told = pairs = 0
    for _ in range(runs):
        drawn = planted.pairs(round(fixed * ROOM), chance)
        course = sequential.course(test, drawn)
        held += holds(drawn[:fixed], planted.apart)
        held_stopped += holds(drawn[: len(course)], planted.apart)
        told += course[-1].verdict in ("first", "second")
        pairs += len(course)
    return Found(
        planted=planted, aimed=aimed, runs=runs, fixed=fixed, held=held, held_stopped=held_stopped, told=told,
        mean=pairs / runs,
    )  # fmt: skip


def holds(drawn: list[float], truth: float) -> bool:
    estimate = differences.paired(drawn)
    assert estimate.low is not None
    assert estimate.high is not None
    return estimate.low <= truth <= estimate.high


def lines(runs: int) -> Iterator[str]:
    for base in (0.5, 0.3):
        for aimed in (0.25, 0.40):
            for apart in (0.0, 0.15, 0.40):
                found = measure(Planted(apart=apart, base=base), aimed=aimed, runs=runs)
                name = f"impostors win {base:.0%}, truth {apart:.0%}, to be seen {aimed:.0%}"
                kept.more(f"{name}: interval holds it", found.held / runs)
                kept.less(f"{name}: pairs of the fixed design", found.mean / found.fixed)
                yield (
                    f"impostors win {base:.0%}, truth {apart:4.0%}, to be seen {aimed:.0%}: "
                    f"interval holds it {share(found.held, runs)}, after the test {share(found.held_stopped, runs)}; "
                    f"told better {share(found.told, runs)}; "
                    f"{found.mean:.1f} pairs of {found.fixed} ({found.mean / found.fixed:.0%})"
                )


def share(count: int, runs: int) -> str:
    told = wilson(count, runs)
    return f"{count / runs:.1%} [{told.low:.1%}, {told.high:.1%}]"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=RUNS)
    runs = parser.parse_args().runs
    with kept.figures(__file__):
        for line in lines(runs):
            print(line)


if __name__ == "__main__":
    main()
