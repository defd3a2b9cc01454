"""Makes the pictures of the documentation: `python -m tests.browser.screenshots` starts a site and photographs it."""

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser

from glassbox_site import env
from tests import settings
from tests.browser import chromium
from tests.support import site as sites

FOLDER = env.PROJECT / "docs" / "screenshots"
PICTURES = {"home": "/"}
WINDOWS = {1440: 900, 390: 844}


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
            taken.append(FOLDER / f"{name}-{width}.png")
            page.screenshot(path=taken[-1])
            page.close()
    return taken


if __name__ == "__main__":
    main()
