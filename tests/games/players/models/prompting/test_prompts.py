"""What a player is told of itself, and asked, is true of that player."""

import dataclasses

import pytest

from games.engine import maps
from games.engine.facts import identities, rules
from games.players.models.prompting import blocks, prompt_assembler, rulebook, seating
from personas.remembering import lesson_choice
from tests.games.players.models.prompting import situations

IMPOSTOR = identities.Role.IMPOSTOR
OF_PARTNERS = "- You know your fellow impostors; do not expose them."


def told_impostor(*, alone: bool) -> str:
    known = situations.situation("action", "impostor").known
    if alone:
        others = {color: each for color, each in known.figures.items() if each is known.me or each.role is not IMPOSTOR}
        known = dataclasses.replace(known, figures=others)
    return blocks.joined(prompt_assembler.seat(seating.Casting(), known).blocks)


def test_impostors_are_reminded_of_what_the_document_says() -> None:
    told = told_impostor(alone=False).splitlines()

    reminders = [line for line in told if line.startswith("- ")]
    assert [line[:12] for line in reminders] == [
        "- You are al", "- Construct ", "- Deflect su", "- You know y", "- You know w",
    ]  # fmt: skip
    assert OF_PARTNERS in reminders


def test_an_impostor_without_partners_is_not_told_to_shield_them() -> None:
    told = told_impostor(alone=True)

    assert "You are the only impostor." in told
    assert OF_PARTNERS not in told
    assert "- Deflect suspicion.\n- You know whom you killed" in told


@pytest.mark.parametrize(("role", "named"), [("crewmate", "a crewmate"), ("impostor", "an impostor")])
def test_lessons_are_asked_for_the_role_in_which_they_will_be_recalled(role: str, named: str) -> None:
    question = situations.situation("reflection", role).prompt()[-1].text

    assert f"when you are {named} again" in question


def test_players_are_told_how_much_of_a_lesson_is_kept() -> None:
    told = rulebook.rulebook(rules.recommended(10), maps.load("skeld"))

    assert f"of at most {lesson_choice.LONGEST} characters" in told
