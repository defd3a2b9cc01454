"""What a match may cost before anybody has played it: a range, and from what it follows.

Measured with benchmarks/prompts.py, 16 matches each with 4 to 15 players: a seat is asked about 4.5 times for every
player at the table (2.8 to 6.4), a prompt has about 3,200 tokens and 190 more for every player, and 92 % of a prompt
repeat the one before. How much a model says is its own affair; 250 tokens are assumed, 120 at least, 800 at most.
"""

import dataclasses
from collections.abc import Sequence
from decimal import Decimal

from personas.llm import costs
from personas.models import ChatModel

REPEATED = 0.92
FIXED_TOKENS, TOKENS_A_PLAYER = 3_200, 190


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Assumption:
    """How talkative a match is, and whether the provider keeps what repeats at the price of cached input."""

    calls_a_player: float
    answer_tokens: int
    is_cached: bool


LOW = Assumption(calls_a_player=2.8, answer_tokens=120, is_cached=True)
USUAL = Assumption(calls_a_player=4.5, answer_tokens=250, is_cached=True)
HIGH = Assumption(calls_a_player=6.4, answer_tokens=800, is_cached=False)


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Cost:
    calls: int
    tokens: int
    dollars: Decimal


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Estimate:
    """`unpriced` are the models whose price nobody knows; they are in the tokens, and not in the dollars."""

    seats: int
    low: Cost
    usual: Cost
    high: Cost
    unpriced: tuple[str, ...]


def estimate(models: Sequence[ChatModel], players: int) -> Estimate:
    """`models` has one for each seat that a model decides for; house bots cost nothing."""
    low, usual, high = (_cost(models, players, assumed) for assumed in (LOW, USUAL, HIGH))
    unpriced = dict.fromkeys(model.name for model in models if model.price_in is None or model.price_out is None)
    return Estimate(seats=len(models), low=low, usual=usual, high=high, unpriced=tuple(unpriced))


def _cost(models: Sequence[ChatModel], players: int, assumed: Assumption) -> Cost:
    calls = round(players * assumed.calls_a_player)
    prompt = calls * (FIXED_TOKENS + TOKENS_A_PLAYER * players)
    used = costs.Usage(
        tokens_in=prompt,
        cached=round(prompt * REPEATED) if assumed.is_cached else 0,
        tokens_out=calls * assumed.answer_tokens,
    )
    dollars = sum((_price(model).of(used) for model in models), Decimal())
    return Cost(calls=calls * len(models), tokens=used.tokens * len(models), dollars=dollars)


def _price(model: ChatModel) -> costs.Price:
    """An unknown price counts as nothing; the estimate names the model."""
    return costs.Price(
        tokens_in=model.price_in or Decimal(), tokens_out=model.price_out or Decimal(), cached=model.price_cached
    )
