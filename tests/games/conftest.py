"""What the tests of the league start with: an operator's browser and a finished match."""

from collections.abc import Iterator

import pytest
from django.test import Client

from games.models import Match
from games.records import standings
from games.watching.segments import stretch_packing
from tests.games.prepared import logs
from tests.support import people
from tests.support.databases import made_once

MOST_KEPT = 16 * 1024 * 1024


@pytest.fixture(autouse=True)
def forgotten(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Forgets the cached standings, and stretches of matches that had the same numbers: a real process keeps its
    database, but each test has a new one."""
    monkeypatch.setattr(stretch_packing, "finished", stretch_packing.Store(MOST_KEPT))
    monkeypatch.setattr(stretch_packing, "growing", stretch_packing.Store(MOST_KEPT))
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
