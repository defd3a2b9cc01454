"""Matches with a known cause: everybody votes for whoever was accused first, or for nobody if nobody was."""

import asyncio
import functools
from collections.abc import Mapping, Sequence

from games.engine import maps, referee
from games.engine.eyes import perspective
from games.engine.facts import decisions, events, identities
from games.engine.facts import rules as ruling
from games.engine.facts.dice import Dice
from games.engine.state import ledger as ledgers
from games.experiments.forks import branches
from games.experiments.forks.changes import Depth
from games.players import at_table, player
from tests.games.players import minds

Color = identities.Color
Log = tuple[ledgers.Entry, ...]


class Follower(player.Instant):
    """A house bot aboard. At the table, it says its line of the script for the tick, and votes at the last call."""

    def __init__(self, color: Color, seed: int) -> None:
        self._color = color
        self._dice = Dice(seed)
        self._bot = minds.bot(seed=seed)

    def decide(self, ask: decisions.Ask, known: perspective.Perspective) -> decisions.Decision:
        match ask:
            case decisions.DiscussionAsk(t=t):
                said = self._script(known).get((t, self._color), "")
                return decisions.DiscussionDecision(message=said, desire_to_speak=10 if said else 0)
            case decisions.VoteAsk():
                return decisions.VoteDecision(vote_action=_first_accused(known))
        return self._bot.decide(ask, known)

    def _script(self, known: perspective.Perspective) -> dict[tuple[int, Color], str]:
        """One accuses at the first tick, another at the third; in between, somebody accuses nobody."""
        assert known.meeting is not None
        first, second, third, fourth = (self._dice.shuffle("script", known.meeting.living) * 2)[:4]
        return {
            (0, first): f"{second.title()} is the impostor.",
            (1, fourth): "I was in admin.",
            (2, third): f"{fourth.title()} is the impostor.",
        }


def followers(seed: int, players: int) -> dict[Color, player.Player]:
    return {color: Follower(color, seed) for color in tuple(Color)[:players]}


@functools.cache
def played(seed: int, players: int = 7) -> Log:
    rules = ruling.recommended(players)
    seats = tuple(events.Seat(color=color, name=color.title()) for color in tuple(Color)[:players])
    dice = Dice(seed)
    opening = referee.open_match(seats, rules, maps.load(rules.map), dice)
    table = at_table.Table(followers(seed, players), dice)
    return tuple(entry for step in at_table.steps(table, opening) for entry in step.entries)


def continued(begun: Log, players: Mapping[Color, player.Player], dice: Dice, depth: Depth) -> Log:
    """The whole log of the continuation."""
    return asyncio.run(_continued(begun, players, dice, depth))


async def _continued(begun: Log, players: Mapping[Color, player.Player], dice: Dice, depth: Depth) -> Log:
    table = at_table.Table(players, dice)
    table.learn(ledgers.Step(entries=begun, world=referee.fold(begun)))
    going = at_table.play(table, is_over=functools.partial(branches.is_over, depth))
    steps = [told.entries async for told in going if isinstance(told, ledgers.Step)]
    return (*begun, *(entry for step in steps for entry in step))


def lines(log: Sequence[ledgers.Entry]) -> list[ledgers.Entry]:
    return [entry for entry in log if isinstance(entry.event, events.Spoke)]


def _first_accused(known: perspective.Perspective) -> identities.Ballot:
    assert known.meeting is not None
    accused = [span.color for line in known.meeting.lines for span in line.accusations]
    return next((color for color in accused if color in known.meeting.living), identities.SKIP)
