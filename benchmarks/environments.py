"""What an environment costs on top of the engine: CPU a step and a prompt, and memory after many episodes.

Run: python benchmarks/environments.py
"""

import argparse
import gc
import resource
import statistics
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks import kept
from games.engine import maps, referee
from games.engine.facts import rules as ruling
from games.engine.facts.dice import Dice
from games.players.environments import episodes
from tests.engine import matches

SEATS = 8
LESS = 20
"""Steps are measured in so many times as many matches as prompts are."""
EARLY = 100
"""After so many episodes, everything that is created only once exists."""


def engine(seed: int) -> float:
    """CPU seconds a decision."""
    rules, dice, spent, asked = ruling.recommended(SEATS), Dice(seed), 0.0, 0
    started = time.process_time()
    step = referee.open_match(matches.lineup(SEATS), rules, maps.load(rules.map), dice)
    spent += time.process_time() - started
    while not referee.is_over(step.world):
        started = time.process_time()
        asks = referee.who_decides(step.world)
        spent += time.process_time() - started
        answers = {ask.color: matches.eager(step.world, ask, dice) for ask in asks}
        asked += len(answers)
        started = time.process_time()
        step = referee.resolve(step.world, answers, dice)
        spent += time.process_time() - started
    return spent / asked


def environment(seed: int, *, prompts: bool = False) -> float:
    table, dice, asked = episodes.Environment(players=SEATS), Dice(seed), 0
    started = time.process_time()
    turn = table.reset(seed)
    spent = time.process_time() - started
    while not turn.is_over:
        lawful = {ask.color: ask for ask in referee.who_decides(table.world)}
        answers = {color: matches.eager(table.world, lawful[color], dice) for color in turn.questions}
        asked += len(answers)
        started = time.process_time()
        if prompts:
            _ = [question.messages for question in turn.questions.values()]
        turn = table.step(answers)
        spent += time.process_time() - started
    return spent / asked


def growth(count: int) -> tuple[float, float]:
    """Megabytes after the first `EARLY` episodes of bots, and after all."""
    table = episodes.Environment(players=4, learners=["red"], rules=ruling.recommended(4, "outpost"))
    early = 0.0
    for seed in range(count):
        turn = table.reset(seed)
        while not turn.is_over:
            turn = table.step({})
        if seed == min(EARLY, count) - 1:
            early = _megabytes()
    return early, _megabytes()


def _megabytes() -> float:
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * resource.getpagesize() / 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--episodes", type=int, default=1000)
    chosen = parser.parse_args()
    engine(0), environment(0)
    ratios = [environment(seed) / engine(seed) for seed in range(chosen.matches)]
    asked = [environment(seed, prompts=True) / engine(seed) for seed in range(max(1, chosen.matches // LESS))]
    kept.less("a step, in steps of the engine", statistics.median(ratios))
    print(f"a step, in steps of the engine   {statistics.median(ratios):.2f} (goal 1.2; n = {len(ratios)} matches)")
    print(f"with every prompt made           {statistics.median(asked):.2f} (n = {len(asked)})")
    early, late = growth(chosen.episodes)
    if chosen.episodes > EARLY:
        kept.less("memory after all episodes, in that after the first hundred", late / early)
    print(f"memory after 100 and {chosen.episodes:,} episodes   {early:,.1f} and {late:,.1f} MB")


if __name__ == "__main__":
    with kept.figures(__file__):
        main()
