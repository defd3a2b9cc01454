"""How many matches the budget of a series or a fork pays to their end.

A budget is to be spent on matches that reach their end, not on the beginnings of many: no more are begun than it has
room for, judged by what earlier matches used or, before there are any, by the estimate.
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
    """Dollars and tokens, as in limits. Calls of unknown price add no dollars."""

    dollars: float = 0.0
    tokens: float = 0.0

    @classmethod
    def of(cls, used: costs.Usage) -> "Amount":
        return cls(float(used.cost or 0), float(used.tokens))

    def plus(self, other: "Amount") -> "Amount":
        return Amount(self.dollars + other.dollars, self.tokens + other.tokens)

    def less(self, taken: "Amount") -> "Amount":
        """The difference, but never below zero."""
        return Amount(max(self.dollars - taken.dollars, 0.0), max(self.tokens - taken.tokens, 0.0))

    def over(self, matches: int) -> "Amount":
        return Amount(self.dollars / matches, self.tokens / matches)


def total(found: Iterable[Amount]) -> Amount:
    return functools.reduce(Amount.plus, found, Amount())


def of_each(finished: Collection[Amount], going_on: Collection[Amount]) -> Amount:
    """What one match takes: all that was used so far, divided by the number of finished matches. Cheap matches finish
    first, so the finished ones alone would show too little while others that began with them go on."""
    return total([*finished, *going_on]).over(len(finished))


def is_limited(bounds: Bounds) -> bool:
    return (bounds.budget_dollars, bounds.budget_tokens) != (None, None)


def left(bounds: Bounds, spent: Amount, owed: Amount) -> Amount:
    """What is left of a budget after `spent`, and `owed` to the ends of matches under way; may be negative, and is
    infinite without a limit."""
    limits = zip((bounds.budget_dollars, bounds.budget_tokens), spent, owed, strict=True)
    return Amount(*(math.inf if limit is None else float(limit) - gone - yet for limit, gone, yet in limits))


def times(there: Amount, each: Amount) -> float:
    """How many times `each` fits into what is there; infinite if it takes nothing."""
    return min((part / one for part, one in zip(there, each, strict=True) if one), default=math.inf)
