"""What house bots mean as an accusation is heard as one, and nothing else they say is."""

import string

import pytest

from games.engine.accusing import accusations
from games.engine.facts import identities
from games.players.bots.speaking import phrases

Color = identities.Color
SEATS = (Color.RED, Color.BLUE, Color.GREEN, Color.PINK)
SPEAKER, ACCUSED, OTHER = Color.RED, Color.BLUE, Color.GREEN
ACCUSING = (
    "saw_kill", "saw_vent", "counter", "framed", "belied", "liar", "absent", "suspect", "last_with", "agree",
    "convinced", "insist", "insist_because", "vote_because", "vote_feeling",
)  # fmt: skip
HARMLESS = (
    "found",
    "vouch",
    "sighting",
    "missed",
    "nothing",
    "called",
    "called_missing",
    "called_proof",
    "concede",
    "confirm",
    "confirm_then",
    "cleared",
    "asked_about",
    "skip",
)
NAMES = {
    "victim": "Pink", "speaker": "Green", "before": "Green", "place": "Storage", "claimed": "Admin", "when": "just now",
    "task": "Fix Wiring", "reason": "not one word about where Blue was", "who": "Green", "a": "Admin", "b": "Storage",
    "color": "Blue", "accuser": "Blue", "story": "",
}  # fmt: skip


def ways(kinds: tuple[str, ...]) -> list[str]:
    """Every phrase of these kinds, filled in with every player."""
    found = [way for kind in kinds for way in phrases.COMMON[kind]]
    found += [way for own in phrases.OWN.values() for kind in kinds for way in own.get(kind, ())]
    return [way.format(**{name: NAMES[name] for _, name, *_ in string.Formatter().parse(way) if name}) for way in found]


def accused(line: str) -> set[Color]:
    spans = accusations.accusations(line, speaker=SPEAKER, target=ACCUSED, seats=SEATS)
    return {span.color for span in spans}


@pytest.mark.parametrize("line", ways(ACCUSING))
def test_an_accusing_line_accuses_whom_it_means_and_nobody_else(line: str) -> None:
    assert accused(line) == {ACCUSED}


@pytest.mark.parametrize("line", ways(HARMLESS))
def test_a_line_that_means_no_harm_accuses_nobody(line: str) -> None:
    assert accused(line) == set()


@pytest.mark.parametrize("reason", phrases.REASONS.values())
def test_no_reason_for_a_suspicion_accuses_somebody_else(reason: str) -> None:
    line = f"I suspect Blue, because {reason.format(color='Blue', accuser='Green', victim='Pink')}."

    assert accused(line) == {ACCUSED}
