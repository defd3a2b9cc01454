"""Logs that grow on a test's command."""

import dataclasses
import functools
import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from django.db import transaction

from games.engine.facts import decisions, events, identities
from games.engine.facts.dice import Dice
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds
from games.log import calls, codec, doorbell, event_log, lease
from games.models import Match, Status
from games.watching import frames
from tests.engine import matches
from tests.games.prepared import orders

COLORS = list(identities.Color)[:5]
VIEWERS: dict[str, identities.Viewer] = {"glass": "glass", "public": "public", **{each.value: each for each in COLORS}}
VIEWS = tuple(VIEWERS)
RED, BLUE, PINK = identities.Color.RED, identities.Color.BLUE, identities.Color.PINK
FAULT = 'it gives "vote_action" two different values'
UNREADABLE = decisions.NoDecision(reason="unreadable: there is no JSON object in it")


@functools.cache
def played(seed: int = 11) -> tuple[ledgers.Entry, ...]:
    """A whole match among five, by its entries; the same in every test."""
    return tuple(matches.play(seed, players=5, rules=orders.SHORT, decide=_answer).entries)


def _answer(world: worlds.World, ask: decisions.Ask, dice: Dice) -> decisions.Decision:
    """An eager decider, except that pink's last words cannot be read."""
    is_lost = ask == decisions.ReflectionAsk(color=PINK)
    return UNREADABLE if is_lost else matches.eager(world, ask, dice)


def beside(entries: Iterable[ledgers.Entry]) -> dict[int, str]:
    """What is told beside the entries if red, blue and pink were models; each thought took a different time."""
    in_heads = [entry for entry in entries if isinstance(entry.event, events.Thought | events.Stumbled)]
    return {entry.seq: calls.text(_call(entry)) for entry in in_heads if entry.audience[0] in (RED, BLUE, PINK)}


def _call(entry: ledgers.Entry) -> calls.Call:
    """Blue had to be corrected, and has an endpoint that does not report usage."""
    state = "unreadable" if isinstance(entry.event, events.Stumbled) else "read"
    call = calls.Call(state=state, seconds=entry.seq / 100, tokens_in=1_000 + entry.seq, tokens_out=96, dollars=0.00031)
    is_mended = entry.audience == (BLUE,)
    return (
        dataclasses.replace(call, chances=2, fault=FAULT, fitted=("json_schema",), estimated=96) if is_mended else call
    )


def append(held: lease.Lease, entries: Sequence[ledgers.Entry], told: Mapping[int, str]) -> None:
    """One step of one match. Raises LogConflict."""
    [conflict] = event_log.append_all([event_log.growth(held, entries, told, {})])
    if conflict is not None:
        raise conflict


class Told:
    """A running match whose log is told entry by entry, as far as the test wants."""

    def __init__(self, entries: Sequence[ledgers.Entry] = (), **changes: Any) -> None:
        self._entries = entries or played()
        with transaction.atomic():  # otherwise a running site's workers might claim it first
            self.match = orders.booked(**changes)
            claimed = lease.claim(self.match.pk)
        assert claimed is not None
        self._lease = claimed
        self.head = 0

    def up_to(self, head: int, *, ring: bool = True) -> None:
        if head > self.head:
            entries = self._entries[self.head : head]
            append(self._lease, entries, beside(entries))
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
    told = beside(entries := tuple(entries))
    found = (projector.frame(codec.line(entry), told.get(entry.seq)) for entry in entries)
    return tuple(frame for frame in found if frame is not None)


def viewer(view: str) -> identities.Viewer:
    """A colour and its name are equal, but only one of them has eyes."""
    return VIEWERS[view]


def replayed(match_id: int, view: str, language: str = "en") -> list[dict[str, Any]]:
    """The frames that a view has of the log as it is stored."""
    reel = frames.Reel(match_id, viewer(view), language)
    return [json.loads(frame) for page in iter(reel.page, None) for frame in page]
