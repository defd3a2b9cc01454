"""Series whose truth is known: how often the interval holds it, how often the sequential test errs, what it saves.

    python -m benchmarks.series [--runs 300]

Stand-in minds win as impostors with a fixed chance, so that the true difference is 0, 15 or 40 points. No match is
played; everything else is as in a real series. Each is measured with a fixed number of pairs, and with a sequential
test designed to detect 25 points, and 40; and once more with lopsided sides.

For the fixed number of pairs, the coverage is also computed exactly, over all outcomes: in 300 series, a correct 95 %
interval holds the truth in fewer than 93 % or more than 97 % about one time in nine, so that some of twelve such counts
stray by chance alone.
"""

import argparse
import math
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
    """`base` is the mean chance that an impostor wins, `apart` the first mind's chance minus the second's."""

    apart: float
    base: float = 0.5

    def pairs(self, count: int, chance: random.Random) -> list[float]:
        first, second = self.base + self.apart / 2, self.base - self.apart / 2
        return [float(chance.random() < first) - float(chance.random() < second) for _ in range(count)]


@dataclass(frozen=True, kw_only=True)
class Found:
    """Of `runs` series: `held` and `held_stopped` count how often the interval held the truth, after `fixed` pairs and
    when the test stopped; `told` how often the test named a better one; `mean` is the pairs that it took."""

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


def coverage(planted: Planted, count: int) -> float:
    """The exact chance that the interval holds the truth, over all outcomes of `count` pairs: won, lost or drawn."""
    first, second = planted.base + planted.apart / 2, planted.base - planted.apart / 2
    chances = (first * (1 - second), second * (1 - first), first * second + (1 - first) * (1 - second))
    return math.fsum(
        math.exp(_log_chance((won, lost, count - won - lost), chances))
        for won in range(count + 1)
        for lost in range(count + 1 - won)
        if holds([1.0] * won + [-1.0] * lost + [0.0] * (count - won - lost), planted.apart)
    )


def _log_chance(counts: tuple[int, int, int], chances: tuple[float, float, float]) -> float:
    ways = math.lgamma(sum(counts) + 1) - math.fsum(math.lgamma(each + 1) for each in counts)
    return ways + math.fsum(each * math.log(chance) for each, chance in zip(counts, chances, strict=True))


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
                exactly = coverage(found.planted, found.fixed)
                kept.less(f"{name}: interval off 95 %", abs(exactly - 0.95))
                kept.less(f"{name}: pairs of the fixed design", found.mean / found.fixed)
                yield (
                    f"impostors win {base:.0%}, truth {apart:4.0%}, to be seen {aimed:.0%}: "
                    f"interval holds it {share(found.held, runs)}, exactly {exactly:.1%}; "
                    f"after the test {share(found.held_stopped, runs)}; "
                    f"told better {share(found.told, runs)}; "
                    f"{found.mean:.1f} pairs of {found.fixed} ({found.mean / found.fixed:.0%})"
                )


def share(count: int, runs: int) -> str:
    told = wilson(count, runs)
    assert told.low is not None
    assert told.high is not None
    return f"{count / runs:.1%} [{100 * told.low:.1f} … {100 * told.high:.1f}] n={runs}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=RUNS)
    runs = parser.parse_args().runs
    with kept.figures(__file__):
        for line in lines(runs):
            print(line)


if __name__ == "__main__":
    main()
