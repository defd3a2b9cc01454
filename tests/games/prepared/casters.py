"""A caster's words beside entries of a match; as a program, into the database of a running site."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from typing import Any

from glassbox_site.environment import env


def worded(site: Mapping[str, str], match: int, words: Mapping[int, Mapping[str, Any]]) -> None:
    """By entry, as `games.log.castings` keeps them."""
    command = [sys.executable, "-m", "tests.games.prepared.casters", str(match)]
    subprocess.run(command, cwd=env.PROJECT, env=dict(site), check=True, input=json.dumps(words), text=True)


if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "glassbox_site.settings")
    import django

    django.setup()
    from games.models import LogEntry

    for seq, told in json.load(sys.stdin).items():
        LogEntry.objects.filter(match=int(sys.argv[1]), seq=int(seq)).update(commentary=json.dumps(told))
