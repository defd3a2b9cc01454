"""What a spectator is shown: the entries that its view perceives, each as one frame.

    {"n":4,"seq":4,"tick":0,"event":{"kind":"RoleDealt",...},"caption":"Red is a crewmate.","board":{...}}

Frames are numbered per view from 1 on without gaps, so that a number tells nothing about entries that the view does not
perceive; `seq` is in the frames of `glass` alone. `board` is what has changed in what the view knows, as a merge patch
of the board before; the first one is whole. In `glass` alone, lines are held against the truth (`verdicts`). `call` is
what a decision took of a model (`calls`); it stands beside the decision's first entry in its player's head, for the
glass and those eyes. At turns of the match, `cast` is what a commentator says, each sentence with the facts that it is
made of (`engine/eyes/commentary`): `[{"say":"..","of":"odds","facts":{"living":7}}]`. Later it may be a model's words
over the same facts (`log/castings`): `[{"say":"..","of":"model","by":"Mind","from":[..]}]`. Only captions and these
sentences are in the reader's language.
"""

import json
from collections.abc import Sequence

from django.utils import translation

from games.engine.eyes import narration, perspective
from games.engine.eyes.commentary.caster import Caster
from games.engine.facts import identities
from games.engine.state.ledger import perceives
from games.log import castings, codec, event_log
from games.watching import verdicts
from games.watching.boards import Draughtsman

VERSION = 8
"""Counts up whenever the same log would give different frames."""
HUNDRED = 100
"""After every so many frames, a whole board is kept, if somebody keeps boards."""
ENTRIES_A_PAGE = 250
EVENT = ',"event":'


class Projector:
    """Develops the frames of one view, entry by entry, in the active language."""

    def __init__(self, viewer: identities.Viewer) -> None:
        self.count = 0
        self._known = perspective.blank(viewer)
        self._draughtsman = Draughtsman()
        self._caster = Caster()
        self._bench = verdicts.Bench() if viewer == "glass" else None

    def frame(self, line: str, call: str | None = None, cast: str | None = None) -> bytes | None:
        """Takes the next entry as stored, with what stands beside it; None if the view does not perceive it."""
        entry = codec.entry_of(line)
        if not perceives(self._known.viewer, entry):
            return None
        before, self._known = self._known, perspective.learn(self._known, entry)
        self.count += 1
        seq = f',"seq":{entry.seq}' if self._known.viewer == "glass" else ""
        caption = json.dumps(narration.narrate(self._known, entry, translation), ensure_ascii=False)
        marks = (self._bench.marks(entry) if self._bench else "") + (f',"call":{call}' if call else "")
        shown = f'"tick":{entry.tick}{EVENT}{_event(line)},"caption":{caption}{self._board(before)}{marks}'
        shown += self._cast(before, cast)
        return f'{{"n":{self.count}{seq},{shown}}}'.encode()

    def board(self) -> bytes:
        """The whole board after the last frame."""
        return self._draughtsman.board(self._known).encode()

    def _cast(self, before: perspective.Perspective, cast: str | None) -> str:
        """The rules' sentences on this entry. Only without any, a model's words on something earlier."""
        besides = self._bench.refuted if self._bench else ()
        said = self._caster.sentences(before, self._known, translation, besides)
        told = [{"say": text, "of": remark.kind, "facts": remark.facts} for remark, text in said]
        if cast and not told:
            told = castings.told(cast, str(self._known.viewer), translation.get_language() or "")
        return f',"cast":{json.dumps(told, ensure_ascii=False, separators=(",", ":"))}' if told else ""

    def _board(self, before: perspective.Perspective) -> str:
        if self.count == 1:
            return f',"board":{self._draughtsman.board(self._known)}'
        if self._known is before:
            return ""
        change = self._draughtsman.change(before, self._known)
        return f',"board":{change}' if change != "{}" else ""


def _event(line: str) -> str:
    """The event as it is stored: the entry's last field, and nothing before it can contain anybody's words."""
    return line[line.index(EVENT) + len(EVENT) : -1]


class Reel:
    """The frames of one view of a match, developed page by page from its log. After every hundredth, a whole board is
    put into `boards`."""

    def __init__(
        self, match_id: int, viewer: identities.Viewer, language: str, boards: dict[int, bytes] | None = None
    ) -> None:
        self.seq = 0
        self._boards = boards
        self._language = language
        self._match_id = match_id
        self._projector = Projector(viewer)

    @property
    def count(self) -> int:
        return self._projector.count

    def page(self, most: int = ENTRIES_A_PAGE) -> list[bytes] | None:
        """The frames of the next entries, possibly none; None at the present end of the log."""
        rows = list(event_log.rows(self._match_id, self.seq, most))
        return self.develop(rows) if rows else None

    def develop(self, rows: Sequence[event_log.Row]) -> list[bytes]:
        """The frames of the entries that follow those developed so far."""
        self.seq += len(rows)
        with translation.override(self._language):
            developed = (self._frame(row) for row in rows)
            return [frame for frame in developed if frame is not None]

    def _frame(self, row: event_log.Row) -> bytes | None:
        frame = self._projector.frame(row.line, row.call, row.cast)
        if frame is not None and self._boards is not None and self.count % HUNDRED == 0:
            self._boards[self.count] = self._projector.board()
        return frame
