"""Where Chromium is on this machine, and how it is started for tests."""

import os
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
SWITCHES = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
HOW_TO_GET_IT = "The browser tests need Chromium: `apt install chromium`, or CHROMIUM=/path/to/chromium."


class NoChromium(Exception):
    """The message says in one line how to get one."""


def executable(environ: Mapping[str, str] = os.environ) -> str:
    names = [environ["CHROMIUM"]] if environ.get("CHROMIUM") else NAMES
    found = next(filter(None, (shutil.which(name, path=environ.get("PATH", "")) for name in names)), None)
    if found is None:
        raise NoChromium(f"{HOW_TO_GET_IT} (Looked for: {', '.join(names)})")
    return found


def problem() -> str | None:
    """Why no Chromium can be started, in one line."""
    try:
        executable()
    except NoChromium as missing:
        return str(missing)
    return None


@contextmanager
def started() -> Iterator[Browser]:
    path = executable()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(SWITCHES))
        yield browser
        browser.close()
