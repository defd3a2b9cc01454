#!/usr/bin/env python3
"""The command line of the site; `manage.py help` lists what there is."""

import os
import sys
from typing import NoReturn


def main() -> None:
    if sys.version_info < (3, 11):
        refuse("The Glass Box League needs Python 3.11 or newer; this is {}.{}.".format(*sys.version_info[:2]))
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "glassbox_site.settings")
    try:
        from django.core.management import execute_from_command_line
    except ImportError:
        refuse("Django is not installed for this Python; `make live` sets everything up, in .venv.")
    execute_from_command_line(sys.argv)


def refuse(reason: str) -> NoReturn:
    sys.stderr.write(reason + "\n")
    sys.exit(2)


if __name__ == "__main__":
    main()
