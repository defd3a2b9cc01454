"""Played matches in which something is said and repeated, made anew for each test."""

import shutil
from collections.abc import Iterator

import pytest
from django.conf import settings

from tests.games.playing.withdrawals import remembered
from tests.support.endpoints.model_server import ModelServer


@pytest.fixture
def played(empty_redis: object) -> Iterator[remembered.Played]:
    yield from told(ordered_before=False)


@pytest.fixture
def ordered_before(empty_redis: object) -> Iterator[remembered.Played]:
    """The same, where the match that is played later has the lower number."""
    yield from told(ordered_before=True)


def told(*, ordered_before: bool) -> Iterator[remembered.Played]:
    for folder in ("exports", "cards"):
        shutil.rmtree(settings.VAR / folder, ignore_errors=True)
    with ModelServer(remembered.parrot) as models:
        yield remembered.whole(models.url, ordered_before=ordered_before)
