"""How smoothly the match page moves, and how fast it jumps: fifteen players, a phone, the processor slowed.

    python benchmarks/pages_motion.py [--seconds 12] [--seeks 40] [--frames 2000 40000]

A whole site and a real browser on this machine. Frames per second are counted by the page's own clock while it plays,
first on the ship and then at the table, once the whole match is loaded; a long task is one over 50 ms. A jump is timed
from the slider's move to the picture of exactly that moment, even if that had to be unpacked first; and, separately, to
the latest lines of the transcript, which follows when the page has time. For comparison, the machine's own limits: a
page with nothing but as many moving bodies, and how long such a page takes to show a change. Other work on the machine
makes every figure worse.
"""

import argparse
import itertools
import json
import random
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.spectating import ground  # isort: skip # noqa: F401 - sets up the surroundings

import httpx
from playwright.sync_api import Browser, Page

from benchmarks import kept, pages, pages_live
from games.log import codec
from tests.browser import chromium, visitor
from tests.games.prepared import archives, crowds
from tests.support.sites import site as sites

SLOWED = 4
BODIES = crowds.PLAYERS
PATIENCE = 300_000
"""Milliseconds: forty thousand frames are opened at their end before anything is measured."""
MOVES = """async seconds => {
    const long = [], frames = []
    const observer = new PerformanceObserver(list => long.push(...list.getEntries().map(each => each.duration)))
    observer.observe({type: 'longtask'})
    const until = performance.now() + 1000 * seconds
    while (performance.now() < until) frames.push(await new Promise(requestAnimationFrame))
    observer.disconnect()
    return {fps: 1000 * (frames.length - 1) / (frames.at(-1) - frames[0]), long}
}"""

BARE = """bodies => {
    for (let i = 0; i < bodies; i++) {
        const body = document.body.appendChild(document.createElement('div'))
        body.style.cssText = 'background: teal; block-size: 48px; inline-size: 40px; position: absolute'
        const walked = [`translate(${20 * i}px, 0)`, `translate(0, ${40 * i}px)`]
        body.animate({transform: walked}, {duration: 5000, direction: 'alternate', iterations: Infinity})
    }
}"""
CHANGE = """async () => {
    const began = performance.now()
    document.body.append(began)
    await new Promise(requestAnimationFrame)
    await new Promise(shown => setTimeout(shown, 0))
    return performance.now() - began
}"""
JUMP = """async n => {
    const slider = document.querySelector('.time-range')
    const place = document.querySelector('.time-place')
    const began = performance.now()
    slider.value = n
    slider.dispatchEvent(new Event('input', {bubbles: true}))
    const painted = async () => {
        await new Promise(requestAnimationFrame)
        await new Promise(shown => setTimeout(shown, 0))
    }
    do await painted()
    while (!place.textContent.startsWith(`#${n.toLocaleString('en')} `))
    const stage = performance.now() - began
    await new Promise(requestIdleCallback)
    await painted()
    return [stage, performance.now() - began]
}"""


def opened(browser: Browser, address: str) -> Page:
    page = browser.new_context(viewport=visitor.PHONE).new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(address)
    return page


def slow(page: Page) -> Page:
    page.wait_for_timeout(1000)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    return page


def slowed(browser: Browser, address: str) -> Page:
    page = opened(browser, address)
    page.locator("#stage[data-scene]").wait_for(state="attached")
    return slow(page)


def bare(browser: Browser, seconds: int) -> None:
    """Measures the machine's own limits, with next to nothing on the page."""
    page = slow(opened(browser, "about:blank"))
    change = statistics.median(page.evaluate(CHANGE) for _ in range(20))
    page.evaluate(BARE, BODIES)
    told: dict[str, Any] = page.evaluate(MOVES, seconds)
    print(f"an empty page: {change:.0f} ms until a change is seen; {BODIES} bodies move by {told['fps']:.0f} a second")
    page.context.close()


def moving(browser: Browser, address: str, name: str, seconds: int, frames: int) -> None:
    page = slowed(browser, address)
    page.wait_for_function("n => Number(document.querySelector('.time-range')?.max) >= n", arg=frames)
    page.keyboard.press("k")
    told: dict[str, Any] = page.evaluate(MOVES, seconds)
    worst = max(told["long"], default=0)
    print(f"{name}: {told['fps']:.0f} frames a second, {len(told['long'])} long tasks (worst {worst:.0f} ms)")
    kept.more(f"frames a second, {name}", told["fps"])
    page.context.close()


def jumping(browser: Browser, address: str, frames: int, seeks: int) -> None:
    page = slowed(browser, f"{address}?motion=0&n={frames}")
    page.wait_for_function("n => document.querySelector('.time-range')?.value === String(n)", arg=frames)
    draw = random.Random(1)
    found = [page.evaluate(JUMP, draw.randint(1, frames)) for _ in range(seeks)]
    sought, whole = sorted(stage for stage, _ in found), statistics.median(every for _, every in found)
    print(
        f"{frames:,} frames: a jump {statistics.median(sought):.0f} ms,"
        f" 95 % {sought[int(0.95 * seeks)]:.0f}, worst {sought[-1]:.0f}; with the transcript {whole:.0f}"
    )
    kept.seconds(f"a jump in {frames:,}", statistics.median(sought) / 1000)
    page.context.close()


def long_log(folder: Path, wanted: int) -> Path:
    """The first `wanted` entries of a match that never ends."""
    entries = itertools.chain.from_iterable(step for step, _ in pages_live.steps(pages.PLAYERS))
    log = folder / f"long-{wanted}.ndjson"
    log.write_text("".join(f"{codec.line(entry)}\n" for entry in itertools.islice(entries, wanted)))
    return log


def kinds(url: str, match: int) -> list[str]:
    """The event kinds of all frames, in order."""
    told = httpx.get(f"{url}/matches/{match}/frames.ndjson?view=glass", timeout=60).text.splitlines()
    return [json.loads(frame)["event"]["kind"] for frame in told]


def main() -> None:
    wishes = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wishes.add_argument("--seconds", type=int, default=12)
    wishes.add_argument("--seeks", type=int, default=40)
    wishes.add_argument("--frames", type=int, nargs="*", default=[2_000, 40_000])
    wished = wishes.parse_args()
    with tempfile.TemporaryDirectory() as folder, sites.running_site(Path(folder) / "var") as site:
        site.wait_until_well()
        surroundings = sites.environment(site.var)
        crowd = archives.put_into(surroundings, crowds.written_to(Path(folder)))
        long = {frames: archives.put_into(surroundings, long_log(Path(folder), frames)) for frames in wished.frames}
        with chromium.started() as browser:
            bare(browser, wished.seconds)
            match = f"{site.url}/matches/{crowd}/"
            happened = kinds(site.url, crowd)
            table = happened.index("Spoke") + 1
            moving(browser, f"{match}?n=20&motion=1", "roaming", wished.seconds, len(happened))
            moving(browser, f"{match}?n={table}&motion=1", "meeting", wished.seconds, len(happened))
            for frames, each in long.items():
                jumping(browser, f"{site.url}/matches/{each}/", frames, wished.seeks)


if __name__ == "__main__":
    with kept.figures(__file__):
        main()
