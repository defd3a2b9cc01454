"""Who and what the tests of the league begin with."""

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
    """Every test has a database of its own; a process has one for good, and remembers its table."""
    standings.forget()
    yield
    standings.forget()


@pytest.fixture
def desk() -> Client:
    """An operator's browser."""
    return people.client()


@pytest.fixture
def finished() -> Match:
    return Match.objects.get(pk=made_once.key_of("a finished match", _finished))


def _finished() -> int:
    telling = logs.Told()
    telling.to_the_end()
    return telling.match.pk
