"""Logs that grow when a test says so."""

import functools
from collections.abc import Iterable, Sequence
from typing import Any

from games.engine import ledger as ledgers
from games.engine import maps, referee
from games.engine.facts import identities
from games.engine.facts.dice import Dice
from games.live import codec, doorbell, event_log, frames, lease
from games.models import Match, Status
from tests.engine import matches
from tests.live import orders

COLORS = list(identities.Color)[:5]
VIEWERS: dict[str, identities.Viewer] = {"glass": "glass", "public": "public", **{each.value: each for each in COLORS}}
VIEWS = tuple(VIEWERS)


@functools.cache
def played(seed: int = 11) -> tuple[ledgers.Entry, ...]:
    """A whole match among five, by its entries; the same in every test."""
    rules = orders.SHORT
    dice = Dice(seed)
    seats = matches.lineup(5)
    entries = referee.open_match(seats, rules, maps.load(rules.map), dice)
    world = referee.fold(entries)
    while not referee.is_over(world):
        answers = {ask.color: matches.eager(world, ask, dice) for ask in referee.who_decides(world)}
        step = referee.resolve(world, answers, dice)
        world = referee.fold(step, world)
        entries = [*entries, *step]
    return tuple(entries)


class Told:
    """A running match whose log is told entry by entry, as far as the test wants."""

    def __init__(self, entries: Sequence[ledgers.Entry] = (), **changes: Any) -> None:
        self._entries = entries or played()
        self.match = orders.booked(**changes)
        claimed = lease.claim(self.match.pk)
        assert claimed is not None
        self._lease = claimed
        self.head = 0

    def up_to(self, head: int, *, ring: bool = True) -> None:
        if head > self.head:
            event_log.append(self._lease, self._entries[self.head : head])
        self.head = max(head, self.head)
        if ring:
            doorbell.ring(self.match.pk, self.head)

    def to_the_end(self) -> None:
        self.up_to(len(self._entries))

    def abort(self, *, ring: bool = True) -> None:
        Match.objects.filter(pk=self.match.pk).update(status=Status.ABORTED)
        if ring:
            doorbell.ring(self.match.pk, self.head)


@functools.cache
def shown(view: str) -> tuple[bytes, ...]:
    """The frames that this view has of the whole match."""
    return developed(view, played())


def developed(view: str, entries: Iterable[ledgers.Entry]) -> tuple[bytes, ...]:
    """The frames that a view has of these entries."""
    projector = frames.Projector(viewer(view))
    found = (projector.frame(codec.line(entry)) for entry in entries)
    return tuple(frame for frame in found if frame is not None)


def viewer(view: str) -> identities.Viewer:
    """A colour and its name are equal, but only one of them has eyes."""
    return VIEWERS[view]
