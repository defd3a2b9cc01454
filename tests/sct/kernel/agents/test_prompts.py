"""Prompts are filled once and strictly: what a model wrote is never a place to fill."""

import re

import pytest

from glassbox_site.ground import blanks
from sct.kernel import prompts

NAMES = sorted(prompts.digests())


def places(name: str) -> set[str]:
    return set(re.findall(r"\{([a-z_]+)\}", prompts.text(name)))


@pytest.mark.parametrize("name", [name for name in NAMES if len(places(name)) > 1])
def test_a_value_that_names_another_place_stays_as_it_was_written(name: str) -> None:
    others = "".join(f"{{{place}}}" for place in sorted(places(name)))

    said = prompts.filled(name, **dict.fromkeys(places(name), others))

    assert said == re.sub(r"\{[a-z_]+\}", lambda _: others, prompts.text(name))


@pytest.mark.parametrize("name", [name for name in NAMES if places(name)])
def test_a_place_without_a_value_is_an_error(name: str) -> None:
    with pytest.raises(blanks.Misfit, match="missing"):
        prompts.filled(name)


def test_a_value_without_a_place_is_an_error() -> None:
    with pytest.raises(blanks.Misfit, match="unknown nonsense"):
        prompts.filled(NAMES[0], **dict.fromkeys(places(NAMES[0]), "x"), nonsense="y")


@pytest.mark.parametrize("name", NAMES)
def test_filling_leaves_everything_but_the_places_as_it_stands(name: str) -> None:
    values = {place: f"{{{place}}}" for place in places(name)}

    assert prompts.filled(name, **values) == prompts.text(name)
