"""Estimates what a batch will take before it is ordered: calls, dollars, time.

Calls are counted as a trial makes them. Tokens, prices and seconds come from earlier calls to the same provider; if
there were none, they are assumed, and the estimate says so.
"""

import math
import statistics
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal

from personas.llm import costs
from sct import models
from sct.kernel import catalog, config
from sct.settings import providers

LOOKED_AT = 40
ASSUMED_SECONDS = 2.0
ASSUMED_IN, ASSUMED_OUT = 900, 120


@dataclass(frozen=True, slots=True, kw_only=True)
class Typical:
    """A typical call to a provider; `cost` is None if it is unknown."""

    seconds: float
    cost: Decimal | None
    is_assumed: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Estimate:
    """`calls` is a minimum if `is_least`: an agent that edits its memory with tools may make more."""

    trials: int
    calls: int
    is_least: bool
    cost: Decimal | None
    seconds: float
    is_assumed: bool


def estimate(batch: config.SctConfig, known: Mapping[str, providers.Provider]) -> Estimate:
    by_provider: Counter[str] = Counter()
    for agent in batch.agents:
        by_provider += calls_of_trial(batch, agent)
    typical = {name: typical_call(known[name]) for name in by_provider}
    dollars = [None if (cost := typical[name].cost) is None else cost * count for name, count in by_provider.items()]
    seconds = sum(typical[name].seconds * count for name, count in by_provider.items())
    at_once = min(batch.providers.concurrency, batch.trials)
    return Estimate(
        trials=batch.trials,
        calls=by_provider.total() * batch.num_trials,
        is_least=any(catalog.agents()[agent.kind].declared.may_call_more for agent in batch.agents),
        cost=None if None in dollars else sum(filter(None, dollars), Decimal(0)) * batch.num_trials,
        seconds=seconds * batch.num_trials / at_once,
        is_assumed=any(typical[name].is_assumed for name in by_provider),
    )


def calls_of_trial(batch: config.SctConfig, agent: config.AgentSpec) -> Counter[str]:
    """Calls by provider: one reply for every turn and question, and a memory update after each unless it is frozen."""
    settings = batch.sct
    turns = min(settings.t_fork, math.ceil(settings.T_max / 2))
    questions = settings.n_candidate_secrets
    is_branched = settings.question_mode == "branched"
    revealed = 1 if is_branched and settings.reveal else 0
    controls = questions + revealed if settings.controls else 0
    replies = turns + questions + revealed + controls
    made = Counter({batch.provider_of(agent): replies * catalog.agents()[agent.kind].declared.calls})
    if updater := batch.updater_of(agent):
        made[updater] += turns if is_branched else turns + questions
    choice = settings.stateless_candidates
    if choice.method == "llm" and choice.llm.provider:
        made[choice.llm.provider] += 1
    return made


def typical_call(provider: providers.Provider) -> Typical:
    if provider.scripted:
        return Typical(seconds=provider.latency, cost=Decimal(0), is_assumed=False)
    calls = models.Call.objects.filter(provider=provider.name, is_answer=True).order_by("-pk")
    seen = list(calls.only("seconds", "cost", "tokens_in", "tokens_out")[:LOOKED_AT])
    if not seen:
        cost = _priced(provider, ASSUMED_IN, ASSUMED_OUT)
        return Typical(seconds=ASSUMED_SECONDS, cost=cost, is_assumed=True)
    timed = [call.seconds for call in seen if call.seconds is not None]
    known = [call.cost for call in seen if call.cost is not None]
    tokens_in, tokens_out = sum(call.tokens_in for call in seen), sum(call.tokens_out for call in seen)
    cost = statistics.mean(known) if known else _priced(provider, tokens_in // len(seen), tokens_out // len(seen))
    return Typical(seconds=statistics.mean(timed or [ASSUMED_SECONDS]), cost=cost, is_assumed=not timed)


def _priced(provider: providers.Provider, tokens_in: int, tokens_out: int) -> Decimal | None:
    if provider.price is None:
        return None
    return provider.price.as_price().of(costs.expected(tokens_in, tokens_out))
