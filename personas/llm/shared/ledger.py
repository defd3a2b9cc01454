"""Budgets counted in Redis, for all processes.

A hold is settled exactly once, however often the settlement is sent, and lapses by itself when the caller is killed.
While Redis is away, a limited budget allows no call (`LedgerUnavailable`, which is retryable): better to wait than to
spend uncounted. What calls in flight have used is kept and settled when Redis returns. If it comes back empty,
counting resumes from what this process knew and what its caller said was spent `already`.
"""

import asyncio
import contextlib
import functools
from dataclasses import dataclass

from personas.llm import errors
from personas.llm.shared import budgets, stores

KEPT = 30 * 24 * 3600
TOLD_TWICE_WITHIN = 24 * 3600

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
local now = tonumber(redis.call('TIME')[1])
redis.call('ZREM', holds, call)
redis.call('HDEL', amounts, call)
redis.call('ZREMRANGEBYSCORE', settled, '-inf', now - ARGV[7])
if redis.call('ZADD', settled, 'NX', now, call) == 1 then
  redis.call('HINCRBY', totals, 'nano', ARGV[4])
  redis.call('HINCRBY', totals, 'tokens', ARGV[5])
end
for _, key in ipairs(KEYS) do redis.call('EXPIRE', key, ARGV[6]) end
return {total('nano'), total('tokens')}
"""
)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Unsettled:
    """A settlement that Redis has not confirmed yet."""

    budget: budgets.Budget
    call: str
    used: budgets.Sum


class SharedLedger:
    """Counts in Redis, for all processes."""

    def __init__(self, store: stores.Store) -> None:
        self._store = store
        self._known: dict[str, budgets.Sum] = {}
        self._unsettled: dict[tuple[str, str], _Unsettled] = {}
        self._being_told: set[tuple[str, str]] = set()

    async def hold(self, budget: budgets.Budget, call: str, most: budgets.Sum, seconds: float) -> None:
        if not budget.is_limited:
            return
        nano_limit = -1 if budget.dollars is None else int(budget.dollars * budgets.NANO)
        tokens_limit = -1 if budget.tokens is None else budget.tokens
        terms: stores.Terms = [call, most.nano, most.tokens, nano_limit, tokens_limit, int(seconds * 1000), KEPT]
        try:
            self._settle_late()
            granted, nano, tokens, held_nano, held_tokens = map(int, await self._counted(_HOLD, budget, terms))
        except stores.Away as absence:
            reason = f"the ledger of {budget.name} is away, so nothing is spent"
            raise errors.LedgerUnavailable(reason) from absence
        if not granted:
            raise budgets.overdraft(
                budget, budgets.Sum(nano=nano, tokens=tokens), budgets.Sum(nano=held_nano, tokens=held_tokens)
            )

    async def settle(self, budget: budgets.Budget, call: str, used: budgets.Sum) -> None:
        """Does not wait for Redis, which answers in order: whatever is asked later already counts this."""
        self._unsettled[budget.name, call] = _Unsettled(budget=budget, call=call, used=used)
        self._settle_late()

    async def spent(self, budget: budgets.Budget) -> budgets.Sum:
        """What Redis says, or what this process knows while it is away; plus what Redis has not confirmed."""
        with contextlib.suppress(stores.Away):
            nano, tokens = map(int, await self._counted(_SPENT, budget, []))
            self._known[budget.name] = budgets.Sum(nano=nano, tokens=tokens)
        late = (entry.used for entry in self._unsettled.values() if entry.budget.name == budget.name)
        return sum(late, self._floor(budget))

    def _settle_late(self) -> None:
        """Sends what Redis has not confirmed; an entry stays until it has, and sending it twice counts once."""
        for place in self._unsettled.keys() - self._being_told:
            entry = self._unsettled[place]
            terms: stores.Terms = [entry.call, entry.used.nano, entry.used.tokens, KEPT, TOLD_TWICE_WITHIN]
            self._being_told.add(place)
            self._counted(_SETTLE, entry.budget, terms).add_done_callback(functools.partial(self._heard, place))

    def _heard(self, place: tuple[str, str], counted: "asyncio.Future[list[bytes]]") -> None:
        self._being_told.discard(place)
        if counted.cancelled() or counted.exception() is not None:
            return
        nano, tokens = map(int, counted.result())
        name = self._unsettled.pop(place).budget.name
        known = self._known.get(name, budgets.Sum())
        self._known[name] = budgets.Sum(nano=nano, tokens=tokens).at_least(known)

    def _counted(
        self, script: stores.Script, budget: budgets.Budget, terms: stores.Terms
    ) -> "asyncio.Future[list[bytes]]":
        floor = self._floor(budget)
        keys = [f"llm:{part}:{budget.name}" for part in ("spent", "holds", "held", "settled")]
        return self._store.ask(script, keys, [floor.nano, floor.tokens, *terms])

    def _floor(self, budget: budgets.Budget) -> budgets.Sum:
        return self._known.get(budget.name, budgets.Sum()).at_least(budgets.Sum.of(budget.already))
