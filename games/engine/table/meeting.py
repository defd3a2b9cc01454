"""A meeting, for now without words: everybody sits down, nobody is ejected, everybody gets up."""

from collections.abc import Mapping

from games.engine import ledger as ledgers
from games.engine import world as worlds
from games.engine.facts import decisions, events, identities
from games.engine.facts import dice as dicing

Color = identities.Color


def asks(world: worlds.World) -> list[decisions.Ask]:
    return [decisions.ReactionAsk(color=color) for color in world.living]


def call(ledger: ledgers.Ledger, *, caller: Color, body: Color | None) -> None:
    world = ledger.world
    ledger.tell_everyone(
        events.MeetingOpened(
            number=world.meetings + 1,
            caller=caller,
            body=body,
            place=world.station.spawn,
            living=world.living,
            dead=world.ghosts,
            news=tuple(color for color in world.ghosts if color not in world.known_dead),
        )
    )


def step(ledger: ledgers.Ledger, answers: Mapping[Color, decisions.Decision], dice: dicing.Dice) -> None:
    ledger.tell_everyone(events.NobodyEjected(tied=()))
    ledger.tell_everyone(events.MeetingClosed(number=ledger.world.meetings))
