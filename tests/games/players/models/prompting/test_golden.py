"""What is sent to models, word for word. After a wanted change:
`python -m tests.games.players.models.prompting.golden`."""

import functools

import pytest

from tests.games.players.models.prompting import golden


@functools.cache
def prompts() -> dict[str, str]:
    return dict(golden.prompts())


@pytest.mark.parametrize("name", sorted(golden.stored()))
def test_a_prompt_is_what_its_golden_file_says(name: str) -> None:
    stored = (golden.FOLDER / f"{name}.txt").read_text(encoding="utf-8")

    assert f"{prompts()[name]}\n" == stored


def test_every_golden_file_is_of_a_prompt() -> None:
    assert golden.stored() == set(prompts())
