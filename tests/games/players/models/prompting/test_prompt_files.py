"""The prompt templates are filled in completely or not at all."""

import tomllib
from pathlib import Path

import pytest

from games.players.models.prompting import prompt_files
from glassbox_site.ground.plain import blanks

PHRASES = sorted(path for path in prompt_files.FILES.values() if path.suffix == ".toml" and path.stem != "terse")
TEXTS = sorted(path.stem for path in prompt_files.FILES.values() if path.suffix == ".md")


def test_a_missing_variable_is_an_error_that_names_it() -> None:
    with pytest.raises(blanks.Misfit, match="missing t"):
        prompt_files.filled("ghost")


def test_an_unknown_variable_is_an_error_that_names_it() -> None:
    with pytest.raises(blanks.Misfit, match="unknown mood"):
        prompt_files.filled("ghost", t="3", mood="sour")


def test_an_unknown_phrase_is_an_error_that_names_it() -> None:
    with pytest.raises(blanks.Misfit, match=r"task_bar\.sometimes"):
        prompt_files.phrase("rules", "task_bar", "sometimes")


def test_dollar_signs_in_what_is_filled_in_are_just_words() -> None:
    filled = prompt_files.filled("ghost", t="$5 for $t and ${t}")

    assert "$5 for $t and ${t}" in filled


@pytest.mark.parametrize("name", TEXTS)
def test_every_file_can_be_filled_in(name: str) -> None:
    text = prompt_files.FILES[f"{name}.md"].read_text(encoding="utf-8")
    values = {variable: f"<{variable}>" for variable in prompt_files.variables(text)}

    filled = prompt_files.filled(name, **values)

    assert all(value in filled for value in values.values())


@pytest.mark.parametrize("path", PHRASES, ids=lambda path: path.name)
def test_every_phrase_can_be_filled_in(path: Path) -> None:
    for key, choices in tomllib.loads(path.read_text(encoding="utf-8")).items():
        for choice, sentence in choices.items():
            values = dict.fromkeys(prompt_files.variables(sentence), "?")
            assert prompt_files.phrase(path.stem, key, choice, **values)
