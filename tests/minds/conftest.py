"""The small model on a slot of its own, shared by the tests that leave it as it is."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from personas.llm import road
from tests.minds.serving import Served

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.minds)


@pytest.fixture(scope="session")
def served() -> Iterator[Served]:
    with Served() as running:
        yield running


@pytest.fixture
def highway() -> Iterator[road.Road]:
    opened = road.Road()
    yield opened
    opened.close()
