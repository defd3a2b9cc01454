"""A match as sentences, page by page, for readers without scripts: what one view perceives, and no more.

The first page costs only its own lines; later ones, and the newest lines, fold the log up to there.
"""

import dataclasses
import itertools
from collections import deque
from collections.abc import Iterator

from django.utils import translation

from games.engine.eyes import knowledge, narration, perspective
from games.engine.facts import identities
from games.engine.happenings.every_kind import HAPPENINGS
from games.engine.state import ledger as ledgers
from games.log import calls, codec, event_log

FRAMES_A_PAGE = 250
LINES_AT_ONCE = 100


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """`n` is the number of the frame in this view; `call` is what a decision told here took of a model."""

    n: int
    tick: int
    kind: str
    sentence: str
    call: calls.Call | None = None


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """`is_last`: no page follows, as far as the log has come."""

    number: int
    lines: tuple[Line, ...]
    is_last: bool


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Newest:
    """The latest line first. `first` and `last` are the numbers of the earliest and the latest; 0 if there is none."""

    lines: tuple[Line, ...]

    @property
    def first(self) -> int:
        return self.lines[-1].n if self.lines else 0

    @property
    def last(self) -> int:
        return self.lines[0].n if self.lines else 0


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class _Frame:
    n: int
    known: knowledge.Perspective
    entry: ledgers.Entry
    call: str | None

    @property
    def is_told(self) -> bool:
        return HAPPENINGS[type(self.entry.event)].shown.is_told

    def line(self) -> Line:
        sentence = narration.narrate(self.known, self.entry, translation)
        call = calls.read(self.call) if self.call else None
        return Line(n=self.n, tick=self.entry.tick, kind=type(self.entry.event).__name__, sentence=sentence, call=call)


def number_of(n: int) -> int:
    """The page that has this frame."""
    return max(0, n - 1) // FRAMES_A_PAGE + 1


def page(match_id: int, viewer: identities.Viewer, number: int) -> Page:
    """Pages count from 1 and cover `FRAMES_A_PAGE` frames each. Frames that are not told in words leave no line, so a
    page may have fewer lines; one that does not exist yet has none."""
    first = (number - 1) * FRAMES_A_PAGE + 1
    found = list(itertools.islice(_frames(match_id, viewer), first - 1, first + FRAMES_A_PAGE))
    lines = tuple(frame.line() for frame in found[:FRAMES_A_PAGE] if frame.is_told)
    return Page(number=number, lines=lines, is_last=len(found) <= FRAMES_A_PAGE)


def newest(match_id: int, viewer: identities.Viewer, before: int | None = None) -> Newest:
    """The last lines so far, or those before that frame."""
    frames = itertools.takewhile(lambda frame: before is None or frame.n < before, _frames(match_id, viewer))
    last = deque((frame for frame in frames if frame.is_told), maxlen=LINES_AT_ONCE)
    return Newest(lines=tuple(frame.line() for frame in reversed(last)))


def _frames(match_id: int, viewer: identities.Viewer) -> Iterator[_Frame]:
    known, n = perspective.blank(viewer), 0
    for row in event_log.rows(match_id):
        entry = codec.entry_of(row.line)
        if not ledgers.perceives(viewer, entry):
            continue
        known, n = perspective.learn(known, entry), n + 1
        yield _Frame(n=n, known=known, entry=entry, call=row.call)
