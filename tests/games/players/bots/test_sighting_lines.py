"""A bot that tells whom it saw, even on a camera, does not claim to have been there."""

import collections

import pytest

from games.engine import maps
from games.engine.facts import identities, testimony
from games.engine.judging import sayings
from games.players.bots.speaking import phrases

BLUE, GREEN = (identities.Color(name) for name in ("blue", "green"))
WAYS = {"place": "Electrical", "when": "just now"}


@pytest.mark.parametrize("line", phrases.COMMON["sighting"])
def test_a_sighting_is_of_whom_it_is_about_alone(line: str) -> None:
    message = line.format_map(collections.defaultdict(lambda: "Green", WAYS))

    said = sayings.read(message, speaker=BLUE, seats=(BLUE, GREEN), station=maps.load("skeld"))

    assert {(saying.claim.topic, saying.claim.subject) for saying in said} == {(testimony.Topic.WAS_AT, GREEN)}
