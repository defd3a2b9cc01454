"""What the interface tells of the league, and what it is told."""

from datetime import datetime
from decimal import Decimal
from typing import Any, Literal

from ninja import Schema
from pydantic import AwareDatetime, ConfigDict, Field

from games.pages.forms import composing

Number = float | int
Count = int | None


class SeatedOut(Schema):
    """`role` is empty where it must not be revealed."""

    color: str
    name: str
    persona: str
    model: str
    role: str


class ResultOut(Schema):
    winner: str
    headline: str
    reason: str


class LineOut(Schema):
    color: str
    message: str


class MatchOut(Schema):
    """Finished matches have `result` and roles, unless the request is spoiler-free. In lists, matches on air have
    `line`, `in_meeting` and `tick`. The full record is in `match.json` and `log.ndjson`, under `links`."""

    id: int
    status: Literal["scheduled", "queued", "running", "paused", "interrupted", "finished", "aborted"]
    map: str
    station: str
    season: str
    is_exhibition: bool
    since: datetime
    players: list[SeatedOut]
    result: ResultOut | None
    line: LineOut | None
    in_meeting: bool | None
    tick: int | None
    watching: int | None
    links: dict[str, str]


class MomentOut(Schema):
    n: int
    kind: str
    headline: str
    weight: Number


class MomentsOut(Schema):
    """`is_silent` is true for spoiler-free requests, which get no moments."""

    moments: list[MomentOut]
    is_silent: bool


class PersonaOut(Schema):
    key: str
    name: str
    model: str | None
    temperament: str | None
    tier: str
    temperature: float
    is_active: bool
    character: str
    manner: str
    links: dict[str, str]


class SeasonOut(Schema):
    """Use `id` to filter lists of matches, the league table and the jury's board."""

    id: int
    name: str
    begins_at: datetime
    ends_at: datetime | None


class SeriesOut(Schema):
    """`scores` are the figures of scores.json so far; null for spoiler-free requests. They and the counts are null if
    this release cannot read the series' file."""

    id: int
    name: str
    state: Literal["running", "paused", "spent", "cancelled", "complete"]
    pairs: int
    matches: Count
    ended: Count
    void: Count
    created_at: datetime
    ended_at: datetime | None
    scores: dict[str, Any] | None
    links: dict[str, str]


class ForkOut(Schema):
    """`title` says what is changed; it is empty for spoiler-free requests. A fork whose `state` is paused or spent
    waits for an operator."""

    id: int
    match: int
    title: str
    state: Literal["running", "paused", "spent", "over"]
    depth: Literal["vote", "play-on"]
    times: int
    finished: int
    over: int
    continuations: int
    created_at: datetime
    links: dict[str, str]


class ExchangeOut(Schema):
    """One question to a model. Texts that were dropped because of their age are null. `tokens_cached` and
    `tokens_cache_written` are how many of `tokens_in` came from the endpoint's cache, and were written into it; null
    in rows from before the latter were kept. `tokens_estimated` is how many of the tokens are estimated from lengths
    because no endpoint reported them; null in rows from before there were estimates, where unreported tokens count
    as 0."""

    id: int
    step: int
    color: str
    chance: int
    state: str
    fault: str
    model: str
    tokens_in: int
    tokens_cached: int
    tokens_cache_written: int | None
    tokens_out: int
    tokens_estimated: int | None
    cost: Decimal | None
    seconds: float
    prompt: list[dict[str, Any]] | None
    reply: str | None
    reasoning: str | None


class Order(Schema):
    model_config = ConfigDict(extra="forbid")

    budget_dollars: Decimal | None = None
    budget_tokens: int | None = None


class SeatOrder(Schema):
    model_config = ConfigDict(extra="forbid")

    color: str = Field(max_length=20)
    who: str = Field(max_length=200, description="persona:<key> or bot:<temperament>")
    name: str = Field("", max_length=200)


class PersonaOrder(Schema):
    """Either `model`, by its short name, or the temperament of a house bot; the tier by its name."""

    model_config = ConfigDict(extra="forbid")

    name: str = Field(max_length=200)
    slug: str = Field(max_length=200, description="the part of the key that names the character")
    model: str | None = Field(None, max_length=200)
    temperament: str | None = Field(None, max_length=200)
    tier: str = Field(max_length=200)
    temperature: float = 0.8
    character: str = Field(max_length=5_000)
    manner: str = Field("", max_length=5_000)
    is_active: bool = True


class PersonaChange(Schema):
    """To cast or retire a persona, use its acts instead."""

    model_config = ConfigDict(extra="forbid")

    name: str = Field("", max_length=200)
    slug: str = Field("", max_length=200)
    model: str | None = Field(None, max_length=200)
    temperament: str | None = Field(None, max_length=200)
    tier: str = Field("", max_length=200)
    temperature: float = 0.8
    character: str = Field("", max_length=5_000)
    manner: str = Field("", max_length=5_000)


class MatchOrder(Order):
    """Settings that are not in `rules` get what the lobby recommends for that map and number of players."""

    seats: list[SeatOrder] = Field(max_length=30)
    rules: dict[str, bool | int | float | str | list[int] | None] = Field({}, max_length=200)
    preset: str = Field("", max_length=40)
    pace: str = Field("flat_out", max_length=20)
    memory_on: bool = True
    season: int | None = None
    clerk: str | None = Field(None, max_length=200, description="the short name of a model")
    caster: str | None = Field(None, max_length=200, description="the short name of a model")
    seed: int | None = None
    start_at: AwareDatetime | None = Field(None, description=f"at most {composing.FARTHEST.days} days from now")


class SeriesOrder(Schema):
    """The same YAML file that `manage.py run_series` takes."""

    model_config = ConfigDict(extra="forbid")

    yaml: str


class ForkOrder(Order):
    """`at` is the entry of a line. Which of the other fields are needed depends on the change."""

    at: int
    change: str = Field(max_length=20)
    depth: str = Field("vote", max_length=20)
    times: int = 16
    message: str = Field("", max_length=5_000)
    color: str = Field("", max_length=20)
    mind: str = Field("", max_length=200)
    text: str = Field("", max_length=1_000)
    ballot: str = Field("", max_length=20)
