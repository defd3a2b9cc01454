"""How much memory a match page takes after hours of a live match: heap and nodes of a browser that was always there.

    python benchmarks/pages_live.py [--hours 6] [--players 10] [--limit 60]

The match is legal and never ends: nobody kills, nobody is ejected, and everybody calls every meeting they may. It is
as long as what `games.playing.pace` shows in so many hours at broadcast pace, with lines as long as models write. A
real site sends it over a real socket as fast as the page takes it, and the page shows every moment. After each of 24
equal parts, the browser collects its garbage and is measured; if it grew by more than `--limit` megabytes, the program
exits with 1.
"""

import argparse
import dataclasses
import statistics
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.spectating import ground  # isort: skip # noqa: F401 - sets up the surroundings

from playwright.sync_api import CDPSession, Page, expect

from benchmarks import (
    kept,
    pages,
)
from games.engine.facts import actions, decisions
from games.engine.facts import rules as ruling
from games.engine.facts.dice import Dice
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds
from games.log import codec
from games.playing import pace
from tests.browser import chromium
from tests.engine import matches
from tests.games.prepared import telling
from tests.support.sites import site as sites

WEIGHED = 24
PATIENCE = 900_000
WORDS = (
    "I came from Electrical through Storage and nobody was with me; ask Blue, we met there before the lights went.",
    "Red says MedBay, but the scan takes ten seconds and I stood there the whole time without seeing anybody come in.",
    "We have no proof against Green. Vote with the count of the tasks, not with whoever shouts the loudest here.",
)
THOUGHT = (
    "If I push now they will look at me next. Better to let {} carry it, keep the tally in mind and stay with the crew."
)


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Weight:
    frames: int
    script: float
    page: float
    nodes: int


def decide(world: worlds.World, ask: decisions.Ask, dice: Dice) -> decisions.Decision:
    """Decides nothing that would end the match, in words as long as models'."""
    spot = f"{world.seq}/{ask.color}"
    if isinstance(ask, decisions.ActionAsk):
        menu = tuple(each for each in ask.menu if not isinstance(each, actions.Kill | actions.Sabotage)) or ask.menu
        buttons = [each for each in menu if isinstance(each, actions.PressButton)]
        if buttons:
            return decisions.ActionDecision(action=buttons[0])
        goes_on = actions.Continue() in menu and dice.roll(f"{spot}/goes on", 1, 12) > 1
        action = actions.Continue() if goes_on else dice.pick(f"{spot}/act", menu)
        return decisions.ActionDecision(action=action, internal_thought=THOUGHT.format(ask.color))
    decided = matches.eager(world, ask, dice)
    if isinstance(decided, decisions.VoteDecision):
        return dataclasses.replace(decided, vote_action="skip")
    if not isinstance(decided, decisions.DiscussionDecision):
        return decided
    words = dice.pick(f"{spot}/words", WORDS)
    return dataclasses.replace(decided, message=words, vote_action=None, internal_thought=THOUGHT.format(ask.color))


def steps(players: int) -> Iterator[tuple[tuple[ledgers.Entry, ...], float]]:
    """The match step by step, with the seconds that each step stays on screen."""
    rules = dataclasses.replace(
        ruling.recommended(players), time_limit=7200, emergency_meetings=9, emergency_cooldown=0, kill_cooldown=60.0
    )
    before = 0
    for step in matches.steps(1, players, rules, decide):
        yield step.entries, pace.seconds(step.entries, before)
        before = step.world.tick


def long_log(folder: Path, players: int, seconds: float) -> tuple[Path, int, float]:
    """The first hours of the match: the log, its number of entries, and for how many seconds it is on screen."""
    log, count, shown = folder / "hours.ndjson", 0, 0.0
    with log.open("w") as file:
        for entries, lasts in steps(players):
            file.writelines(f"{codec.line(entry)}\n" for entry in entries)
            count, shown = count + len(entries), shown + lasts
            if shown >= seconds:
                break
    return log, count, shown


def weighed(page: Page, devtools: CDPSession, frames: int) -> Weight:
    page.wait_for_timeout(1_000)
    devtools.send("HeapProfiler.collectGarbage")
    heap = devtools.send("Runtime.getHeapUsage")
    nodes = devtools.send("Memory.getDOMCounters")["nodes"]
    kept = heap["usedSize"] + heap["backingStorageSize"]
    return Weight(frames=frames, script=kept / 1e6, page=(kept + heap["embedderHeapUsedSize"]) / 1e6, nodes=nodes)


def watch(page: Page, devtools: CDPSession, teller: telling.Teller, frames: int) -> Iterator[Weight]:
    for place in range(WEIGHED + 1):
        due = max(1, frames * place // WEIGHED - 1)
        teller.up_to(due)
        expect(page.locator(".time-range")).to_have_value(str(due), timeout=PATIENCE)
        yield weighed(page, devtools, due)


def sought(page: Page, frames: int) -> None:
    times = sorted(page.evaluate(pages.SEEK, 1 + frames * place // 40) for place in range(40))
    print(f"a moment anywhere in it: {statistics.median(times):.0f} ms, worst {times[-1]:.0f}")


def main() -> int:
    wishes = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wishes.add_argument("--hours", type=float, default=6.0)
    wishes.add_argument("--players", type=int, default=10)
    wishes.add_argument("--limit", type=float, default=60.0)
    wished = wishes.parse_args()
    with tempfile.TemporaryDirectory() as folder, sites.running_site(Path(folder) / "var") as site:
        site.wait_until_well()
        log, frames, shown = long_log(Path(folder), wished.players, wished.hours * 3600)
        print(f"{shown / 3600:.2f} h of a match among {wished.players}: {frames:,} frames")
        with chromium.started() as browser, telling.on(sites.environment(site.var), log) as teller:
            page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
            devtools = page.context.new_cdp_session(page)
            devtools.send("HeapProfiler.enable")
            teller.up_to(1)
            page.goto(f"{site.url}/matches/{teller.match}/?speed=instant")
            weights = list(map(_printed, watch(page, devtools, teller, frames)))
            sought(page, frames - 1)
    growth = max(weight.page for weight in weights) - weights[0].page
    kept.less("megabytes of growth", growth)
    print(f"growth: {growth:.1f} MB, of which script {max(each.script for each in weights) - weights[0].script:.1f}")
    return int(growth > wished.limit)


def _printed(weight: Weight) -> Weight:
    print(
        f"{weight.frames:>9,} frames {weight.script:6.1f} MB script {weight.page:6.1f} MB page {weight.nodes:>7,} nodes"
    )
    sys.stdout.flush()
    return weight


if __name__ == "__main__":
    with kept.figures(__file__):
        missed = main()
    sys.exit(missed)
