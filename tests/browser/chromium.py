"""Where Chromium is on this machine, and how tests start it; run as a program, makes sure that there is one."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

SHELL = "chromium-headless-shell"
"""The same browser without windows, tabs and menus, which would cost time in each test."""
NAMES = (SHELL, "chrome-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
NEEDLESS = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess")
"""What every new window would start: two pages for an address bar that nobody sees, and a spare process."""
PLAYWRIGHTS = (
    "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled",
    "PreconnectToSearch",
)  # fmt: skip
"""Features that Playwright disables, repeated here, since Chromium obeys only the last such switch."""
SWITCHES = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--process-per-site",  # the tabs of one window share what they have compiled
    f"--disable-features={','.join((*PLAYWRIGHTS, *NEEDLESS))}",
)
HOW_TO_GET_IT = (
    f"The browser tests need Chromium. Debian: `sudo apt install {SHELL}`; or name one: CHROMIUM=/path/to/it make test"
)


class NoChromium(Exception):
    """Its message says in one line how to install one."""


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


def install() -> None:
    """Installs Debian's package, which needs root; elsewhere does nothing."""
    if os.getuid() == 0 and shutil.which("apt-get"):
        sys.stdout.write("Installing Chromium for the browser tests ...\n")
        sys.stdout.flush()
        quiet = {"stdout": subprocess.DEVNULL, "env": os.environ | {"DEBIAN_FRONTEND": "noninteractive"}}
        install = ("install", "--yes", "--no-install-recommends")
        for command in (("update",), (*install, SHELL), (*install, "chromium")):
            if problem():
                subprocess.run(["apt-get", "-qq", *command], check=False, **quiet)  # type: ignore[call-overload]


def main() -> int:
    if problem():
        install()
    if missing := problem():
        sys.stderr.write(f"{missing}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
