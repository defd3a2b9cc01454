"""Puts whole finished matches into the database; as a program, into that of a running site."""

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from games.engine import referee
from games.engine.facts import events
from games.engine.state import ledger as ledgers
from tests.games.players import minds
from tests.support.sites import programs

if TYPE_CHECKING:
    from games.models import Match

SEED = 11
"""A match among bots with lies, self-reports, and votes that hung on one ballot."""


def archived(entries: Sequence[ledgers.Entry]) -> int:
    """The match of this log. No worker ever sees it unfinished."""
    from games.booking import ordering
    from games.models import Match, Pace

    opened = entries[0].event
    assert isinstance(opened, events.MatchOpened)
    chairs = tuple(ordering.Chair(color=seat.color, temperament="diligent", name=seat.name) for seat in opened.seats)
    token = f"archived-{Match.objects.count()}"
    order = ordering.Order(token=token, chairs=chairs, rules=opened.rules, seed=1, pace=Pace.FLAT_OUT)
    return told(lambda: ordering.book(order), entries).pk


def among_bots() -> int:
    """Adds a finished match among bots, once in a process, for tests that do not change it."""
    from tests.support.databases import made_once

    return made_once.key_of("archived among bots", lambda: archived(minds.played(SEED)))


def told(book: "Callable[[], Match]", entries: Sequence[ledgers.Entry]) -> "Match":
    """Writes the log of a booked match as a worker would leave it; returns the match."""
    from django.db import transaction

    from games.log import lease
    from games.playing import closing
    from tests.games.prepared import logs

    with transaction.atomic():
        match = book()
        held = lease.claim(match.pk)
        assert held is not None
        logs.append(held, entries, {})
    for _piece in closing.settling(match, list(match.seats.all()), referee.fold(entries), entries):
        pass
    match.refresh_from_db()
    return match


def put_into(site: Mapping[str, str], log: Path | None = None) -> int:
    """Does so in the database of a site with this environment: the match of this log, or one among bots."""
    return int(programs.run(site, "tests.games.prepared.archives", *([str(log)] if log else [])))


if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "glassbox_site.settings")
    import django

    django.setup()
    from games.log import codec

    entries = (
        [codec.entry_of(line) for line in Path(sys.argv[1]).read_text().rstrip("\n").split("\n")]
        if sys.argv[1:]
        else []
    )
    sys.stdout.write(f"{archived(entries or minds.played(SEED))}\n")
