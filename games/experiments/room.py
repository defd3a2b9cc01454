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

    def by(self, matches: int) -> "Amount":
        return Amount(self.dollars * matches, self.tokens * matches)

    def over(self, matches: int) -> "Amount":
        return Amount(self.dollars / matches, self.tokens / matches)


def is_limited(bounds: Bounds) -> bool:
    return (bounds.budget_dollars, bounds.budget_tokens) != (None, None)


def left(bounds: Bounds, spent: Amount, *, begun: Amount, expected: Amount) -> Amount:
    """What is left of it when all that was begun, and has used so much, has come to as much as is expected of it."""
    limits = (bounds.budget_dollars, bounds.budget_tokens)
    parts = zip(limits, spent, begun, expected, strict=True)
    return Amount(
        *(math.inf if limit is None else float(limit) - gone - max(to - so, 0) for limit, gone, so, to in parts)
    )


def times(there: Amount, each: Amount) -> float:
    """How often as much as each is there; where it takes nothing, without end."""
    return min((part / one for part, one in zip(there, each, strict=True) if one), default=math.inf)
