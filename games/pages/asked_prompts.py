"""Prompts of finished matches, made again by the code that makes prompts, and compared with the prompt before.

What was perceived and asked comes from the log, character and lessons from the seat. The model's settings are those of
today, so a prompt made again can differ from the one that was sent.
"""

import dataclasses
import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence

from games.booking import casting
from games.engine import referee
from games.engine.eyes import offers, perspective
from games.engine.facts import events, identities
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds
from games.log import codec, event_log, journal
from games.models import Answer, Exchange, Match, Seat
from games.players.models import fitting
from games.players.models.prompting import blocks, chronicle, prompt_assembler

MOST_ENTRIES = 10_000
"""Prompts beyond this entry are not made again: the request waits while everything before it is folded."""
READING = (
    events.Thought,
    events.Suspected,
    events.NotesUpdated,
    events.Stumbled,
    events.VoteLocked,
    events.BallotCast,
)
"""Kinds of entries that answers leave in the log before anybody bids."""
Sheets = tuple[blocks.Sheet, ...]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Occasion:
    """The player was asked after entry `step`. `is_new_round` says that a meeting has ended since it was last asked."""

    step: int
    is_talk: bool
    is_new_round: bool = False


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Piece:
    """A block of a prompt, and how many of its leading characters a provider can reuse from the prompt before."""

    block: blocks.Block
    kept: int

    @property
    def same(self) -> str:
        return self.block.text[: self.kept]

    @property
    def new(self) -> str:
        return self.block.text[self.kept :]

    @property
    def size(self) -> int:
        return len(self.block.text.encode())

    @property
    def kept_size(self) -> int:
        return len(self.same.encode())

    @property
    def new_size(self) -> int:
        return len(self.new.encode())

    @property
    def tokens(self) -> int:
        return fitting.tokens(len(self.block.text))


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Prompt:
    """`messages` holds the pieces of each message; `before` is the step of the prompt compared with, if it is known.

    `is_as_sent` says whether a model was sent exactly this text; None if there is no record of what it was sent.
    """

    step: int
    messages: tuple[tuple[Piece, ...], ...]
    before: int | None
    is_as_sent: bool | None

    @property
    def pieces(self) -> list[Piece]:
        return list(itertools.chain.from_iterable(self.messages))

    @property
    def size(self) -> int:
        return sum(piece.size for piece in self.pieces)

    @property
    def kept_size(self) -> int:
        return sum(piece.kept_size for piece in self.pieces)

    @property
    def tokens(self) -> int:
        return sum(piece.tokens for piece in self.pieces)


class Story:
    """One seat of one finished match, up to the last entry for which prompts are made again."""

    def __init__(self, match: Match, seat: Seat) -> None:
        self._match = match
        self._seat = seat
        self._color = identities.Color(seat.color)
        self._entries = [codec.entry_of(line) for line in event_log.lines(match.pk, most=MOST_ENTRIES)]
        self.occasions = tuple(occasions(self._entries, self._color))
        self.steps = self._steps()

    def _steps(self) -> list[int]:
        """The entries after which the player was asked, in order. For a house bot only those are known that the log
        shows: on the ship and in discussions."""
        told = {each.step for each in self.occasions}
        asked = Answer.objects.filter(match=self._match, color=self._color, step__lte=len(self._entries))
        return sorted(told | set(asked.values_list("step", flat=True)))

    def latest(self) -> list[int]:
        """The last step on the ship whose earlier prompt is known, and the last in a discussion, if there are such."""
        aboard = [each.step for each in self.occasions if not each.is_talk and not each.is_new_round]
        talks = [each.step for each in self.occasions if each.is_talk]
        return [*aboard[-1:], *talks[-1:]]

    def prompts(self, wanted: Sequence[int]) -> list[Prompt]:
        before = {step: self._before(step) for step in wanted}
        made = self._made({*wanted, *filter(None, before.values())})
        return [self._held(step, made, before[step]) for step in wanted]

    def _before(self, step: int) -> int | None:
        """The step asked before this one, if known: after a meeting, bots are asked what the log does not show."""
        here = self.steps.index(step)
        is_new_round = any(each.step == step and each.is_new_round for each in self.occasions)
        return None if here == 0 or (self._seat.model_id is None and is_new_round) else self.steps[here - 1]

    def _made(self, wanted: Iterable[int]) -> dict[int, Sheets]:
        cast = casting.cast(self._seat, referee.fold(self._entries))
        world, known = worlds.World(), perspective.blank(self._color)
        noticed, made, left = chronicle.Chronicle(cast.room), dict[int, Sheets](), sorted(wanted)
        for entry in self._entries[: max(left, default=0)]:
            world, known = referee.evolve(world, entry), perspective.learn(known, entry)
            noticed.tell(known, entry)
            if entry.seq == left[0]:
                [ask] = [each for each in referee.who_decides(world) if each.color == self._color]
                offered = offers.offered(ask, known)
                made[left.pop(0)] = tuple(prompt_assembler.sheets(cast, known, noticed, offered))
        return made

    def _held(self, step: int, made: Mapping[int, Sheets], before: int | None) -> Prompt:
        return Prompt(
            step=step,
            messages=tuple(compared(made[before] if before else (), made[step])),
            before=before,
            is_as_sent=self._is_as_sent(step, made[step]),
        )

    def _is_as_sent(self, step: int, sheets: Sheets) -> bool | None:
        asked = Exchange.objects.filter(
            answer__match=self._match, answer__color=self._color, answer__step=step, words__isnull=False
        )
        sent = [[part["text"] for part in journal.words(each)["prompt"]] for each in asked]
        return [sheet.text for sheet in sheets] in sent if sent else None


def occasions(entries: Iterable[ledgers.Entry], color: identities.Color) -> Iterator[Occasion]:
    """When this player was asked on the ship or placed a new bid in a discussion, in order."""
    living: Sequence[identities.Color] = ()
    is_new_round, step = False, 0
    for kind, together in itertools.groupby(entries, lambda entry: type(entry.event)):
        told = list(together)
        if any(_is_for(each.event, color) for each in told):
            at = told[-1].seq if kind is events.Roused else step
            yield Occasion(step=at, is_talk=kind is events.BidPlaced, is_new_round=is_new_round)
            is_new_round = False
        for each in told:
            living = each.event.living if isinstance(each.event, events.MeetingOpened) else living
            is_new_round |= isinstance(each.event, events.MeetingClosed)
            step = step if _begins_a_tick(each.event, living) else each.seq


def _is_for(event: events.Event, color: identities.Color) -> bool:
    """Whether this event shows that the player was asked."""
    if isinstance(event, events.BidPlaced):
        return event.bid.color == color and not event.is_kept
    return isinstance(event, events.Roused) and event.color == color


def _begins_a_tick(event: events.Event, living: Sequence[identities.Color]) -> bool:
    """A tick of discussion begins with what the living answer, and ends with the dead, who are asked alongside."""
    if isinstance(event, READING):
        return event.color in living
    return isinstance(event, events.LineRead | events.BidPlaced)


def compared(before: Sequence[blocks.Sheet], now: Sequence[blocks.Sheet]) -> Iterator[tuple[Piece, ...]]:
    """The pieces of each message. Providers cache the beginning of a prompt, up to the first character that differs."""
    is_same = True
    for earlier, sheet in itertools.zip_longest(before[: len(now)], now):
        was = earlier.text if is_same and earlier else ""
        yield tuple(_pieces(sheet, _in_common(was, sheet.text)))
        is_same = was == sheet.text


def _in_common(before: str, now: str) -> int:
    """How many leading characters are the same."""
    return sum(1 for _ in itertools.takewhile(lambda pair: pair[0] == pair[1], zip(before, now, strict=False)))


def _pieces(sheet: blocks.Sheet, kept: int) -> Iterator[Piece]:
    for block in sheet.blocks:
        here = min(kept, len(block.text))
        kept -= here
        yield Piece(block=block, kept=here)
