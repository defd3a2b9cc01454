"""How fast a match page of 5,000 frames is: opening at the end, seeking, memory; and how soon a newcomer plays.

    python benchmarks/pages.py [--seconds 360] [--seeks 100]

A whole site and a real browser on this machine, one visitor. Opening is timed from the address to the moment on
screen, seeking from the slider's move to the picture after it. `--seconds` of roaming make the match longer or shorter.
A newcomer opens the front page, presses *Play yourself*, gives a name and consent, and sits down. A script does this,
so the time from the address to the first choice that can be pressed is only what a person waits for. Other work on the
machine makes every figure worse.
"""

import argparse
import dataclasses
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.spectating import ground  # isort: skip # noqa: F401 - sets up the surroundings

from playwright.sync_api import Browser, Page, expect

from benchmarks import kept
from games.engine.facts import rules as ruling
from games.log import codec
from tests.browser import chromium
from tests.engine import matches
from tests.games.prepared import archives
from tests.support.sites import site as sites

PLAYERS = 10
ROUNDS = 5
NEWCOMERS = 3
"""As many as may practise at a time."""
SEEK = """async n => {
    const slider = document.querySelector('.time-range')
    const began = performance.now()
    slider.value = n
    slider.dispatchEvent(new Event('input', {bubbles: true}))
    await new Promise(requestAnimationFrame)
    await new Promise(shown => setTimeout(shown, 0))
    return performance.now() - began
}"""


HEAP = "window.gc?.(), performance.memory.usedJSHeapSize / 1e6"


def long_match(folder: Path, seconds: int) -> tuple[Path, int]:
    """The log of a match that nobody brings to an end, and its number of entries."""
    rules = dataclasses.replace(ruling.recommended(PLAYERS), time_limit=seconds, kill_cooldown=60.0)
    entries = matches.play(1, PLAYERS, rules).entries
    log = folder / "long.ndjson"
    log.write_text("".join(f"{codec.line(entry)}\n" for entry in entries))
    return log, len(entries)


def opened(browser: Browser, address: str, n: int) -> tuple[Page, float]:
    """Opens the page in a browser that has never been there; returns the seconds until moment `n` is on screen too."""
    page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
    began = time.monotonic()
    page.goto(address, wait_until="commit")
    page.wait_for_function("n => document.querySelector('.time-range')?.value === String(n)", arg=n)
    page.evaluate("new Promise(requestAnimationFrame)")
    return page, time.monotonic() - began


def report(browser: Browser, address: str, frames: int, seeks: int) -> None:
    at_the_end = f"{address}?n={frames}&motion=0"
    times = []
    for _ in range(ROUNDS):
        page, seconds = opened(browser, at_the_end, frames)
        times.append(seconds)
    print(
        f"{frames:,} frames opened at the last: {statistics.median(times):.2f} s (of {ROUNDS}: worst {max(times):.2f})"
    )
    kept.seconds("opened at the last", statistics.median(times))
    draw = random.Random(1)
    sought = sorted(page.evaluate(SEEK, draw.randint(1, frames)) for _ in range(seeks))
    kept.seconds("a moment", statistics.median(sought) / 1000)
    print(f"a moment: {statistics.median(sought):.0f} ms, 95 % {sought[int(0.95 * seeks)]:.0f}, worst {sought[-1]:.0f}")
    kept.less("megabytes of heap", page.evaluate(HEAP))
    print(f"heap with every frame seen: {page.evaluate(HEAP):.1f} MB")


def newcomer(browser: Browser, address: str) -> tuple[float, float]:
    """Seconds until the front page is there, and until there is something to choose in the seat."""
    page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
    began = time.monotonic()
    page.goto(address)
    way = page.get_by_role("link", name="Play yourself")
    expect(way).to_be_visible()
    at_the_door = time.monotonic() - began
    way.click()
    page.get_by_label("Your name in this match").fill("Ann")
    page.get_by_role("checkbox", name="What I do and say").check()
    page.get_by_role("button", name="Sit down").click()
    page.locator("#console-form button").first.click(trial=True, timeout=60_000)
    return at_the_door, time.monotonic() - began


def report_newcomers(browser: Browser, address: str) -> None:
    doors, menus = zip(*(newcomer(browser, address) for _ in range(NEWCOMERS)), strict=True)
    kept.seconds("a newcomer's first choice", statistics.median(menus))
    print(
        f"a newcomer: front page after {statistics.median(doors):.2f} s, first choice of their own after"
        f" {statistics.median(menus):.2f} s (of {NEWCOMERS}: worst {max(menus):.2f})"
    )


def main() -> None:
    wishes = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wishes.add_argument("--seconds", type=int, default=360)
    wishes.add_argument("--seeks", type=int, default=100)
    wished = wishes.parse_args()
    with tempfile.TemporaryDirectory() as folder, sites.running_site(Path(folder) / "var") as site:
        site.wait_until_well()
        log, frames = long_match(Path(folder), wished.seconds)
        match = archives.put_into(sites.environment(site.var), log)
        with chromium.started() as browser:
            report(browser, f"{site.url}/matches/{match}/", frames, wished.seeks)
            report_newcomers(browser, f"{site.url}/")


if __name__ == "__main__":
    with kept.figures(__file__):
        main()
