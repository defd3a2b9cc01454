"""The line on the screen after the votes."""

import pytest

from games.engine.facts import events
from games.engine.facts.identities import SKIP, Color, Role
from games.engine.table import announcement


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (
            events.Ejected(color=Color.RED, role=Role.IMPOSTOR, impostors_left=1),
            "Red was An Impostor. 1 impostor remains.",
        ),
        (
            events.Ejected(color=Color.RED, role=Role.IMPOSTOR, impostors_left=0),
            "Red was An Impostor. 0 impostors remain.",
        ),
        (
            events.Ejected(color=Color.RED, role=Role.CREWMATE, impostors_left=2),
            "Red was not An Impostor. 2 impostors remain.",
        ),
        (events.Ejected(color=Color.RED, role=None, impostors_left=None), "Red was ejected."),
        (events.NobodyEjected(tied=(Color.RED, SKIP)), "No one was ejected. (Tie)"),
        (events.NobodyEjected(tied=()), "No one was ejected. (Skipped)"),
    ],
)
def test_the_screen_says_no_more_than_the_event(event: events.Ejected | events.NobodyEjected, line: str) -> None:
    assert announcement.text(event) == line
