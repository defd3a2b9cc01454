"""Makes the pictures of the documentation: `python -m tests.browser.screenshots` starts a site and photographs it."""

import base64
import shutil
import struct
import sys
import tempfile
import zlib
from pathlib import Path

from playwright.sync_api import Browser

from glassbox_site import env
from tests import settings
from tests.browser import chromium
from tests.support import site as sites

FOLDER = env.PROJECT / "docs" / "screenshots"
PICTURES = {"home": "/"}
WINDOWS = {1440: 900, 390: 844}
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
    FOLDER.mkdir(parents=True, exist_ok=True)
    try:
        with tempfile.TemporaryDirectory() as folder, sites.running_site(Path(folder) / "var") as site:
            site.wait_until_well()
            with chromium.started() as browser:
                for picture in _photograph(browser, site.url):
                    sys.stdout.write(f"{picture.relative_to(env.PROJECT)}  {picture.stat().st_size // 1000} kB\n")
    finally:
        shutil.rmtree(settings.VAR)


def _photograph(browser: Browser, url: str) -> list[Path]:
    taken = []
    for name, path in PICTURES.items():
        for width, height in WINDOWS.items():
            page = browser.new_page(viewport={"width": width, "height": height})
            page.goto(f"{url}{path}")
            picture = base64.b64encode(page.screenshot()).decode()
            page.goto("about:blank")
            lines: str = page.evaluate(SCANLINES, f"data:image/png;base64,{picture}")
            taken.append(FOLDER / f"{name}-{width}.png")
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
