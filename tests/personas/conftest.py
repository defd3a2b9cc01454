"""A stand-in endpoint with a key, and an admin at the desk."""

from collections.abc import Iterator

import pytest
from django.conf import settings
from django.test import Client

from personas import calling
from personas.models import ChatModel
from tests.personas import cast
from tests.support import people
from tests.support.endpoints.model_server import ModelServer

KEY = "sk-secret-0123456789abcdef"


@pytest.fixture
def endpoint(empty_redis: object, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModelServer]:
    """An endpoint that requires the key in STAND_IN_API_KEY."""
    monkeypatch.setenv("STAND_IN_API_KEY", KEY)
    with ModelServer() as server:
        yield server
    calling.highway(settings.REDIS_URL).close()


@pytest.fixture
def model(db: None, endpoint: ModelServer) -> ChatModel:
    """GPT-4o at the stand-in endpoint."""
    model = cast.gpt4o(base_url=endpoint.url)
    model.save()
    return model


@pytest.fixture
def desk(db: None) -> Client:
    """A client signed in as a superuser, for the admin."""
    return people.owner("ada")
