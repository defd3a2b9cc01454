"""How many matches a budget pays to their end, of a series as of a fork.

A budget is spent on matches that come to their end, not on the beginnings of many: no more are begun than it has room
for, by what those before have used or, before there are any, by the estimate.
"""

import math
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

    def over(self, matches: int) -> "Amount":
        return Amount(self.dollars / matches, self.tokens / matches)


def is_limited(bounds: Bounds) -> bool:
    return (bounds.budget_dollars, bounds.budget_tokens) != (None, None)


def for_more(bounds: Bounds, spent: Amount, *, going_on: int, begun: Amount, each: Amount) -> float:
    """So many more: beside so many that go on, which have used what is `begun` and come to as much as `each`. Below
    zero where it does not pay for all of these."""
    rooms = [math.inf]
    limits = (bounds.budget_dollars, bounds.budget_tokens)
    for limit, gone, of_open, one in zip(limits, spent, begun, each, strict=True):
        if limit is not None and one:
            rooms.append((float(limit) - gone - max(going_on * one - of_open, 0)) / one)
    return min(rooms)
