"""What one player has noticed, as a text that only ever grows at its end while a round lasts.

A round is a stretch of roaming and the meeting that ends it. While it lasts, every perceived entry is told once, in the
words in which it was perceived, and never again: so each prompt begins with the prompt before it, and providers need
not read that twice. What the present state, the question or the seat's own block says is left out; so are daily doings
for ghosts, who see all of them. A meeting's talk is written as one JSON list, line by line.

What matters only now waits in the margin, where newer replaces older: the newest thought, and during a talk also what
the player notes and learns beside it. Thoughts are never told again; notes move into the text when the list is closed.

When the meeting is over, the round is folded: into its weighty lines (deaths, vents, proofs, calls, votes), as a
message of its own, and into the player's notes as they stand, with which the next round begins. That breaks the prefix
once a round, but only after all that was folded before.

If all this needs more room than there is, less is told: first the oldest rounds go, then this round's roaming is folded
as far as it has to be, and then the oldest lines of the talk are left out; always until half the room is free, so that
it happens rarely.
"""

import dataclasses
from collections.abc import Sequence

from games.engine.eyes import knowledge
from games.engine.facts import events
from games.engine.happenings.every_kind import HAPPENINGS
from games.engine.state import ledger as ledgers
from games.engine.table import minutes
from games.players.models.prompting import certainties, recounting

CHAPTER = 3_000
ROOM = 100_000
LEAST_ROOM = 1_500
DECIDING = (events.PlanChosen, events.BidPlaced)
TALK = (events.Spoke, events.Nudged)
HEAD, LEFT_OUT = '{"transcript": [', '{"speaker": "System", "message": "Older lines are left out here."}'
THOUGHT = events.Thought.__name__


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Piece:
    """`gist` is what is worth keeping of it when it is folded, if anything. Lines of a talk, and the head of their
    list, are never folded: they are kept as they are or left out."""

    text: str
    gist: str = ""
    is_line: bool = False
    is_head: bool = False
    is_notes: bool = False


class Chronicle:
    """`room` is how many characters of the past are told at most."""

    def __init__(self, room: int = ROOM) -> None:
        if room < LEAST_ROOM:
            raise ValueError(f"room ({room}) must be at least {LEAST_ROOM} characters")
        self._room = room
        self._rounds: list[str] = []
        self._over = 0
        self._chapters: list[str] = []
        self._pieces: list[Piece] = []
        self._size = 0
        self._rounds_size = 0
        self._cut = 0
        self._cut_size = 0
        self._stamped: int | None = None
        self._listing = ""
        self._is_talk_open = False
        self._margin: dict[str, str] = {}
        self._is_thought_spent = False

    @property
    def rounds(self) -> tuple[str, ...]:
        """The earlier rounds, folded."""
        return tuple(self._rounds)

    @property
    def chapters(self) -> tuple[str, ...]:
        """The chapters of this round that will not change any more, except by a rare folding."""
        return tuple(self._chapters)

    @property
    def open(self) -> str:
        """The chapter that is still growing."""
        return _text(self._pieces[self._cut :])

    @property
    def aside(self) -> str:
        """What closes the list of a talk that is going on, and the margin. It goes to the end of a prompt."""
        return "\n".join([*(["]}"] if self._is_talk_open else []), *self._margin.values()])

    def tell(self, known: knowledge.Perspective, entry: ledgers.Entry) -> None:
        """Writes down one more entry, if this player perceives it; `known` has learned it already."""
        if not ledgers.perceives(known.viewer, entry):
            return
        event = entry.event
        self._forget_thought(event)
        if self._is_talk_open and isinstance(event, TALK):
            self._say(known, event)
        elif isinstance(event, events.MeetingClosed):
            self._close_round(known)
        else:
            self._notice(known, entry)
        self._shrink(known)

    def narrow(self, known: knowledge.Perspective) -> bool:
        """Makes do with half of what is told now, as a prompt was too long; returns whether anything went."""
        before = self._length
        self._room = max(LEAST_ROOM, before // 2)
        self._shrink(known)
        return self._length < before

    @property
    def _length(self) -> int:
        return self._rounds_size + self._size

    def _add(self, piece: Piece) -> None:
        self._pieces.append(piece)
        self._size += len(piece.text)

    def _forget_thought(self, event: events.Event) -> None:
        """A thought stays until its player has decided once more without a new one."""
        if isinstance(event, events.Thought):
            self._is_thought_spent = False
        elif isinstance(event, DECIDING):
            if self._is_thought_spent:
                self._margin.pop(THOUGHT, None)
            self._is_thought_spent = True

    def _notice(self, known: knowledge.Perspective, entry: ledgers.Entry) -> None:
        reading = HAPPENINGS[type(entry.event)].in_prompt
        if reading is None:
            return
        if reading.closes_talk:
            self._close_talk()
        told = recounting.told(known, entry)
        if isinstance(entry.event, events.MeetingOpened):
            self._close_chapter()
        if told is not None:
            self._write(known, told)
        if isinstance(entry.event, events.MeetingOpened):
            table = f"At the table: {', '.join(entry.event.living)}."
            self._add(Piece(text=f"\n{table}\n{HEAD}", is_head=True))
            self._is_talk_open = True

    def _write(self, known: knowledge.Perspective, told: recounting.Told) -> None:
        if self._is_talk_open or told.topic == THOUGHT:
            self._margin[told.topic] = told.text
            return
        stamp = "" if self._stamped == known.tick and not told.is_block else f"[{known.tick}] "
        self._stamped = known.tick
        gist = f"[{known.tick}] {told.text}" if told.is_weighty else ""
        self._add(Piece(text=f"\n{stamp}{told.text}" if stamp else self._continued(told), gist=gist))
        self._listing = told.list_of
        if self._size - self._cut_size > CHAPTER:
            self._close_chapter()

    def _continued(self, told: recounting.Told) -> str:
        """Continues the current line: `Came from Storage: Red`, then `, Blue`, then `. You see Red and Blue.`"""
        if self._listing and told.list_of == self._listing:
            return f", {told.text.removeprefix(told.list_of)}"
        return f"{'.' if self._listing else ''} {told.text}"

    def _say(self, known: knowledge.Perspective, event: events.Spoke | events.Nudged) -> None:
        separator = "\n" if self._pieces[-1].is_head else ",\n"
        self._add(Piece(text=f"{separator}{minutes.line(event)}", is_line=True))

    def _close_talk(self) -> None:
        """What the margin holds moves into the text, except the thought, which stays in the margin."""
        if not self._is_talk_open:
            return
        thought = self._margin.pop(THOUGHT, None)
        self._add(Piece(text="\n".join(["\n]}", *self._margin.values()])))
        self._is_talk_open, self._stamped = False, None
        self._margin = {} if thought is None else {THOUGHT: thought}

    def _close_chapter(self) -> None:
        if self.open:
            self._chapters.append(self.open)
        self._cut, self._cut_size, self._stamped = len(self._pieces), self._size, None

    def _close_round(self, known: knowledge.Perspective) -> None:
        self._over += 1
        gist = _gist(self._pieces)
        if gist:
            self._rounds.append(f"Round {self._over}, in short:\n{gist}")
            self._rounds_size += len(self._rounds[-1])
        self._begin_anew(_noted(known))

    def _begin_anew(self, pieces: list[Piece]) -> None:
        self._chapters, self._cut, self._cut_size, self._pieces, self._stamped = [], 0, 0, pieces, None
        self._size = sum(len(piece.text) for piece in pieces)

    def _shrink(self, known: knowledge.Perspective) -> None:
        if self._length <= self._room:
            return
        enough = self._room // 2
        while self._rounds and self._length > enough:
            self._rounds_size -= len(self._rounds.pop(0))
        if self._length > enough:
            self._begin_anew(_without_old_lines([*_noted(known), *_without_details(self._pieces)], enough))


def _text(pieces: Sequence[Piece]) -> str:
    return "".join(piece.text for piece in pieces).strip("\n")


def _gist(pieces: Sequence[Piece]) -> str:
    """What happened in the same second goes on one line."""
    lines: list[str] = []
    for piece in pieces:
        stamp, _, rest = piece.gist.partition("] ")
        is_same = bool(rest) and bool(lines) and lines[-1].startswith(f"{stamp}] ")
        if piece.gist:
            lines[-1:] = [f"{lines[-1]} {rest}"] if is_same else [*lines[-1:], piece.gist]
    return "\n".join(lines)


def _noted(known: knowledge.Perspective) -> list[Piece]:
    told = certainties.told(known)
    return [Piece(text=f"\n{told}", is_notes=True)] if told else []


def _without_details(pieces: list[Piece]) -> list[Piece]:
    """Puts the roaming of a round in short: all of it once a meeting has begun, else its older two thirds."""
    heads = [place for place, piece in enumerate(pieces) if piece.is_head]
    end = heads[0] if heads else len(pieces) * 2 // 3
    while end < len(pieces) and not pieces[end].text.startswith("\n"):
        end += 1
    gist = _gist(pieces[:end])
    rest = (piece for piece in pieces[end:] if not piece.is_notes)
    return [*([Piece(text=f"\n{gist}", gist=gist)] if gist else []), *rest]


def _without_old_lines(pieces: list[Piece], enough: int) -> list[Piece]:
    """Leaves out as many of the oldest lines of a talk as necessary, and says so at its head."""
    lines = [place for place, piece in enumerate(pieces) if piece.is_line]
    surplus, gone = sum(len(piece.text) for piece in pieces) - enough, set[int]()
    for place in lines[:-1]:
        if surplus > 0:
            gone.add(place)
            surplus -= len(pieces[place].text)
    kept = [piece for place, piece in enumerate(pieces) if place not in gone]
    return [_told_of_gaps(piece) if piece.is_head and gone else piece for piece in kept]


def _told_of_gaps(head: Piece) -> Piece:
    return head if LEFT_OUT in head.text else dataclasses.replace(head, text=f"{head.text}\n{LEFT_OUT}")
