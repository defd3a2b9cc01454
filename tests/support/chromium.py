"""The Chromium that the browser tests drive; as a program, it sees to it that there is one."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
HOW_TO_GET_IT = (
    "The browser tests need Chromium and found none."
    " Install it (Debian: sudo apt install chromium), or name one: CHROMIUM=/path/to/chrome make test"
)


def find() -> str | None:
    named = os.environ.get("CHROMIUM")
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> None:
    """From Debian's packages, which takes root; elsewhere nothing happens."""
    if os.getuid() == 0 and shutil.which("apt-get"):
        sys.stdout.write("Installing Chromium for the browser tests ...\n")
        sys.stdout.flush()
        quiet = {"stdout": subprocess.DEVNULL, "env": os.environ | {"DEBIAN_FRONTEND": "noninteractive"}}
        for command in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
            subprocess.run(["apt-get", "-qq", *command], check=False, **quiet)  # type: ignore[call-overload]


def main() -> int:
    if not find():
        install()
    if not find():
        sys.stderr.write(f"{HOW_TO_GET_IT}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
