"""Draws by the seed which bots sit down where nobody else chooses."""

from collections.abc import Sequence

from games.engine.facts import events, identities
from games.engine.facts.dice import Dice
from games.players.bots import house_bots, temperaments

Color = identities.Color


def lineup(seed: int, players: int, named: Sequence[str] = ()) -> tuple[events.Seat, ...]:
    """The named temperaments first, in order of seats. The others are drawn, each once before any comes twice."""
    names, dice = tuple(temperaments.BY_NAME), Dice(seed)
    drawn = [name for turn in range(players) for name in dice.shuffle(f"cast/{turn}", names)]
    return tuple(
        events.Seat(color=color, name=name.title())
        for color, name in zip(Color, [*named, *drawn][:players], strict=False)
    )


def bots(seed: int, seats: Sequence[events.Seat]) -> dict[Color, house_bots.Bot]:
    """The bots of seats that bear the names of temperaments."""
    return {
        seat.color: house_bots.Bot(temperament=temperaments.BY_NAME[seat.name.lower()], seed=seed) for seat in seats
    }
