"""Takes the documentation's pictures: `python -m tests.browser.screenshots` starts a site and photographs it."""

import base64
import json
import math
import shutil
import struct
import subprocess
import sys
import tempfile
import time
import zlib
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser

from glassbox_site.environment import env
from tests import settings
from tests.browser import chromium
from tests.support.sites import site as sites

FOLDER = env.PROJECT / "docs" / "around" / "screenshots"
SEARCHED = 12
SECONDS_TO_PLAY = 600.0
SETTLED_MS = 1500
ROW = 3
WINDOWS = {1440: 900, 768: 1024, 390: 844}
# Chromium dithers gradients by a shade, which no compression survives and nobody sees: it is levelled here.
# What comes back are a PNG's scanlines, each as the difference to the one above it (filter 2, "Up").
SCANLINES = """async picture => {
    const bitmap = await createImageBitmap(await (await fetch(picture)).blob())
    const {width, height} = bitmap
    const pen = new OffscreenCanvas(width, height).getContext('2d')
    pen.drawImage(bitmap, 0, 0)
    const pixels = pen.getImageData(0, 0, width, height).data
    const shade = (x, y, channel) => y < 0 ? 0 : pixels[4 * (y * width + x) + channel] | 1
    const lines = new Uint8Array(height * (3 * width + 1))
    let at = 0
    for (let y = 0; y < height; y++) {
        lines[at++] = 2
        for (let x = 0; x < width; x++)
            for (let channel = 0; channel < 3; channel++)
                lines[at++] = shade(x, y, channel) - shade(x, y - 1, channel)
    }
    const reader = new FileReader()
    reader.readAsDataURL(new Blob([lines]))
    await new Promise(read => { reader.onload = read })
    return reader.result
}"""


def main() -> None:
    try:
        with tempfile.TemporaryDirectory() as folder, sites.running_site(Path(folder) / "var", exhibition=True) as site:
            site.wait_until_well()
            pictures = _pictures(site)
            with chromium.started() as browser:
                for picture in _photograph(browser, site.url, pictures):
                    sys.stdout.write(f"{picture.relative_to(env.PROJECT)}  {picture.stat().st_size // 1000} kB\n")
    finally:
        shutil.rmtree(settings.VAR)


def _pictures(site: sites.Site) -> dict[str, str]:
    """Addresses by picture name, for the match with the most to see of those in which somebody lied."""
    made = _furnish(site)
    frames = {match_id: _frames(site, match_id) for match_id in made["matches"][:SEARCHED]}
    match_id = max(frames, key=lambda each: (_lie(frames[each]) > 0, _lines(frames[each])))
    shown = frames[match_id]
    place = {kind: _late(shown, kind) for kind in ("Walked", "Killed", "LeftUnsaid", "BallotRevealed")}
    match = f"/matches/{match_id}/?view=glass&motion=0&n="
    seat = next(frame["event"]["color"] for frame in shown if frame["event"]["kind"] == "Spoke")
    return {
        "home": "/",
        "match": f"{match}{place['Walked']}",
        "kill": f"{match}{place['Killed']}",
        "meeting": f"{match}{place['LeftUnsaid']}",
        "lie": f"{match}{_lie(shown)}",
        "votes": f"{match}{place['BallotRevealed']}",
        "result": f"{match}{len(shown)}",
        "eyes": f"/matches/{match_id}/?view={seat}&motion=0&n=150",
        "jury": f"/matches/{match_id}/?view=public&motion=0&n=20",
        "matches": "/matches/",
        "standings": "/standings/",
        "persona": "/personas/house_miss_marble/",
        "sct-batch": f"/sct/{made['batch']}/",
        "sct-trial": f"/sct/{made['batch']}/trials/workflow_switching/1/",
        "methodology": "/methodology/",
    }


def _furnish(site: sites.Site) -> dict[str, Any]:
    """Furnishes the site, and waits until everything is played."""
    environ = sites.environment(site.var, DJANGO_SETTINGS_MODULE="glassbox_site.settings")
    furnish = [sys.executable, "-m", "tests.support.sites.furnish"]
    made: dict[str, Any] = json.loads(subprocess.run(furnish, env=environ, capture_output=True, check=True).stdout)
    deadline = time.monotonic() + SECONDS_TO_PLAY
    while any(_is_open(site, match_id) for match_id in made["matches"]) or _trials(site, made["batch"]) == 0:
        assert time.monotonic() < deadline, "the workers are not done"
        time.sleep(1)
    return made


def _is_open(site: sites.Site, match_id: int) -> bool:
    return bool(httpx.get(f"{site.url}/matches/{match_id}/match.json", timeout=10).json()["status"] != "finished")


def _trials(site: sites.Site, batch_id: int) -> int:
    return len(httpx.get(f"{site.url}/sct/{batch_id}/trials.ndjson", timeout=10).text.splitlines())


def _frames(site: sites.Site, match_id: int) -> list[dict[str, Any]]:
    told = httpx.get(f"{site.url}/matches/{match_id}/frames.ndjson?view=glass", timeout=30).text
    return [json.loads(line) for line in told.splitlines()]


def _lines(frames: list[dict[str, Any]]) -> int:
    return sum(frame["event"]["kind"] == "Spoke" for frame in frames)


def _lie(frames: list[dict[str, Any]]) -> int:
    """The last line judged to be a lie; 0 if nobody lied."""
    stamped = (frame["n"] for frame in frames if any(map(_is_refuted, frame.get("truth") or ())))
    return max(stamped, default=0)


def _is_refuted(told: dict[str, Any]) -> bool:
    return told["verdict"] == "lie" and bool(told["against"])


def _late(frames: list[dict[str, Any]], kind: str) -> int:
    """A frame of this kind well into the match, when there is something to see: the last one in a row."""
    places = [frame["n"] for frame in frames if frame["event"]["kind"] == kind]
    last_of_rows = [n for n, after in zip(places, [*places[1:], math.inf], strict=True) if after - n > ROW]
    return int(last_of_rows[len(last_of_rows) * 2 // 3])


def _photograph(browser: Browser, url: str, pictures: dict[str, str]) -> list[Path]:
    taken = []
    for name, path in pictures.items():
        for width, height in WINDOWS.items():
            page = browser.new_page(viewport={"width": width, "height": height}, reduced_motion="reduce")
            page.goto(f"{url}{path}")
            page.wait_for_load_state("networkidle")
            page.wait_for_timeout(SETTLED_MS)
            picture = base64.b64encode(page.screenshot()).decode()
            page.goto("about:blank")
            lines: str = page.evaluate(SCANLINES, f"data:image/png;base64,{picture}")
            taken.append(FOLDER / str(width) / f"{name}.png")
            taken[-1].parent.mkdir(parents=True, exist_ok=True)
            taken[-1].write_bytes(_png(width, height, base64.b64decode(lines.partition(",")[2])))
            page.close()
    return taken


def _png(width: int, height: int, scanlines: bytes) -> bytes:
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    body = zlib.compress(scanlines, 9)
    return b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", head) + _chunk(b"IDAT", body) + _chunk(b"IEND", b"")


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


if __name__ == "__main__":
    main()
