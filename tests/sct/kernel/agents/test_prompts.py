"""Prompts are filled in once and strictly: what a model wrote is never a placeholder."""

import re

import pytest

from glassbox_site.ground.plain import blanks
from sct.kernel import catalog, prompts

TEXTS = [
    *(game.declared.texts for game in catalog.games().values()),
    *(kind.declared.texts for kind in catalog.agents().values()),
]
NAMES = sorted(catalog.digests())


def found(name: str) -> tuple[prompts.Texts, str]:
    """The folder that has the text, and what the text is called there."""
    [texts] = [texts for texts in TEXTS if name in texts.digests()]
    return texts, name.removeprefix(texts.folder.name).removeprefix("_")


def text(name: str) -> str:
    texts, part = found(name)
    return texts.text(part)


def filled(name: str, **values: str) -> str:
    texts, part = found(name)
    return texts.filled(part, **values)


def places(name: str) -> set[str]:
    return set(re.findall(r"\{([a-z_]+)\}", text(name)))


@pytest.mark.parametrize("name", [name for name in NAMES if len(places(name)) > 1])
def test_a_value_that_names_another_place_stays_as_it_was_written(name: str) -> None:
    others = "".join(f"{{{place}}}" for place in sorted(places(name)))

    said = filled(name, **dict.fromkeys(places(name), others))

    assert said == re.sub(r"\{[a-z_]+\}", lambda _: others, text(name))


@pytest.mark.parametrize("name", [name for name in NAMES if places(name)])
def test_a_place_without_a_value_is_an_error(name: str) -> None:
    with pytest.raises(blanks.Misfit, match="missing"):
        filled(name)


def test_a_value_without_a_place_is_an_error() -> None:
    with pytest.raises(blanks.Misfit, match="unknown nonsense"):
        filled(NAMES[0], **dict.fromkeys(places(NAMES[0]), "x"), nonsense="y")


@pytest.mark.parametrize("name", NAMES)
def test_filling_leaves_everything_but_the_places_as_it_stands(name: str) -> None:
    values = {place: f"{{{place}}}" for place in places(name)}

    assert filled(name, **values) == text(name)
