"""Every line with which a house bot accuses is recognised as an accusation of the right player."""

import collections

import pytest

from benchmarks import table_talk
from games.engine.accusing import accusations
from games.engine.facts import identities
from games.players.bots.speaking import phrases

BLUE, GREEN, PINK = (identities.Color(name) for name in ("blue", "green", "pink"))
WORDS = {"victim": "Pink", "place": "Electrical", "when": "around second 65", "claimed": "Admin"}
LINES = [
    way
    for said in (phrases.COMMON, *phrases.OWN.values())
    for kind, ways in said.items()
    for way in ways
    if kind in table_talk.ACCUSING
]


@pytest.mark.parametrize("line", LINES)
def test_a_bots_accusing_line_accuses_whom_it_is_about(line: str) -> None:
    message = line.format_map(collections.defaultdict(lambda: "Green", WORDS))

    spans = accusations.accusations(message, speaker=BLUE, target=GREEN, seats=(BLUE, GREEN, PINK))

    assert [span.color for span in spans] == [GREEN]
