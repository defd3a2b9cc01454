"""What was said and repeated, for each test anew."""

import shutil
from collections.abc import Iterator

import pytest
from django.conf import settings

from tests.games.playing.withdrawals import remembered
from tests.support.endpoints.model_server import ModelServer


@pytest.fixture
def played(empty_redis: object) -> Iterator[remembered.Played]:
    for folder in ("exports", "cards"):
        shutil.rmtree(settings.VAR / folder, ignore_errors=True)
    with ModelServer(remembered.parrot) as models:
        yield remembered.whole(models.url)
