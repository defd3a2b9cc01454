"""What follows from an event is declared once, and whole."""

import pytest

from games.engine.eyes import narration, perspective
from games.engine.facts import events
from games.engine.happenings.declaring import ELSEWHERE, REST, Happening
from games.engine.happenings.every_kind import HAPPENINGS
from games.engine.state import fold


def test_every_kind_of_event_says_what_follows_from_it() -> None:
    assert set(HAPPENINGS) == set(events.KINDS.values()) == set(narration.SENTENCES)


def test_whoever_folds_or_learns_finds_what_is_declared() -> None:
    changing = {kind for kind, each in HAPPENINGS.items() if each.changes is not None}
    learnt = {kind for kind, each in HAPPENINGS.items() if each.learnt is not None}

    assert changing == set(fold.CHANGES)
    assert learnt == set(perspective.LESSONS)


@pytest.mark.parametrize("part", ["changes", "learnt", "told", "in_prompt", "shown"])
def test_no_part_of_a_declaration_can_be_left_out(part: str) -> None:
    parts = {"changes": None, "learnt": None, "told": lambda voice, event: "", "in_prompt": ELSEWHERE, "shown": REST}
    del parts[part]

    with pytest.raises(TypeError, match=part):
        Happening(int, **parts)  # type: ignore[arg-type, type-var] # what mypy refuses must also fail at run time


def test_what_follows_from_an_event_is_declared_once() -> None:
    declared = HAPPENINGS[events.Arrived]

    with pytest.raises(ValueError, match="Arrived is declared twice"):
        Happening(
            events.Arrived,
            changes=None,
            learnt=None,
            told=lambda voice, event: "",
            in_prompt=ELSEWHERE,
            shown=REST,
        )

    assert HAPPENINGS[events.Arrived] is declared
