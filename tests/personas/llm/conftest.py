"""A stand-in endpoint on loopback, a road to it, and Redis."""

import random
from collections.abc import Callable, Iterator

import pytest
from django.conf import settings

from personas.llm import chat, endpoints, remote, retrying, road
from tests.support.endpoints.model_server import ModelServer

HASTY = retrying.Patience(base=0.01, longest=0.05, dice=random.Random("hasty"))
QUESTION = chat.Request(messages=(chat.system("Be brief."), chat.user("Who is it?")), max_tokens=200)

Roads = Callable[..., road.Road]


@pytest.fixture
def server() -> Iterator[ModelServer]:
    with ModelServer() as running:
        yield running


@pytest.fixture
def new_road() -> Iterator[Roads]:
    """Makes roads with short waits, and closes them at the end."""
    opened: list[road.Road] = []

    def build(redis_url: str | None = None, patience: retrying.Patience = HASTY) -> road.Road:
        opened.append(road.Road(redis_url, patience=patience))
        return opened[-1]

    yield build
    for each in opened:
        each.close()


@pytest.fixture
def model(server: ModelServer, new_road: Roads) -> remote.RemoteModel:
    return remote.RemoteModel(spec_of(server.endpoint()), new_road())


def spec_of(endpoint: endpoints.Endpoint, **fields: object) -> endpoints.ModelSpec:
    return endpoints.ModelSpec(name="stand-in", model="stand-in/model", endpoint=endpoint, **fields)  # type: ignore[arg-type] # passed on


@pytest.fixture
def shared_redis(empty_redis: object) -> str:
    """The tests' own Redis, empty."""
    return str(settings.REDIS_URL)
