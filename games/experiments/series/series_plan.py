"""The plan of a series, a pure function of its file: which matches are to be played, from which seeds, by whom.

A pair is one seed played twice. The first entry has the seats in question in the first half, the second entry in the
second. These seats are: by `mirrored`, the impostors', against the other entry as crew; by `role`, all seats of one
side, against fillers; by `seat`, one seat that is drawn, among fillers. Which seats are impostors follows from the
seed. Everything else about the two halves is the same.
"""

import dataclasses
import itertools
from collections.abc import Callable, Iterator, Sequence

from games.engine import opening
from games.engine.facts import identities
from games.engine.facts.dice import Dice
from games.experiments.series.series_file import SeriesFile
from games.experiments.series.series_sections import Entry
from games.players.bots import temperaments

Color = identities.Color
Wanted = Callable[[int, int], bool]
GREATEST_SEED = 2**53 - 1


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Sitting:
    """`is_subject`: this is one of the seats in question."""

    color: Color
    entry: Entry
    is_impostor: bool
    is_subject: bool


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Planned:
    """One match. Its number stays the same however many pairs are added later."""

    number: int
    pairing: int
    pair: int
    half: int
    seed: int
    seats: tuple[Sitting, ...]

    @property
    def subject(self) -> Entry:
        return next(seat.entry for seat in self.seats if seat.is_subject)


def seeds(file: SeriesFile, pairs: int) -> list[int]:
    if isinstance(file.seeds, list):
        return file.seeds[:pairs]
    dice = Dice(file.seeds.base)
    return [dice.roll(f"series/seed/{pair}", 0, GREATEST_SEED) for pair in range(pairs)]


def plan(file: SeriesFile, pairs: int, wanted: Wanted = lambda number, pairing: True) -> Iterator[Planned]:
    """Yields the matches that are `wanted`, by number and pairing. Seed by seed: every pairing has its pair of one seed
    before any has that of the next."""
    numbers = itertools.count()
    for pair, seed in enumerate(seeds(file, pairs)):
        for pairing, meeting in enumerate(file.pairings):
            for half in range(2):
                if wanted(number := next(numbers), pairing):
                    seats = _seated(file, seed, (meeting[half], meeting[1 - half]))
                    yield Planned(number=number, pairing=pairing, pair=pair, half=half, seed=seed, seats=seats)


def _seated(file: SeriesFile, seed: int, entries: tuple[Entry, Entry]) -> tuple[Sitting, ...]:
    subject, opponent = entries
    colors, dice = tuple(Color)[: file.players], Dice(seed)
    impostors = opening.drawn_impostors(colors, file.match_rules, dice)
    asked = _in_question(file, colors, impostors, dice)
    others = itertools.cycle([opponent] if file.design == "mirrored" else _fillers(file, dice))
    return tuple(
        Sitting(
            color=color,
            entry=subject if color in asked else next(others),
            is_impostor=color in impostors,
            is_subject=color in asked,
        )
        for color in colors
    )


def _in_question(file: SeriesFile, colors: Sequence[Color], impostors: Sequence[Color], dice: Dice) -> list[Color]:
    if file.design == "seat":
        return [dice.pick("series/seat", colors)]
    if file.design == "mirrored" or file.side == "impostors":
        return [*impostors]
    return [color for color in colors if color not in impostors]


def _fillers(file: SeriesFile, dice: Dice) -> Sequence[Entry]:
    """The file's fillers, in an order drawn from the seed; house bots of every temperament if it has none."""
    return dice.shuffle("series/fillers", file.fillers or [Entry(bot=name) for name in temperaments.BY_NAME])
