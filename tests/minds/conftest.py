"""The small model on a slot of its own, shared by the tests that leave it as it is."""

from collections.abc import Iterator

import pytest

from personas.llm import road
from tests.minds.serving import Served


def pytest_itemcollected(item: pytest.Item) -> None:
    """Marks the tests of this folder only: pytest calls this hook just for them."""
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
