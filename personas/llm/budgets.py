"""What a match or a batch may spend, counted once, over all processes that share a Redis.

A call first holds what it may cost at most, then settles what it did cost; when spent and held together reach
the limit, `BudgetSpent` says so and nothing more is spent. A hold is settled exactly once, however often the
message is repeated, and lapses by itself when the caller is killed. Where no price is known a call holds no
money, so calls already on their way may go beyond a limit in dollars; a limit in tokens always holds.

When Redis is away, a limited budget allows no call (`LedgerUnavailable`, which is worth retrying): money waits
rather than runs. What was spent before is remembered and settled when it returns. When Redis comes back empty,
counting goes on from what this process knew and what its caller said was spent `already`.
"""

import contextlib
from collections import deque
from dataclasses import dataclass, field
from decimal import ROUND_UP, Decimal
from typing import Protocol

from personas.llm import costs, errors, stores

NANO = 1_000_000_000
KEPT = 30 * 24 * 3600


@dataclass(frozen=True, slots=True, kw_only=True)
class Budget:
    """A name ("match:12") and its limits; None is no limit. `already` was spent before, says the database."""

    name: str
    dollars: Decimal | None = None
    tokens: int | None = None
    already: costs.Usage = field(default_factory=costs.Usage)

    @property
    def is_limited(self) -> bool:
        return self.dollars is not None or self.tokens is not None


@dataclass(frozen=True, slots=True, kw_only=True)
class Sum:
    """Money in billionths of a dollar, so that sums are exact, and tokens."""

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
        """Set aside what a call may use, for so long at most; `BudgetSpent` if the budget has no room for it."""

    async def settle(self, budget: Budget, call: str, used: Sum) -> None:
        """Record what the call did use, once."""

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


_TOTALS = """
local totals, holds, amounts = KEYS[1], KEYS[2], KEYS[3]
for place, name in ipairs({'nano', 'tokens'}) do
  if tonumber(redis.call('HGET', totals, name) or '0') < tonumber(ARGV[place]) then
    redis.call('HSET', totals, name, ARGV[place])
  end
end
local function total(name) return tonumber(redis.call('HGET', totals, name) or '0') end
"""
_SPENT = stores.Script(_TOTALS + "return {total('nano'), total('tokens')}")
_HOLD = stores.Script(
    _TOTALS
    + """
local call, nano, tokens = ARGV[3], tonumber(ARGV[4]), tonumber(ARGV[5])
local nano_limit, tokens_limit = tonumber(ARGV[6]), tonumber(ARGV[7])
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
for _, lapsed in ipairs(redis.call('ZRANGEBYSCORE', holds, '-inf', now)) do
  redis.call('ZREM', holds, lapsed)
  redis.call('HDEL', amounts, lapsed)
end
redis.call('HDEL', amounts, call)
local held_nano, held_tokens = 0, 0
for _, amount in ipairs(redis.call('HVALS', amounts)) do
  local n, t = string.match(amount, '(%d+) (%d+)')
  held_nano, held_tokens = held_nano + tonumber(n), held_tokens + tonumber(t)
end
local function fits(spent, held, most, limit)
  return limit < 0 or (spent + held < limit and spent + held + most <= limit)
end
local granted = fits(total('nano'), held_nano, nano, nano_limit)
  and fits(total('tokens'), held_tokens, tokens, tokens_limit)
if granted then
  redis.call('HSET', amounts, call, ARGV[4] .. ' ' .. ARGV[5])
  redis.call('ZADD', holds, now + ARGV[8], call)
  for _, key in ipairs(KEYS) do redis.call('EXPIRE', key, ARGV[9]) end
end
return {granted and 1 or 0, total('nano'), total('tokens'), held_nano, held_tokens}
"""
)
_SETTLE = stores.Script(
    _TOTALS
    + """
local call, settled = ARGV[3], KEYS[4]
redis.call('ZREM', holds, call)
redis.call('HDEL', amounts, call)
if redis.call('SADD', settled, call) == 1 then
  redis.call('HINCRBY', totals, 'nano', ARGV[4])
  redis.call('HINCRBY', totals, 'tokens', ARGV[5])
end
for _, key in ipairs(KEYS) do redis.call('EXPIRE', key, ARGV[6]) end
return {total('nano'), total('tokens')}
"""
)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Unsettled:
    """A settlement that Redis was not there to hear."""

    budget: Budget
    call: str
    used: Sum


class SharedLedger:
    """Counts in Redis, for all processes."""

    def __init__(self, store: stores.Store) -> None:
        self._store = store
        self._known: dict[str, Sum] = {}
        self._unsettled: deque[_Unsettled] = deque()

    async def hold(self, budget: Budget, call: str, most: Sum, seconds: float) -> None:
        if not budget.is_limited:
            return
        nano_limit = -1 if budget.dollars is None else int(budget.dollars * NANO)
        tokens_limit = -1 if budget.tokens is None else budget.tokens
        terms: stores.Terms = [call, most.nano, most.tokens, nano_limit, tokens_limit, int(seconds * 1000), KEPT]
        try:
            await self._settle_late()
            granted, nano, tokens, held_nano, held_tokens = await self._counted(_HOLD, budget, terms)
        except stores.Away as absence:
            reason = f"the ledger of {budget.name} is away, so nothing is spent"
            raise errors.LedgerUnavailable(reason) from absence
        if not granted:
            raise _overdraft(budget, Sum(nano=nano, tokens=tokens), Sum(nano=held_nano, tokens=held_tokens))

    async def settle(self, budget: Budget, call: str, used: Sum) -> None:
        self._unsettled.append(_Unsettled(budget=budget, call=call, used=used))
        with contextlib.suppress(stores.Away):
            await self._settle_late()

    async def spent(self, budget: Budget) -> Sum:
        """What Redis says; without it, what this process knows."""
        with contextlib.suppress(stores.Away):
            nano, tokens = await self._counted(_SPENT, budget, [])
            self._known[budget.name] = Sum(nano=nano, tokens=tokens)
        late = (entry.used for entry in self._unsettled if entry.budget.name == budget.name)
        return sum(late, self._floor(budget))

    async def _settle_late(self) -> None:
        """In order; an entry leaves the queue when Redis has it, and telling it twice counts once."""
        while self._unsettled:
            entry = self._unsettled[0]
            used = entry.used
            nano, tokens = await self._counted(_SETTLE, entry.budget, [entry.call, used.nano, used.tokens, KEPT])
            if self._unsettled and self._unsettled[0] is entry:
                self._unsettled.popleft()
                self._known[entry.budget.name] = Sum(nano=nano, tokens=tokens)

    async def _counted(self, script: stores.Script, budget: Budget, terms: stores.Terms) -> list[int]:
        floor = self._floor(budget)
        keys = [f"llm:{part}:{budget.name}" for part in ("spent", "holds", "held", "settled")]
        return [int(number) for number in await self._store.run(script, keys, [floor.nano, floor.tokens, *terms])]

    def _floor(self, budget: Budget) -> Sum:
        return self._known.get(budget.name, Sum()).at_least(Sum.of(budget.already))


def refuse_overdraft(budget: Budget, spent: Sum, held: Sum, most: Sum) -> None:
    """Raise `BudgetSpent` unless the call fits beside what is spent and held."""
    nano_limit = None if budget.dollars is None else int(budget.dollars * NANO)
    taken = spent + held
    if not (_fits(taken.nano, most.nano, nano_limit) and _fits(taken.tokens, most.tokens, budget.tokens)):
        raise _overdraft(budget, spent, held)


def _fits(taken: int, most: int, limit: int | None) -> bool:
    return limit is None or (taken < limit and taken + most <= limit)


def _overdraft(budget: Budget, spent: Sum, held: Sum) -> errors.BudgetSpent:
    limits = [f"${budget.dollars}"] if budget.dollars is not None else []
    limits += [f"{budget.tokens} tokens"] if budget.tokens is not None else []
    return errors.BudgetSpent(
        f"{budget.name}: ${spent.dollars:.4f} and {spent.tokens} tokens are spent, ${held.dollars:.4f} and "
        f"{held.tokens} tokens held of {' and '.join(limits)}; another call does not fit"
    )
