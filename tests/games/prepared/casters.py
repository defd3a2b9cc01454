"""A caster's words beside entries of a match; as a program, into the database of a running site."""

import json
import os
import sys
from collections.abc import Mapping
from typing import Any

from tests.support.sites import programs


def worded(site: Mapping[str, str], match: int, words: Mapping[int, Mapping[str, Any]]) -> None:
    """Stores a caster's words by entry, as `games.log.castings` does."""
    programs.run(site, "tests.games.prepared.casters", str(match), said=json.dumps(words))


if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "glassbox_site.settings")
    import django

    django.setup()
    from games.models import LogEntry

    for seq, told in json.load(sys.stdin).items():
        LogEntry.objects.filter(match=int(sys.argv[1]), seq=int(seq)).update(commentary=json.dumps(told))
