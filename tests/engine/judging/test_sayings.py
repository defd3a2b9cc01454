"""Claims read from plain sentences: only what is certain, whole words only, in linear time."""

import pytest

from games.engine import maps
from games.engine.facts import identities
from games.engine.facts.testimony import Claim, Topic
from games.engine.judging import sayings
from tests.support import endurance

SKELD = maps.load("skeld")
RED, BLUE, GREEN, PINK = (identities.Color(name) for name in ("red", "blue", "green", "pink"))
SEATS = (RED, BLUE, GREEN, PINK)
LONG = 500_000


def read(message: str) -> tuple[Claim, ...]:
    return tuple(said.claim for said in sayings.read(message, speaker=RED, seats=SEATS, station=SKELD))


@pytest.mark.parametrize(
    ("message", "claim"),
    [
        ("I was in Admin.", Claim(topic=Topic.WAS_AT, subject=RED, place="admin")),
        ("Look, I’ve been in the Upper Engine!", Claim(topic=Topic.WAS_AT, subject=RED, place="upper_engine")),
        ("i was in elec the whole time", Claim(topic=Topic.WAS_AT, subject=RED, place="electrical", whole=True)),
        ("Blue was in Storage", Claim(topic=Topic.WAS_AT, subject=BLUE, place="storage")),
        ("I was with Blue", Claim(topic=Topic.WAS_WITH, subject=RED, other=BLUE)),
        ("I was in O2 with Blue.", Claim(topic=Topic.WAS_WITH, subject=RED, other=BLUE, place="o2")),
        ("Green was with me in Nav", Claim(topic=Topic.WAS_WITH, subject=RED, other=GREEN, place="navigation")),
        (
            "Blue and I were in Security together.",
            Claim(topic=Topic.WAS_WITH, subject=RED, other=BLUE, place="security"),
        ),
        ("I did Swipe Card", Claim(topic=Topic.DID_TASK, subject=RED, task="swipe_card")),
        (
            "I saw GREEN kill Pink in Electrical!",
            Claim(topic=Topic.SAW_KILL, subject=GREEN, other=PINK, place="electrical"),
        ),
        ("I saw Green vent in MedBay", Claim(topic=Topic.SAW_VENT, subject=GREEN, place="medbay")),
        ("I watched Blue climb out of the vent", Claim(topic=Topic.SAW_VENT, subject=BLUE)),
        ("I found Pink's body in Weapons", Claim(topic=Topic.FOUND_BODY, subject=RED, other=PINK, place="weapons")),
        ("Green is the impostor", Claim(topic=Topic.ROLE, subject=GREEN, role=identities.Role.IMPOSTOR)),
        ("I'm a crewmate", Claim(topic=Topic.ROLE, subject=RED, role=identities.Role.CREWMATE)),
        ("blue is clear", Claim(topic=Topic.ROLE, subject=BLUE, role=identities.Role.CREWMATE)),
        ("elec", Claim(topic=Topic.WAS_AT, subject=RED, place="electrical")),
        ("then weapons", Claim(topic=Topic.WAS_AT, subject=RED, place="weapons")),
        ("I saw Green go straight down the admin hatch", Claim(topic=Topic.SAW_VENT, subject=GREEN, place="admin")),
    ],
)
def test_a_plain_sentence_is_a_claim(message: str, claim: Claim) -> None:
    assert read(message) == (claim,)


@pytest.mark.parametrize(
    "message",
    [
        "Was I in Admin? I was in Admin?",
        "I wasn't in Admin.",
        "I was not in Admin",
        "I was never in Admin",
        "I think I was in Admin",
        "Blue said I was in Admin",
        "If I was in Admin, I'd have seen it.",
        'Blue: "I was in Admin"',
        "I was in administration",
        "I was bored with the red lights in Admin",
        "I was near Admin when it happened in Storage",
        "Green might be the impostor",
        "I saw hundred kill pinkish",
        "I saw Tan kill Pink",
        "I was with Red",
        "blue is clear for this round",
        "Where were you, Blue?",
        "I am good",
        "Blue left for Shields",
        "So far: Blue was in Admin, Green in Storage.",
        "on cams i saw nobody",
        "There is no way I was in Admin.",
        "No chance I was in Admin.",
        "I never saw Blue in Admin.",
        "I never once saw Blue in Admin.",
        "Everyone but me was in Cafeteria.",
        "All but Blue were in Admin.",
        "I said Admin, but I meant Storage.",
        "I found Pink alive and well in Storage.",
        "I found Blue at his wires in Electrical.",
        "I found Green in Admin doing her card.",
        "",
    ],
)
def test_questions_denials_doubts_and_hearsay_are_none(message: str) -> None:
    assert read(message) == ()


def test_several_claims_of_a_line_come_in_order_and_once() -> None:
    told = read("I was in Admin, and then I was in Storage. I was in Admin! Blue is a crewmate.")

    assert [(claim.topic, claim.place) for claim in told] == [
        (Topic.WAS_AT, "admin"),
        (Topic.WAS_AT, "storage"),
        (Topic.ROLE, None),
    ]


@pytest.mark.parametrize(
    "hostile", ["red ", "i was in ", "a", "<", "'", "i saw red kill ", "\x00", "#red <admin> ", "((((", "é̀"]
)
def test_hostile_words_are_read_to_their_end(hostile: str) -> None:
    with endurance.comes_to_an_end():
        read(hostile * (LONG // len(hostile)))


@pytest.mark.parametrize(
    "message", ["Admin, Storage, what a hero Blue is.", "Admin, O2, and only one person there: Blue."]
)
def test_the_way_of_somebody_else_is_not_the_speakers(message: str) -> None:
    assert read(message) == ()


def test_of_the_second_of_two_tasks_nobody_knows_who_of_both_did_it() -> None:
    told = read("Blue and I were in Electrical doing wires n the distributor.")

    assert all(claim.topic is not Topic.DID_TASK or claim.task == "fix_wiring" for claim in told)
