"""Casting: what a seat is given of its persona is complete, frozen, and refused with every reason at once."""

import dataclasses

import pytest

from personas import memory, roster
from personas.models import ChatModel, Persona
from personas.models.strategy import Wording
from tests.personas import cast
from tests.personas.cast import CREWMATE, IMPOSTOR, LEADER

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("empty_redis")]


@pytest.fixture
def leader() -> Persona:
    """With advice for both roles and one lesson learned."""
    leader = cast.leader(tier=cast.tier("advanced", everyone="Watch.", crew="Pair up.", impostors="Blend in."))
    leader.save()
    memory.remember([cast.outcome(lessons=("Trust nobody.",))], memory_on=True)
    return leader


def test_a_part_has_everything_that_a_prompt_needs(leader: Persona) -> None:
    [part] = roster.cast([LEADER], memory_on=True)

    assert (part.key, part.name, part.model, part.temperament, part.tier) == (LEADER, "Rook", "gpt4o", "", "advanced")
    assert (part.character, part.manner, part.temperature) == ("You lead.", "Short orders.", 0.8)
    assert part.advice_for(CREWMATE) == "Watch.\n\nPair up."
    assert part.advice_for(IMPOSTOR) == "Watch.\n\nBlend in."
    assert part.lessons_for(CREWMATE) == ("Trust nobody.",)


def test_a_part_stays_as_it_was_dealt(leader: Persona) -> None:
    [part] = roster.cast([LEADER], memory_on=True)
    before = dataclasses.replace(part)

    version = leader.tier.reword(Wording(crew="Stay alone."))
    Persona.objects.update(character="You follow.")
    memory.remember([cast.outcome(2, lessons=("Trust everybody.",))], memory_on=True)

    assert part == before
    assert part.tier_version != version.pk
    assert roster.cast([LEADER], memory_on=True)[0].tier_version == version.pk


def test_a_match_without_memory_deals_no_lessons(leader: Persona) -> None:
    [part] = roster.cast([LEADER], memory_on=False)

    assert part.lessons_for(CREWMATE) == ()


def test_parts_come_in_the_order_of_the_seats(leader: Persona) -> None:
    cast.leader(slug="quiet_observer", temperament="quiet").save()

    parts = roster.cast(["house_quiet_observer", LEADER, "house_quiet_observer"], memory_on=True)

    assert [part.key for part in parts] == ["house_quiet_observer", LEADER, "house_quiet_observer"]
    assert parts[0].temperament == "quiet"


def test_everybody_who_cannot_be_cast_is_named_with_the_reason(leader: Persona) -> None:
    ChatModel.objects.update(is_active=False)
    cast.leader(slug="asleep", temperament="quiet", is_active=False).save()

    with pytest.raises(roster.NotCast) as refusal:
        roster.cast([LEADER, "house_asleep", "house_nobody", LEADER], memory_on=True)

    assert refusal.value.problems == [
        f"{LEADER}: its model is not active",
        "house_asleep: it is not active",
        "house_nobody: there is no such persona",
    ]


def test_only_those_who_can_think_are_available(leader: Persona) -> None:
    cast.leader(slug="awake", temperament="quiet").save()
    cast.leader(slug="asleep", temperament="quiet", is_active=False).save()
    everybody = set(roster.available().values_list("key", flat=True))

    ChatModel.objects.update(is_active=False)

    assert everybody == {LEADER, "house_awake"}
    assert [persona.key for persona in roster.available()] == ["house_awake"]
