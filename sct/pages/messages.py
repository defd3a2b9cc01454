"""All messages of the test's sockets; the page's side is `static/js/sct/socket.js`."""

import json
from typing import Annotated, Literal

import pydantic
from django.conf import settings

from glassbox_site.ground.plain import digits
from glassbox_site.ground.sockets.messages import Message


def _number(said: str) -> int:
    return digits.number(said) or 0


def _spoken(asked: str) -> str:
    return asked if asked in dict(settings.LANGUAGES) else settings.LANGUAGE_CODE


class Wish(pydantic.BaseModel):
    """The query of a socket's address. Invalid values count as missing."""

    epoch: str = ""
    after: Annotated[int, pydantic.BeforeValidator(_number)] = 0
    lang: Annotated[str, pydantic.AfterValidator(_spoken)] = pydantic.Field(default_factory=lambda: _spoken(""))


class Part(pydantic.BaseModel):
    """A part of a message. Some are validated from the attributes of a board's objects."""

    model_config = pydantic.ConfigDict(extra="forbid", frozen=True, from_attributes=True)


class Hello(Part):
    """The first message: later frames belong to this epoch, and `head` is the number of its newest one so far."""

    type: Literal["hello"] = "hello"
    epoch: str
    head: int


class Beat(Part):
    """A sign of life."""

    type: Literal["beat"] = "beat"
    head: int


class State(Part):
    code: str
    name: Annotated[str, pydantic.BeforeValidator(str)]
    glyph: str
    tone: str


class Segment(Part):
    status: str
    name: str
    count: int
    start: float
    length: float


class Facts(Part):
    done: int
    total: int
    in_play: int
    calls_in_flight: int
    places: int | None
    time_left: str | None
    median_seconds: float | None
    calls: int
    tokens: int
    estimated: int
    is_free: bool
    cost: float | None


class Share(Part):
    """The ends are null where too little was counted for an interval."""

    value: float | None
    low: float | None
    high: float | None
    n: int


class AgentFigures(Part):
    agent: str
    n: int
    asked: int
    total: int
    errors: int
    is_provisional: bool
    mean_yes_rate: Share
    shares: dict[str, Share]


class Progress(Part):
    """The whole state of a batch. `cells` has one letter per trial; `attempts` only trials that were retried."""

    type: Literal["progress"] = "progress"
    state: State
    segments: list[Segment]
    facts: Facts
    figures: list[AgentFigures]
    cells: dict[str, str]
    attempts: dict[str, dict[int, int]]
    waits: list[str]
    is_over: bool
    n: int = 0


class Moved(Part):
    """Says only that a trial has changed; the page then fetches itself again."""

    type: Literal["trial"] = "trial"
    status: str
    attempt: int
    fence: int
    made: int
    n: int = 0


Frame = Progress | Moved
"""A frame; its number `n` is set when it is sent."""
Said = Hello | Beat | Frame


def written(said: Said) -> Message:
    return Message(json.dumps(said.model_dump(), ensure_ascii=False).encode())
