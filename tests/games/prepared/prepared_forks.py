"""Finished matches of bots in which somebody spoke, and forks of them."""

import functools
from collections.abc import Sequence

from games.engine.state import ledger as ledgers
from games.experiments.forks import changes, fork_orders
from games.experiments.forks.changes import Depth
from games.log import event_log
from games.models import Fork, Match
from games.playing import jobs
from tests.games.experiments.forks import planted
from tests.games.prepared import archives, orders
from tests.support.databases import made_once

_known: dict[int, Sequence[ledgers.Entry]] = {}
"""Logs by seed, once played."""


def parent() -> Match:
    """A match with a meeting whose ballots were counted. Played once in a process; after that its log is copied."""
    return Match.objects.get(pk=made_once.key_of("a parent of forks", lambda: _told().pk))


def _told() -> Match:
    for seed, log in _known.items():
        return archives.told(functools.partial(orders.booked, seed=seed, players=6), log)
    return _played()


def _played() -> Match:
    for seed in range(20):
        match = orders.booked(seed=seed, players=6)
        jobs.play_match(match.pk)
        match.refresh_from_db()
        if said(match):
            _known[seed] = list(event_log.read(match.pk))
            return match
    raise AssertionError("twenty matches without a meeting")


def said(match: Match) -> list[int]:
    """The lines of meetings whose ballots were counted."""
    log = event_log.read(match.pk)
    return [entry.seq for entry in planted.lines(log) if changes.sitting(log, entry.seq)]


def order(match: Match, token: str = "a-fork", times: int = 2) -> fork_orders.Order:
    tried = (changes.Mute(at=said(match)[0]),)
    return fork_orders.Order(token=token, parent=match, changes=tried, depth=Depth.VOTE, times=times)


def ordered() -> Fork:
    """A fork of which nothing has been played yet."""
    return Fork.objects.get(pk=made_once.key_of("a fork", lambda: fork_orders.place(order(parent())).pk))
