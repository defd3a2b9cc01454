"""Fixtures that the tests of the Self-Consistency Test share."""

from pathlib import Path

import pytest

from tests.sct import words


@pytest.fixture(scope="session")
def dictionary(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("dictionary") / "words.txt"
    path.write_text("\n".join(words.many()), encoding="utf-8")
    return path
