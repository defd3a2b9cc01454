"""What a match or a batch may spend, counted within one process; `shared.ledger` counts over many.

A call first holds the most it may cost, then settles what it did cost; when spent and held together reach the
limit, `BudgetSpent` is raised and nothing more is spent. Where no price is known a call holds no money, so
calls already in flight may exceed a limit in dollars; a limit in tokens always holds.
"""

from dataclasses import dataclass, field
from decimal import ROUND_UP, Decimal
from typing import Protocol

from personas.llm import costs, errors

NANO = 1_000_000_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Budget:
    """A name ("match:12") and its limits; None is no limit. `already` is what the database knows to have been spent."""

    name: str
    dollars: Decimal | None = None
    tokens: int | None = None
    already: costs.Usage = field(default_factory=costs.Usage)

    @property
    def is_limited(self) -> bool:
        return self.dollars is not None or self.tokens is not None


@dataclass(frozen=True, slots=True, kw_only=True)
class Sum:
    """Tokens, and money in billionths of a dollar, so that sums are exact."""

    nano: int = 0
    tokens: int = 0

    @classmethod
    def of(cls, used: costs.Usage) -> "Sum":
        nano = ((used.cost or Decimal()) * NANO).to_integral_value(ROUND_UP)
        return cls(nano=int(nano), tokens=used.tokens)

    def __add__(self, other: "Sum") -> "Sum":
        return Sum(nano=self.nano + other.nano, tokens=self.tokens + other.tokens)

    def at_least(self, other: "Sum") -> "Sum":
        return Sum(nano=max(self.nano, other.nano), tokens=max(self.tokens, other.tokens))

    @property
    def dollars(self) -> Decimal:
        return Decimal(self.nano) / NANO


class Ledger(Protocol):
    """Where budgets are counted."""

    async def hold(self, budget: Budget, call: str, most: Sum, seconds: float) -> None:
        """Set aside the `most` a call may use, for at most `seconds`; raises `BudgetSpent` if it does not fit."""

    async def settle(self, budget: Budget, call: str, used: Sum) -> None:
        """Record what the call did use and end its hold; repeating it changes nothing."""

    async def spent(self, budget: Budget) -> Sum: ...


class LocalLedger:
    """Counts for this process alone."""

    def __init__(self) -> None:
        self._spent: dict[str, Sum] = {}
        self._held: dict[str, dict[str, Sum]] = {}

    async def hold(self, budget: Budget, call: str, most: Sum, seconds: float) -> None:
        held = self._held.setdefault(budget.name, {})
        refuse_overdraft(budget, await self.spent(budget), sum(held.values(), Sum()), most)
        held[call] = most

    async def settle(self, budget: Budget, call: str, used: Sum) -> None:
        if self._held.get(budget.name, {}).pop(call, None) is not None:
            self._spent[budget.name] = await self.spent(budget) + used

    async def spent(self, budget: Budget) -> Sum:
        return self._spent.get(budget.name, Sum()).at_least(Sum.of(budget.already))


def refuse_overdraft(budget: Budget, spent: Sum, held: Sum, most: Sum) -> None:
    """Raise `BudgetSpent` unless the call fits beside what is spent and held."""
    nano_limit = None if budget.dollars is None else int(budget.dollars * NANO)
    taken = spent + held
    if not (_fits(taken.nano, most.nano, nano_limit) and _fits(taken.tokens, most.tokens, budget.tokens)):
        raise overdraft(budget, spent, held)


def _fits(taken: int, most: int, limit: int | None) -> bool:
    return limit is None or (taken < limit and taken + most <= limit)


def overdraft(budget: Budget, spent: Sum, held: Sum) -> errors.BudgetSpent:
    """The error to raise, which says what is spent and held."""
    limits = [f"${budget.dollars}"] if budget.dollars is not None else []
    limits += [f"{budget.tokens} tokens"] if budget.tokens is not None else []
    return errors.BudgetSpent(
        f"{budget.name}: ${spent.dollars:.4f} and {spent.tokens} tokens are counted as spent, ${held.dollars:.4f} and "
        f"{held.tokens} tokens held of {' and '.join(limits)}; another call does not fit",
        others=held != Sum(),
    )
