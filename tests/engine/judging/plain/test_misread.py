"""Everyday wordings that were once misread, and what they do say."""

import pytest

from games.engine.facts.identities import Role
from games.engine.facts.testimony import Claim, Topic
from tests.engine.judging.plain.test_plain import BLUE, GREEN, PINK, RED, did, read, was_at, was_with

PASSING: list[tuple[str, set[Claim]]] = [
    ("I was on cams, can confirm Red walked by", {was_at("security")}),
    ("was in security watching, Red ran by", {was_at("security")}),
    ("i was in admin and saw Red go by", {was_at("admin")}),
    ("was in nav, Red walked by the door", {was_at("navigation")}),
]
VENTS: list[tuple[str, set[Claim]]] = [
    ("Blue standing on vent in Nav = sus", {was_at("navigation", BLUE)}),
    ("Blue standing on vent", set()),
    ("Blue is vent cleaning in cafe", set()),
    ("Blue got out of the vent room", set()),
    ("Blue came from the vent side of nav", set()),
    ("did you guys see Blue vent in nav", set()),
]
ORDERS: list[tuple[str, set[Claim]]] = [
    ("Blue stay in nav", set()),
    ("i want Blue in nav and Red in o2", set()),
    ("put Blue in nav, Red in o2", set()),
    ("Let me summarize: Blue in Nav, Red in O2, Pink in Admin.", set()),
]
POSSESSIONS: list[tuple[str, set[Claim]]] = [
    ("i went with Blue's theory", set()),
    ("i was with Blue's group in Storage", set()),
    ("I entered the O2 codes", set()),
]
PRAISE: list[tuple[str, set[Claim]]] = [
    ("Blue good game", set()),
    ("Blue is good on tasks", set()),
    ("Blue is innocent as a lamb, sure", set()),
    ("Blue is the impostor's favorite", set()),
    ("Blue is good at this game", set()),
    ("Blue is crew imo", set()),
    ("Blue innocent until proven guilty", set()),
]
APART: list[tuple[str, set[Claim]]] = [
    ("Both Blue and I fixed lights, he in Admin and me in Electrical.", {was_at("admin", BLUE), was_at("electrical")}),
]
UNSEEN: list[tuple[str, set[Claim]]] = [
    ("i can't be the one who saw Blue in nav", set()),
    ("Red was in Antenna, so I can't be the one who saw Red in Nav.", set()),
]
GRANTED: list[tuple[str, set[Claim]]] = [
    ("Ok so Blue was in shields, fine, but then where", set()),
    ("so Blue was in admin, big deal", set()),
    ("granted, Blue was in admin, but before that", set()),
    ("ok Blue was in storage, but who was in elec", set()),
    ("ok so Blue was in o2 and Red was in nav. who was west?", set()),
]
JESTS: list[tuple[str, set[Claim]]] = [
    ("Blue was in Nav, and I'm a potato.", set()),
    ("Blue was in nav (allegedly)", set()),
    ("Blue was in nav...supposedly", set()),
    ("Blue was in nav. psych", set()),
    ("Blue was in nav. is what she wants you to think", set()),
    ("Blue was in nav. nah scratch that that was Red", set()),
]

OCCASIONS = [
    ("I was in Storage when Black was killed in Admin.", {was_at("storage")}),
    ("when Black died in storage i was in admin", {was_at("admin")}),
    ("When Black was killed in Storage, Blue was in Admin.", {was_at("admin", BLUE)}),
    ("I saw Blue in Admin when Black was killed in Storage.", {was_at("admin", BLUE)}),
    ("Last round, when Black was killed in upper engine, I was in Admin.", {was_at("admin")}),
    ("When the lights went out in Electrical I was in Admin.", {was_at("admin")}),
    ("After the meeting in Cafeteria I went to Admin.", {was_at("admin")}),
    ("i was in admin looking at 2 people in storage", {was_at("admin")}),
]
NEAR_THERE = [
    (f"I was in Storage. Blue was {where}.", {was_at("storage")})
    for where in ("on his way there", "close to there", "around there", "right around the corner from there")
]
RESERVATIONS: list[tuple[str, set[Claim]]] = [
    ("I was in Admin, well, almost.", set()),
    ("I was in Admin, at least I think so.", set()),
    ("I was practically in Admin.", set()),
    ("I was in Admin in spirit.", set()),
    ("I saw Blue's shadow in Admin.", set()),
    ("Blue made it look like Admin was empty", set()),
    ("I'm at Admin rn in my head", set()),
    ("For all Blue knows I was in Admin.", set()),
    ("Blue was born in nav", set()),
    ("Blue waved at me from nav", set()),
]
THINGS: list[tuple[str, set[Claim]]] = [
    ("The task I had was in Admin.", set()),
    ("The person I followed was in Admin.", set()),
    ("The first room I visited was Admin.", set()),
    ("The one Red met was in Admin.", set()),
    ("I was in Storage between Admin and Cafeteria.", {was_at("storage")}),
    ("I saved my wires in Admin for last.", set()),
    ("I left my wires in Admin for later.", set()),
    ("I found out Pink died in Admin.", set()),
    ("After I left Red went to Admin.", set()),
]
SUMMARIES: list[tuple[str, set[Claim]]] = [
    ("Admin - Blue, Storage - Red", set()),
    ("Admin – Blue; Storage – Red", set()),
    ("Admin (Blue), Storage (Red)", set()),
    ("Admin = Blue and Red, Storage = me", set()),
    ("Summary: Cafeteria - Red, Admin - Blue, me - Storage", {was_at("storage")}),
    ("My path: Admin - Storage", {was_at("admin"), was_at("storage")}),
    ("Plan: I go to Admin, Blue goes to Storage", set()),
    ("Blue did wires but the task bar didn't move", set()),
    ("Blue did wires in Admin with no bar movement", set()),
]


@pytest.mark.parametrize(
    ("message", "claims"),
    [
        *NEAR_THERE,
        *THINGS,
        *SUMMARIES,
        *OCCASIONS,
        *RESERVATIONS,
        *PASSING,
        *VENTS,
        *ORDERS,
        *POSSESSIONS,
        *PRAISE,
        *APART,
        *UNSEEN,
        *GRANTED,
        *JESTS,
    ],
)
def test_nothing_is_read_that_was_not_said(message: str, claims: set[Claim]) -> None:
    """At whatever time."""
    assert {claim.told for claim in read(message)} == {claim.told for claim in claims}


@pytest.mark.parametrize(
    ("message", "claims"),
    [
        ("after Blue left medbay Red came in and did scan", {was_at("medbay", BLUE), did("submit_scan", None, RED)}),
        ("when Blue left shields Red primed the shields", {was_at("shields", BLUE), did("prime_shields", None, RED)}),
        ("i was in elec Red was in nav", {was_at("electrical"), was_at("navigation", RED)}),
        (
            "I left Storage Blue walked in and swiped card",
            {was_at("storage"), did("swipe_card", None, BLUE)},
        ),
    ],
)
def test_two_clauses_that_run_into_each_other_are_each_of_whom_they_name(message: str, claims: set[Claim]) -> None:
    assert read(message) == claims


@pytest.mark.parametrize(
    ("message", "claims"),
    [
        ("I was in Admin, Red came by for a while", {was_at("admin"), was_at("admin", RED)}),
        ("i stay in nav", {was_at("navigation")}),
        ("Blue went into the vent in Nav", {Claim(topic=Topic.SAW_VENT, subject=BLUE, place="navigation", seen=False)}),
        ("i was with Blue in Storage", {was_with(BLUE, "storage")}),
        ("ok so i was in nav, Red was in o2", {was_at("navigation"), was_at("o2", RED)}),
        ("Red and I were in Storage, he at the fuel", {was_with(RED, "storage")}),
        ("I put Pink in my notes. Pink was in Storage", {was_at("storage", PINK)}),
    ],
)
def test_their_kin_is_still_heard(message: str, claims: set[Claim]) -> None:
    assert read(message) == claims


@pytest.mark.parametrize(
    ("message", "claims"),
    [
        (
            "Red was in weapons, i saw her do asteroids",
            {was_at("weapons", RED), did("clear_asteroids", None, RED)},
        ),
        ("Red was in weapons, saw him do asteroids", {was_at("weapons", RED), did("clear_asteroids", None, RED)}),
        ("Red? no she was with me in Storage", {was_with(RED, "storage")}),
        ("when lights went out i was in nav, when they came on i was in o2", {was_at("navigation"), was_at("o2")}),
        ("me Red and Blue all in Storage", {was_with(RED, "storage"), was_with(BLUE, "storage")}),
        ("from what i saw Red was in Storage", {was_at("storage", RED)}),
        ("hard clear Red", {Claim(topic=Topic.ROLE, subject=RED, role=Role.CREWMATE)}),
    ],
)
def test_what_everyday_talk_leaves_out_is_understood(message: str, claims: set[Claim]) -> None:
    assert {claim.told for claim in read(message)} == {claim.told for claim in claims}


REALISED = (
    *("wrote", "typed", "implied", "testified", "assumed", "shouted", "concluded", "learned", "proved", "realised"),
    *("gathered", "joked", "deduced", "worked out", "figured out", "found out"),
)


@pytest.mark.parametrize("who", ["I", "Red"])
@pytest.mark.parametrize("verb", REALISED)
@pytest.mark.parametrize(
    "what", ["Blue had been", "Blue did wires", "she hid", "the killer waited", "the body lay", "it happened"]
)
def test_what_somebody_realised_of_others_puts_nobody_there_that_realised_it(who: str, verb: str, what: str) -> None:
    claims = read(f"{who} {verb} that {what} in Admin.")

    assert {GREEN, RED}.isdisjoint(who for claim in claims for who in (claim.subject, claim.other))


def test_what_was_finished_is_no_clause() -> None:
    assert read("I finished that in Admin.") == {was_at("admin")}
