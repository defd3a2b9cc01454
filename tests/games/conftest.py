"""What the tests of the league start with: an operator's browser and a finished match."""

from collections.abc import Iterator

import pytest
from django.test import Client

from games.models import Match
from games.records import standings
from tests.games.prepared import logs
from tests.support import people
from tests.support.databases import made_once


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """Forgets the cached standings: a real process keeps its database, but each test has a new one."""
    standings.forget()
    yield
    standings.forget()


@pytest.fixture
def desk() -> Client:
    """A client signed in as an operator."""
    return people.client()


@pytest.fixture
def finished() -> Match:
    return Match.objects.get(pk=made_once.key_of("a finished match", _finished))


def _finished() -> int:
    telling = logs.Told()
    telling.to_the_end()
    return telling.match.pk
