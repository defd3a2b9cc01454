"""What one player has noticed, as a text that only ever grows at its end.

Every perceived entry is told once, in the words in which it was perceived, and never again: so each prompt begins with
the prompt before it, and providers need not read it twice. What stands in the present state, in the question or in
the seat's own block is not told; neither is the ship's daily round to ghosts, who see all of it.

A meeting's talk is written as one JSON list, line by line. While it is open, what the player thinks, notes and learns
beside the talk waits in the margin, where newer replaces older; the margin follows when the list is closed.

The text is kept in chapters: one for each meeting, and roaming in pieces of `CHAPTER` characters. When the closed
chapters outgrow their room, the oldest are folded into their weighty lines (deaths, vents, proofs, alarms, calls,
votes) and the notes as they stand, until half the room is free. Folding breaks the prefix once, and then long not
again. The meeting that is going on is never folded: whoever talks has heard everything said in it.
"""

import dataclasses

from games.agents import telling
from games.engine import ledger as ledgers
from games.engine.eyes import knowledge
from games.engine.facts import events

CHAPTER = 6_000
ROOM = 100_000
LEAST_ROOM = 2 * CHAPTER
CLOSING = (events.LastCall, events.BallotRevealed, events.Ejected, events.NobodyEjected, events.MatchEnded)


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Piece:
    """`gist` is the same with its time, if it is worth keeping when the rest is folded."""

    text: str
    gist: str = ""


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Chapter:
    pieces: tuple[Piece, ...]

    @property
    def text(self) -> str:
        return "".join(piece.text for piece in self.pieces).strip("\n")

    @property
    def gist(self) -> str:
        return "".join(piece.gist for piece in self.pieces)


class Chronicle:
    """`room` is how many characters the closed chapters may fill."""

    def __init__(self, room: int = ROOM) -> None:
        if room < LEAST_ROOM:
            raise ValueError(f"room ({room}) must be at least {LEAST_ROOM} characters")
        self._room = room
        self._folded = ""
        self._gist = ""
        self._closed: list[str] = []
        self._chapters: list[Chapter] = []
        self._pieces: list[Piece] = []
        self._length = 0
        self._stamped: int | None = None
        self._lines: int | None = None
        self._margin: dict[str, str] = {}

    @property
    def closed(self) -> tuple[str, ...]:
        """The chapters that will not change any more, but for a rare folding."""
        return (self._folded, *self._closed) if self._folded else tuple(self._closed)

    @property
    def open(self) -> str:
        """The chapter that is being written."""
        return "".join(piece.text for piece in self._pieces).strip("\n")

    @property
    def aside(self) -> str:
        """What ends the open list of a talk, with its margin; for the end of a prompt."""
        return "\n".join(["]}", *self._margin.values()]) if self._lines is not None else ""

    def tell(self, known: knowledge.Perspective, entry: ledgers.Entry) -> None:
        """Writes down one more entry, if this player perceives it; `known` has learnt it already."""
        if not ledgers.perceives(known.viewer, entry):
            return
        event = entry.event
        if isinstance(event, events.Spoke | events.Nudged) and self._lines is not None:
            self._say(telling.line(event))
            return
        if isinstance(event, CLOSING):
            self._close_talk()
        if isinstance(event, events.MeetingOpened):
            self._close_chapter(known)
        told = telling.told(known, entry)
        if told is not None:
            self._write(known, told)
        if isinstance(event, events.MeetingOpened):
            self._open_talk()
        if isinstance(event, events.MeetingClosed) or (self._lines is None and self._length > CHAPTER):
            self._close_chapter(known)

    def narrow(self, known: knowledge.Perspective, room: int) -> None:
        """Makes do with that room, and with half of what is filled now, because a prompt turned out to be too long."""
        self._room = max(LEAST_ROOM, min(room, self._filled // 2))
        self._fold_if_full(known)

    @property
    def _filled(self) -> int:
        """Characters of the closed chapters."""
        return len(self._folded) + sum(map(len, self._closed))

    def _write(self, known: knowledge.Perspective, told: telling.Told) -> None:
        if self._lines is not None:
            self._margin[told.topic] = told.text
            return
        line = f"\n[{known.tick}] {told.text}"
        goes_on = self._stamped == known.tick and not told.is_block
        self._stamped = known.tick
        self._add(Piece(text=f" {told.text}" if goes_on else line, gist=line if told.is_weighty else ""))

    def _open_talk(self) -> None:
        self._lines = 0
        self._add(Piece(text='\n{"transcript": ['))

    def _say(self, line: str) -> None:
        self._add(Piece(text=f",\n{line}" if self._lines else f"\n{line}"))
        self._lines = (self._lines or 0) + 1

    def _close_talk(self) -> None:
        if self._lines is None:
            return
        self._add(Piece(text=f"\n{self.aside}"))
        self._lines, self._margin, self._stamped = None, {}, None

    def _add(self, piece: Piece) -> None:
        self._pieces.append(piece)
        self._length += len(piece.text)

    def _close_chapter(self, known: knowledge.Perspective) -> None:
        if self._pieces:
            chapter = Chapter(pieces=tuple(self._pieces))
            self._chapters.append(chapter)
            self._closed.append(chapter.text)
        self._pieces, self._length, self._stamped = [], 0, None
        self._fold_if_full(known)

    def _fold_if_full(self, known: knowledge.Perspective) -> None:
        if self._filled <= self._room:
            return
        while self._chapters and sum(map(len, self._closed)) > self._room // 2:
            self._gist += self._chapters.pop(0).gist
            self._closed.pop(0)
        while len(self._gist) > self._room // 4:
            self._gist = self._gist[self._gist.index("\n", 1) :]
        notes = telling.notes(known)
        self._folded = "\n".join(filter(None, ["What matters of the time before:", self._gist.strip("\n"), notes]))
