"""One bot at the moment it is asked: what it knows, who it is, its temper and its luck."""

import dataclasses
import functools
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from games.engine.eyes import knowledge
from games.engine.facts import identities, routes
from games.engine.facts.dice import Dice
from games.players.bots import temperaments

T = TypeVar("T")
Color = identities.Color


def once(answer: Callable[["Mind"], T]) -> Callable[["Mind"], T]:
    """Works out once what follows from a mind alone: a mind never changes."""

    @functools.wraps(answer)
    def remembered(mind: "Mind") -> T:
        if answer not in mind.answers:
            mind.answers[answer] = answer(mind)
        found: T = mind.answers[answer]
        return found

    return remembered


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Mind:
    """`luck` are the bot's own dice; every roll has a purpose, and the bot's colour is part of it."""

    known: knowledge.Perspective
    me: knowledge.Figure
    temper: temperaments.Temperament
    luck: Dice
    answers: dict[object, Any] = dataclasses.field(default_factory=dict, init=False, repr=False, compare=False)

    @property
    def is_impostor(self) -> bool:
        return self.me.role is identities.Role.IMPOSTOR

    @property
    @once
    def partners(self) -> tuple[Color, ...]:
        """The other impostors, as far as an impostor knows them."""
        if not self.is_impostor:
            return ()
        figures = self.known.figures.values()
        return tuple(
            each.color for each in figures if each.role is identities.Role.IMPOSTOR and each.color != self.me.color
        )

    @property
    @once
    def others(self) -> tuple[Color, ...]:
        """The other players who are not known to be dead."""
        return tuple(color for color in self.known.living if color != self.me.color)

    @property
    def company(self) -> tuple[knowledge.Figure, ...]:
        """The living whom the bot sees in its own place."""
        return tuple(
            figure
            for figure in self.known.figures.values()
            if figure.in_sight and figure.alive and figure.place == self.me.place and figure.color != self.me.color
        )

    def eta(self, place: str) -> int:
        """How many seconds it takes to walk there."""
        here = self.me.place or self.known.station.spawn
        return routes.duration(routes.route(self.known.station, here, place, self.known.rules.player_speed))

    def roll(self, purpose: str, low: int, high: int) -> int:
        return self.luck.roll(f"{self.me.color}/{purpose}", low, high)

    def chance(self, purpose: str, percent: int) -> bool:
        return self.roll(purpose, 1, 100) <= percent

    def pick(self, purpose: str, items: Sequence[T]) -> T:
        return self.luck.pick(f"{self.me.color}/{purpose}", items)

    def place(self, place: str | None) -> str:
        """What a place is called."""
        return self.known.station.place[place].name if place else "somewhere"
