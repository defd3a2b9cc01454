"""Estimates what a match will cost before it is played: a range, and the assumptions behind it.

Measured with benchmarks/prompts.py in matches of house bots on The Skeld: a seat is asked about 4.5 times for every
player at the table (2.8 to 6.4). With the rules in short a prompt has about 1,490 tokens and 60 more for every player,
in full 2,800 more; 94 % of a prompt repeats an earlier one. Standing bids save some of the questions of a discussion,
which are four in ten of all. How much a model writes cannot be known; 250 tokens are assumed, 120 at least, 800 at
most; in brief 120, 60 and 300.

A clerk is asked about every line that is said: a median of 2.2 to 3.6 per player among 4 to 10 house bots, and more
where models talk at length. Its question has about 1,300 tokens, the same each time but for the last 150.

A caster is asked where either view has something to remark: about 3.5 times per player. Its question has about 500
tokens, the same each time but for the last 180.
"""

import dataclasses
from collections.abc import Iterator, Sequence
from decimal import Decimal

from personas.llm import costs
from personas.llm.endpoints import Rulebook
from personas.models import ChatModel

REPEATED = 0.94
FIXED_TOKENS = {Rulebook.SHORT: 1_490, Rulebook.FULL: 4_290}
TOKENS_A_PLAYER = 60
OF_TALK, MOST_SAVED = 0.4, 0.4
CLERKS_PROMPT, CLERKS_OWN, CLERKS_ANSWER = 1_300, 150, 60
CASTERS_PROMPT, CASTERS_OWN, CASTERS_ANSWER = 500, 180, 60


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Assumption:
    """How talkative a match is, and whether the provider bills repeated input at its price of cached input."""

    calls_a_player: float
    lines_a_player: float
    turns_a_player: float
    answer_tokens: int
    brief_tokens: int
    is_cached: bool

    def answer(self, model: ChatModel) -> int:
        return self.brief_tokens if model.brief else self.answer_tokens


LOW = Assumption(
    calls_a_player=2.8, lines_a_player=1.5, turns_a_player=2.0, answer_tokens=120, brief_tokens=60, is_cached=True
)
USUAL = Assumption(
    calls_a_player=4.5, lines_a_player=3.0, turns_a_player=3.5, answer_tokens=250, brief_tokens=120, is_cached=True
)
HIGH = Assumption(
    calls_a_player=6.4, lines_a_player=8.0, turns_a_player=6.0, answer_tokens=800, brief_tokens=300, is_cached=False
)


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Cost:
    calls: int
    tokens: int
    dollars: Decimal

    def __add__(self, other: "Cost") -> "Cost":
        return Cost(
            calls=self.calls + other.calls, tokens=self.tokens + other.tokens, dollars=self.dollars + other.dollars
        )


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Share:
    """What one model's seats usually cost, with its rulebook and its manner of answering."""

    name: str
    rulebook: Rulebook
    brief: bool
    dollars: Decimal


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Estimate:
    """`unpriced` are the models without a known price; the tokens include them, the dollars do not.

    The sums include the clerk and the caster; `lines` is how many lines a clerk usually reads, `turns` how often a
    caster is asked, both 0 without one.
    """

    seats: int
    lines: int
    turns: int
    low: Cost
    usual: Cost
    high: Cost
    unpriced: tuple[str, ...]
    shares: tuple[Share, ...] = ()


def estimate(
    models: Sequence[ChatModel],
    players: int,
    standing_bids: int = 0,
    clerk: ChatModel | None = None,
    caster: ChatModel | None = None,
) -> Estimate:
    """`models` holds the model of each seat that has one, so the same model may repeat; house bots cost nothing."""
    low, usual, high = (
        _cost(models, _asked(players, standing_bids, each), players, each)
        + _of_clerk(clerk, players, each)
        + _of_caster(caster, players, each)
        for each in (LOW, USUAL, HIGH)
    )
    paid = [*models, *filter(None, (clerk, caster))]
    unpriced = dict.fromkeys(model.name for model in paid if model.price_in is None or model.price_out is None)
    lines = _lines(players, USUAL) if clerk else 0
    turns = _turns(players, USUAL) if caster else 0
    shares = tuple(_shares(models, players, _asked(players, standing_bids, USUAL)))
    return Estimate(
        seats=len(models),
        lines=lines,
        turns=turns,
        low=low,
        usual=usual,
        high=high,
        unpriced=tuple(unpriced),
        shares=shares,
    )


def _shares(models: Sequence[ChatModel], players: int, calls: int) -> Iterator[Share]:
    """The share of each model that costs something, in the order of the seats."""
    for slug in dict.fromkeys(model.slug for model in models):
        seated = [model for model in models if model.slug == slug]
        dollars, [first, *_] = _cost(seated, calls, players, USUAL).dollars, seated
        if dollars:
            yield Share(name=first.name, rulebook=Rulebook(first.rulebook), brief=first.brief, dollars=dollars)


def _asked(players: int, standing_bids: int, assumed: Assumption) -> int:
    """How often a seat is asked. A bid that stands for n ticks saves at most n of n + 1 questions, usually fewer."""
    saved = min(MOST_SAVED, standing_bids / (standing_bids + 1) * 0.6)
    return round(players * assumed.calls_a_player * (1 - OF_TALK * saved))


def _cost(models: Sequence[ChatModel], calls: int, players: int, assumed: Assumption) -> Cost:
    used = [(model, _used(model, calls, players, assumed)) for model in models]
    dollars = sum((_price(model).of(usage) for model, usage in used), Decimal())
    return Cost(calls=calls * len(models), tokens=sum(usage.tokens for _, usage in used), dollars=dollars)


def _used(model: ChatModel, calls: int, players: int, assumed: Assumption) -> costs.Usage:
    prompt = calls * (FIXED_TOKENS[Rulebook(model.rulebook)] + TOKENS_A_PLAYER * players)
    cached = round(prompt * REPEATED) if assumed.is_cached else 0
    return costs.expected(prompt, calls * assumed.answer(model), cached=cached)


def _lines(players: int, assumed: Assumption) -> int:
    return round(players * assumed.lines_a_player)


def _of_clerk(model: ChatModel | None, players: int, assumed: Assumption) -> Cost:
    if model is None:
        return Cost(calls=0, tokens=0, dollars=Decimal())
    lines = _lines(players, assumed)
    cached = lines * (CLERKS_PROMPT - CLERKS_OWN) if assumed.is_cached else 0
    usage = costs.expected(lines * CLERKS_PROMPT, lines * CLERKS_ANSWER, cached=cached)
    return Cost(calls=lines, tokens=usage.tokens, dollars=_price(model).of(usage))


def _of_caster(model: ChatModel | None, players: int, assumed: Assumption) -> Cost:
    if model is None:
        return Cost(calls=0, tokens=0, dollars=Decimal())
    turns = _turns(players, assumed)
    cached = turns * (CASTERS_PROMPT - CASTERS_OWN) if assumed.is_cached else 0
    usage = costs.expected(turns * CASTERS_PROMPT, turns * CASTERS_ANSWER, cached=cached)
    return Cost(calls=turns, tokens=usage.tokens, dollars=_price(model).of(usage))


def _turns(players: int, assumed: Assumption) -> int:
    return round(players * assumed.turns_a_player)


def _price(model: ChatModel) -> costs.Price:
    """An unknown price counts as zero; `Estimate.unpriced` names the model."""
    return costs.Price(
        tokens_in=model.price_in or Decimal(),
        tokens_out=model.price_out or Decimal(),
        cached=model.price_cached,
        cache_written=model.price_cache_written,
    )
