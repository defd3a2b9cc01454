"""The questions that both clients ask."""

from collections.abc import Mapping
from typing import Any, TypeVar

import pydantic

from glassbox import models
from glassbox.answers import Ask

Shape = TypeVar("Shape", bound=pydantic.BaseModel)
PAGES: Mapping[str, type[pydantic.BaseModel]] = {
    "matches": models.PageMatchOut,
    "personas": models.PagePersonaOut,
    "series": models.PageSeriesOut,
    "forks": models.PageForkOut,
    "batches": models.PageBatchOut,
    "webhooks": models.PageWebhookOut,
}
ACTED_ON: Mapping[type[pydantic.BaseModel], str] = {
    models.MatchOut: "matches",
    models.SeriesOut: "series",
    models.ForkOut: "forks",
    models.BatchOut: "batches",
    models.WebhookOut: "webhooks",
}


def page(name: str, params: Mapping[str, Any]) -> Ask[Any]:
    return Ask(path=f"/{name}/", params=params, shape=PAGES[name])


def one(name: str, number: int, shape: type[Shape]) -> Ask[Shape]:
    return Ask(path=f"/{name}/{number}/", shape=shape)


def order(name: str, said: pydantic.BaseModel, shape: type[Shape], key: str | None) -> Ask[Shape]:
    return Ask(method="POST", path=f"/{name}/", said=said, shape=shape, key=key)


def act(thing: Shape, name: str, said: Mapping[str, Any]) -> Ask[Shape]:
    number: int = getattr(thing, "id")  # noqa: B009  # every shape in the table has one
    path = f"/{ACTED_ON[type(thing)]}/{number}/acts/{name}/"
    return Ask(method="POST", path=path, said=dict(said), shape=type(thing))
