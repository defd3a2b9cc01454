"""What a call used: tokens, money, and how the money is counted when the endpoint does not say."""

from dataclasses import dataclass, replace
from decimal import Decimal

MILLION = 1_000_000
CHARACTERS_A_TOKEN = 3
"""Low on purpose, so that tokens are rather over- than underestimated: English and JSON have more, names and digits
fewer."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Usage:
    """Tokens and US dollars, as the endpoint reported them; several calls add up with `+`.

    `cached` and `cache_written` are part of `tokens_in`, `reasoning` is part of `tokens_out`. `estimated` is how many
    of all tokens were estimated from text lengths, because no endpoint reported them. `cost` is None when neither the
    endpoint nor a price table could say; added to a known cost it counts as zero.
    """

    tokens_in: int = 0
    cached: int = 0
    cache_written: int = 0
    tokens_out: int = 0
    reasoning: int = 0
    cost: Decimal | None = None
    estimated: int = 0

    def __add__(self, other: "Usage") -> "Usage":
        return Usage(
            tokens_in=self.tokens_in + other.tokens_in,
            cached=self.cached + other.cached,
            cache_written=self.cache_written + other.cache_written,
            tokens_out=self.tokens_out + other.tokens_out,
            reasoning=self.reasoning + other.reasoning,
            cost=_sum(self.cost, other.cost),
            estimated=self.estimated + other.estimated,
        )

    @property
    def tokens(self) -> int:
        return self.tokens_in + self.tokens_out


@dataclass(frozen=True, slots=True, kw_only=True)
class Price:
    """US dollars per million tokens. Input that is read from a cache, or written into one, costs like any other unless
    a price says otherwise."""

    tokens_in: Decimal
    tokens_out: Decimal
    cached: Decimal | None = None
    cache_written: Decimal | None = None

    def of(self, used: Usage) -> Decimal:
        read, written = (self.tokens_in if price is None else price for price in (self.cached, self.cache_written))
        fresh = used.tokens_in - used.cached - used.cache_written
        total = fresh * self.tokens_in + used.cached * read + used.cache_written * written
        return (total + used.tokens_out * self.tokens_out) / MILLION


def tokens_of(characters: int) -> int:
    """Estimates how many tokens a text of that length has, rounded up."""
    return -(-characters // CHARACTERS_A_TOKEN)


def expected(tokens_in: int, tokens_out: int, *, cached: int = 0) -> Usage:
    """What is estimated beforehand: whatever is not read from the cache is taken to be written into it."""
    return Usage(tokens_in=tokens_in, cached=cached, cache_written=tokens_in - cached, tokens_out=tokens_out)


def priced(used: Usage, price: Price) -> Usage:
    return replace(used, cost=price.of(used))


def _sum(one: Decimal | None, other: Decimal | None) -> Decimal | None:
    if one is None or other is None:
        return other if one is None else one
    return one + other
