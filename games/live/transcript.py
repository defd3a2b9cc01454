"""A match as sentences, page by page, for readers without scripts: what one view perceives, and no more.

A reader of the first page costs its own lines alone; later pages fold the log up to theirs.
"""

import dataclasses
import itertools
from collections.abc import Iterator

from django.utils import translation

from games.engine import ledger as ledgers
from games.engine.eyes import narration, perspective
from games.engine.facts import events, identities
from games.engine.ledger import perceives
from games.live import calls, codec, event_log

FRAMES_A_PAGE = 250
UNTOLD = (
    events.Roused,
    events.LookedAround,
    events.SetOut,
    events.Arrived,
    events.Walked,
    events.SpotTaken,
    events.PlanEnded,
    events.KillTimerSet,
    events.BidPlaced,
    events.Suspected,
    events.NotesUpdated,
    events.Reacted,
)
"""What a picture shows better than a sentence; its numbers are passed over."""


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """`n` is the number of the frame in this view; `call` is what the decision told here took of a model."""

    n: int
    tick: int
    kind: str
    sentence: str
    call: calls.Call | None = None


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """`is_last` as far as the log has come."""

    number: int
    lines: tuple[Line, ...]
    is_last: bool


def number_of(n: int) -> int:
    """The page on which that frame is told."""
    return max(0, n - 1) // FRAMES_A_PAGE + 1


def page(match_id: int, viewer: identities.Viewer, number: int) -> Page:
    """Pages count from 1; one that is not there yet has no lines."""
    first = (number - 1) * FRAMES_A_PAGE + 1
    told = itertools.islice(_told(match_id, viewer, first), FRAMES_A_PAGE + 1)
    found = list(told)
    lines = tuple(line for line in found[:FRAMES_A_PAGE] if line is not None)
    return Page(number=number, lines=lines, is_last=len(found) <= FRAMES_A_PAGE)


def _told(match_id: int, viewer: identities.Viewer, first: int) -> Iterator[Line | None]:
    """Each frame from `first` on; None for one without a sentence worth reading."""
    known, n = perspective.blank(viewer), 0
    for row in event_log.rows(match_id):
        entry = codec.entry_of(row.line)
        if not perceives(viewer, entry):
            continue
        known, n = perspective.learn(known, entry), n + 1
        if n < first:
            continue
        sentence = "" if isinstance(entry.event, UNTOLD) else narration.narrate(known, entry, translation)
        yield _line(n, entry, sentence, row.call) if sentence else None


def _line(n: int, entry: ledgers.Entry, sentence: str, told: str | None) -> Line:
    call = calls.read(told) if told else None
    return Line(n=n, tick=entry.tick, kind=type(entry.event).__name__, sentence=sentence, call=call)
