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
    """`role` is empty where it must not be told."""

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
    """`result` and roles are told of a finished match, to whoever wants to know; `line`, `in_meeting` and `tick` of one
    that is on air, in its list. Everything that is stored of it is in `match.json` and `log.ndjson`, under `links`."""

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
    """`is_silent` for whoever wants to be surprised."""

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
    """`id` narrows lists of matches, the table and the board of jurors."""

    id: int
    name: str
    begins_at: datetime
    ends_at: datetime | None


class SeriesOut(Schema):
    """`scores` are those of scores.json, counted so far; null for whoever wants to be surprised. They and the
    counts are null where this release cannot read the series' file."""

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
    """`title` says what is changed; empty for whoever wants to be surprised. Where its `state` is paused or spent,
    nothing goes on before an operator has seen to it."""

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
    """One question to a model. Words that were dropped with age are null. `tokens_estimated` is how many of all tokens
    no endpoint told, but lengths; null from before there were estimates, when those counted as nothing."""

    id: int
    step: int
    color: str
    chance: int
    state: str
    fault: str
    model: str
    tokens_in: int
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
    """A model, by its short name, or the temperament of a house bot; the tier by its name."""

    model_config = ConfigDict(extra="forbid")

    name: str = Field(max_length=200)
    slug: str = Field(max_length=200, description="its part of the key")
    model: str | None = Field(None, max_length=200)
    temperament: str | None = Field(None, max_length=200)
    tier: str = Field(max_length=200)
    temperature: float = 0.8
    character: str = Field(max_length=5_000)
    manner: str = Field("", max_length=5_000)
    is_active: bool = True


class PersonaChange(Schema):
    """Whether it is cast is an act."""

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
    """Settings that `rules` does not name are those that the lobby recommends for so many players on that map."""

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
    """The file of a series, as `manage.py run_series` takes it."""

    model_config = ConfigDict(extra="forbid")

    yaml: str


class ForkOrder(Order):
    """`at` is the entry of a line; which of the other fields are needed hangs on the change."""

    at: int
    change: str = Field(max_length=20)
    depth: str = Field("vote", max_length=20)
    times: int = 16
    message: str = Field("", max_length=5_000)
    color: str = Field("", max_length=20)
    mind: str = Field("", max_length=200)
    text: str = Field("", max_length=1_000)
    ballot: str = Field("", max_length=20)
