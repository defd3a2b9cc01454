"""The one loop that plays a match: asks all who decide at once, resolves the step, and has everybody learn of it.

Its follower is told what comes, as it comes, and keeps, shows or counts it. The loop waits for nothing but answers, so
that one thread can follow many matches. Nobody learns of a step before the follower asks for what comes after it.
"""

import asyncio
import dataclasses
import types
from collections.abc import AsyncGenerator, Callable, Iterator, Mapping, Sequence

from games.engine import referee
from games.engine.eyes import offers, perspective
from games.engine.facts import decisions, identities
from games.engine.facts.dice import Dice
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds
from games.players import player
from games.players.models import clerk, reading_along
from glassbox_site.ground.plain import lives

Color = identities.Color
HELD_FOR = 5.0
"""Seconds that a step of a worker's match waits for its clerk or its caster at most: neither is worth a longer wait."""
NOTHING: Mapping[Color, decisions.Decision] = types.MappingProxyType({})


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """Who is asked now."""

    asks: Sequence[decisions.Ask]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Heard:
    """One answer, as soon as it is there."""

    color: Color
    answered: player.Answered


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Decided:
    """Everybody's decision, in the order in which they were asked."""

    answers: Mapping[Color, player.Answered]


Arrived = Heard | clerk.Reading
Told = Asked | Arrived | Decided | ledgers.Step


class Table:
    """The truth, what each seat knows of it, and the minds that learn with it. The entries of a log, learned again,
    make the same table again."""

    def __init__(self, players: Mapping[Color, player.Player], dice: Dice, mind: clerk.Clerk | None = None) -> None:
        self.world = worlds.World()
        self.players = players
        self.views = {color: perspective.blank(color) for color in players}
        self.along = reading_along.ReadingAlong(mind)
        self._dice = dice

    @property
    def is_closing(self) -> bool:
        """Whether the next step is the last one."""
        return self.world.outcome is not None

    def learn(self, step: ledgers.Step) -> None:
        for entry in step.entries:
            for color in entry.audience:
                if color in self.players:
                    self.views[color] = known = perspective.learn(self.views[color], entry)
                    self.players[color].perceive(known, entry)
        self.world = step.world
        self.along.advance(step.entries)

    async def ask(self, ask: decisions.Ask) -> Arrived:
        known = self.views[ask.color]
        answered = await self.players[ask.color].answer(offers.offered(ask, known), known)
        return Heard(color=ask.color, answered=answered)

    def resolve(self, answers: Mapping[Color, player.Answered]) -> ledgers.Step:
        return self.decided({color: answered.decision for color, answered in answers.items()})

    def decided(self, decided: Mapping[Color, decisions.Decision]) -> ledgers.Step:
        """The step that follows, with what the clerk has read by now. The readings change nothing else in the step."""
        if self.is_closing:
            self.along.give_up()
        return referee.resolve(self.world, decided, self._dice, self.along.readings())


async def play(
    table: Table,
    *,
    opening: ledgers.Step | None = None,
    remembered: Mapping[Color, decisions.Decision] = NOTHING,
    held_for: float | None = None,
    is_over: Callable[[worlds.World], bool] = referee.is_over,
    read: Callable[[clerk.Reading], None] = lambda _: None,
) -> AsyncGenerator[Told]:
    """Plays to the end: from the opening on, or from where the table is, with what was `remembered` as answered there.

    Once everybody has answered, a step waits at most `held_for` seconds for what the clerk is asked beside it; the
    clerk reads on after that, and `read` is called with what it has read as soon as it comes, even while the follower
    keeps the loop waiting. A bug in a mind ends the match, and all open questions are given up.
    """
    if opening is not None:
        yield opening
        table.learn(opening)
    questions = _Questions(table, held_for, read)
    try:
        while not is_over(table.world):
            asks = referee.who_decides(table.world)
            unanswered = [ask for ask in asks if ask.color not in remembered]
            yield Asked(asks=unanswered)
            questions.begin(unanswered, remembered)
            while arrived := await questions.arrived():
                for told in arrived:
                    yield told
            answers = {ask.color: questions.answers[ask.color] for ask in asks}
            if asks:
                yield Decided(answers=answers)
            step, remembered = table.resolve(answers), NOTHING
            yield step
            table.learn(step)
    finally:
        await questions.give_up()


def steps(table: Table, opening: ledgers.Step) -> Iterator[ledgers.Step]:
    """Plays a whole match, for callers that have no event loop and wait for every answer."""
    going, came = play(table, opening=opening), list[ledgers.Step]()
    with asyncio.Runner() as runner:
        while True:
            runner.run(_next_step(going, came))
            if not came:
                return
            yield came.pop()


async def _next_step(going: AsyncGenerator[Told], came: list[ledgers.Step]) -> None:
    """Returns the step through `came`: a runner would write out the whole `repr` of a result as it forgets the task."""
    async for told in going:
        if isinstance(told, ledgers.Step):
            came.append(told)
            return


class _Questions:
    """What was asked and is not answered yet. The clerk's questions outlive the step beside which they were asked."""

    def __init__(self, table: Table, held_for: float | None, read: Callable[[clerk.Reading], None]) -> None:
        self._table = table
        self._held_for = held_for
        self._read = read
        self._until: float | None = None
        self._thinking = 0
        self._lines: set[int] = set()
        self._open: list[asyncio.Task[Arrived]] = []
        self.answers: dict[Color, player.Answered] = {}

    def begin(self, asks: Sequence[decisions.Ask], remembered: Mapping[Color, decisions.Decision]) -> None:
        along = self._table.along
        lines = along.questions()
        reading = [asyncio.create_task(line) for line in lines.values()]
        for each in reading:
            each.add_done_callback(self._has_been_read)
        self._open += (*reading, *map(asyncio.create_task, map(self._table.ask, asks)))
        self._lines = along.asked if self._table.is_closing else set(lines)
        self._thinking, self._until = len(asks), None
        self.answers = {color: player.Answered(decision=decision) for color, decision in remembered.items()}

    async def arrived(self) -> list[Arrived]:
        """What has come by now, waiting for the first; a bug is raised only after all that came with it was returned.
        Empty when the step need not wait any longer."""
        is_awaited = self._thinking or self._lines & self._table.along.asked
        if not is_awaited and not any(task.done() for task in self._open):
            return []
        await asyncio.wait(self._open, timeout=self._seconds(), return_when=asyncio.FIRST_COMPLETED)
        done = [task for task in self._open if task.done()]
        came = [task for task in done if not task.cancelled() and task.exception() is None] or done[:1]
        self._open = [task for task in self._open if task not in came]
        return [self._taken(task.result()) for task in came]

    async def give_up(self) -> None:
        await lives.end(self._open)

    def _has_been_read(self, line: "asyncio.Task[clerk.Reading]") -> None:
        if not line.cancelled() and line.exception() is None:
            self._read(line.result())

    def _seconds(self) -> float | None:
        """None, that is without limit, while a player thinks."""
        if self._thinking or self._held_for is None:
            return None
        now = asyncio.get_running_loop().time()
        self._until = now + self._held_for if self._until is None else self._until
        return max(0.0, self._until - now)

    def _taken(self, arrived: Arrived) -> Arrived:
        if isinstance(arrived, Heard):
            self._thinking -= 1
            self.answers[arrived.color] = arrived.answered
        else:
            self._table.along.take(arrived.found)
        return arrived
