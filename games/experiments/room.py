"""How many matches a budget pays to their end, of a series as of a fork.

A budget is spent on matches that come to their end, not on the beginnings of many: no more are begun than it has room
for, by what those before have used or, before there are any, by the estimate.
"""

import functools
import math
from collections.abc import Collection, Iterable
from decimal import Decimal
from typing import NamedTuple, Protocol

from personas.llm import costs


class Bounds(Protocol):
    """None is no limit."""

    budget_dollars: Decimal | None
    budget_tokens: int | None


class Amount(NamedTuple):
    """As limits are told. What nobody knows the price of takes no dollars."""

    dollars: float = 0.0
    tokens: float = 0.0

    @classmethod
    def of(cls, used: costs.Usage) -> "Amount":
        return cls(float(used.cost or 0), float(used.tokens))

    def plus(self, other: "Amount") -> "Amount":
        return Amount(self.dollars + other.dollars, self.tokens + other.tokens)

    def less(self, taken: "Amount") -> "Amount":
        """No less than nothing."""
        return Amount(max(self.dollars - taken.dollars, 0.0), max(self.tokens - taken.tokens, 0.0))

    def over(self, matches: int) -> "Amount":
        return Amount(self.dollars / matches, self.tokens / matches)


def total(found: Iterable[Amount]) -> Amount:
    return functools.reduce(Amount.plus, found, Amount())


def of_each(finished: Collection[Amount], going_on: Collection[Amount]) -> Amount:
    """What one comes to: all that was used, for each that has come to its end. What takes least is over first, so that
    the finished ones alone tell too little as long as others go on that were begun with them."""
    return total([*finished, *going_on]).over(len(finished))


def is_limited(bounds: Bounds) -> bool:
    return (bounds.budget_dollars, bounds.budget_tokens) != (None, None)


def left(bounds: Bounds, spent: Amount, owed: Amount) -> Amount:
    """What is left of it when what was begun has come to its end, which takes so much yet."""
    limits = zip((bounds.budget_dollars, bounds.budget_tokens), spent, owed, strict=True)
    return Amount(*(math.inf if limit is None else float(limit) - gone - yet for limit, gone, yet in limits))


def times(there: Amount, each: Amount) -> float:
    """How often as much as each is there; where it takes nothing, without end."""
    return min((part / one for part, one in zip(there, each, strict=True) if one), default=math.inf)
