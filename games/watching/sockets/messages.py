"""All that is said at a match's socket, encoded once for all; the page's side is `static/js/match/playing/wire.js`."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal, Required, Unpack

import pydantic
from typing_extensions import TypedDict

from games.log import doorbell
from games.watching import watchable
from glassbox_site.ground.sockets.messages import CLOSED, Message


class Wish(pydantic.BaseModel, extra="forbid", frozen=True):
    """What the page says, in the address and later."""

    watch: str = pydantic.Field(default=watchable.DEFAULT, max_length=20)
    after: int = pydantic.Field(default=0, ge=0)
    lang: str = pydantic.Field(default="", max_length=20)


@pydantic.with_config(CLOSED)
class Hello(TypedDict):
    """What follows belongs to this view; `head` is the number of its last frame."""

    type: Literal["hello"]
    view: str
    head: int
    status: str


@pydantic.with_config(CLOSED)
class Frames(TypedDict):
    type: Literal["frames"]
    frames: list[dict[str, Any]]


@pydantic.with_config(CLOSED)
class Signal(doorbell.Signal):
    type: Required[Literal["signal"]]


@pydantic.with_config(CLOSED)
class Mistake(TypedDict):
    type: Literal["error"]
    reason: str


@pydantic.with_config(CLOSED)
class End(TypedDict):
    type: Literal["end"]


Said = Hello | Frames | Signal | Mistake | End
SAID: pydantic.TypeAdapter[Said] = pydantic.TypeAdapter(Annotated[Said, pydantic.Field(discriminator="type")])


def hello(*, view: str, head: int, status: str) -> Message:
    return _written({"type": "hello", "view": view, "head": head, "status": status})


def frames(several: Sequence[bytes]) -> Message:
    """Each frame was encoded when it was developed."""
    return Message(b'{"type":"frames","frames":[' + b",".join(several) + b"]}")


def signal(**fields: Unpack[doorbell.Signal]) -> Message:
    return _written({"type": "signal", **fields})


def error(reason: str) -> Message:
    return _written({"type": "error", "reason": reason})


def _written(said: Said) -> Message:
    return Message(SAID.dump_json(said))


END = _written({"type": "end"})
