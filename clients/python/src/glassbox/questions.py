"""The requests that both clients send."""

from collections.abc import Mapping
from typing import Any, TypeVar

import pydantic

from glassbox import models
from glassbox.answers import Ask

Shape = TypeVar("Shape", bound=pydantic.BaseModel)
PAGES: Mapping[str, tuple[str, type[pydantic.BaseModel]]] = {
    "matches": ("/matches/", models.PageMatchOut),
    "exchanges": ("/matches/{of}/exchanges/", models.PageExchangeOut),
    "personas": ("/personas/", models.PagePersonaOut),
    "memory": ("/personas/{of}/memory/", models.PageLearnedOut),
    "seasons": ("/seasons/", models.PageSeasonOut),
    "series": ("/series/", models.PageSeriesOut),
    "forks": ("/forks/", models.PageForkOut),
    "batches": ("/batches/", models.PageBatchOut),
    "trials": ("/batches/{of}/trials/", models.PageTrialOut),
    "studies": ("/studies/", models.PageStudyOut),
    "webhooks": ("/webhooks/", models.PageWebhookOut),
    "deliveries": ("/webhooks/{of}/deliveries/", models.PageDeliveryOut),
    "trail": ("/trail/", models.PageDeedOut),
}
ACTED_ON: Mapping[type[pydantic.BaseModel], str] = {
    models.MatchOut: "matches",
    models.SeriesOut: "series",
    models.ForkOut: "forks",
    models.BatchOut: "batches",
    models.StudyOut: "studies",
    models.WebhookOut: "webhooks",
}


def page(name: str, params: Mapping[str, Any], of: int | str) -> Ask[Any]:
    path, shape = PAGES[name]
    return Ask(path=path.format(of=of), params=params, shape=shape)


def one(name: str, number: int | str, shape: type[Shape]) -> Ask[Shape]:
    return Ask(path=f"/{name}/{number}/", shape=shape)


def order(name: str, said: pydantic.BaseModel, shape: type[Shape], key: str | None) -> Ask[Shape]:
    return Ask(method="POST", path=f"/{name}/", said=said, shape=shape, key=key)


def act(thing: Shape, name: str, said: Mapping[str, Any]) -> Ask[Shape]:
    number: int = getattr(thing, "id")  # noqa: B009  # every shape in the table has one
    path = f"/{ACTED_ON[type(thing)]}/{number}/acts/{name}/"
    return Ask(method="POST", path=path, said=dict(said), shape=type(thing))
