#!/usr/bin/env python3
"""The command line of the site; `manage.py help` lists what there is."""

import os
import sys
from collections.abc import Callable
from typing import NoReturn

READER_GONE = 141


def main() -> None:
    if sys.version_info < (3, 11):
        refuse("The Glass Box League needs Python 3.11 or newer; this is {}.{}.".format(*sys.version_info[:2]))
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "glassbox_site.settings")
    try:
        from django.core.management import execute_from_command_line
    except ImportError:
        refuse("Django is not installed for this Python; `make live` sets everything up, in .venv.")
    run(execute_from_command_line)


def run(execute: Callable[[list[str]], None]) -> None:
    """Ends quietly when the reader of the output has stopped reading, as `head` does."""
    try:
        try:
            execute(sys.argv)
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python would complain again at exit
        sys.exit(READER_GONE)


def refuse(reason: str) -> NoReturn:
    sys.stderr.write(reason + "\n")
    sys.exit(2)


if __name__ == "__main__":
    main()
