"""Phrases that mean the same as plainer words, and remarks beside a claim that do not affect it."""

import pytest

from games.engine import maps
from games.engine.facts import identities
from games.engine.facts.testimony import Claim, Topic
from games.engine.judging import sayings

SKELD = maps.load("skeld")
RED, BLUE, GREEN, PINK = (identities.Color(name) for name in ("red", "blue", "green", "pink"))
SEATS = (RED, BLUE, GREEN, PINK)


def read(message: str) -> tuple[Claim, ...]:
    said = sayings.read(
        message, speaker=GREEN, seats=SEATS, station=SKELD, this_round=1, dead=frozenset({PINK}), body=PINK
    )
    return tuple(saying.claim for saying in said)


def was_at(place: str, subject: identities.Color = GREEN) -> Claim:
    return Claim(topic=Topic.WAS_AT, subject=subject, place=place)


def was_with(other: identities.Color, place: str | None = None) -> Claim:
    return Claim(topic=Topic.WAS_WITH, subject=GREEN, other=other, place=place)


def found(subject: identities.Color, place: str | None = None) -> Claim:
    return Claim(topic=Topic.FOUND_BODY, subject=subject, other=PINK, place=place)


def killed(subject: identities.Color, place: str | None = None) -> Claim:
    return Claim(topic=Topic.SAW_KILL, subject=subject, other=PINK, place=place, seen=False)


def did(task: str) -> Claim:
    return Claim(topic=Topic.DID_TASK, subject=GREEN, task=task)


def crew(subject: identities.Color) -> Claim:
    return Claim(topic=Topic.ROLE, subject=subject, role=identities.Role.CREWMATE)


def vented(subject: identities.Color, place: str | None = None) -> Claim:
    return Claim(topic=Topic.SAW_VENT, subject=subject, place=place, seen=False)


@pytest.mark.parametrize(
    ("message", "claims"),
    [
        ("I'm the one who reported it", (found(GREEN),)),
        ("Red found it", (found(RED),)),
        ("Blue saw me in Storage", (was_at("storage"),)),
        ("By the time I reached Admin it was over", (was_at("admin"),)),
        ("I made my way down to Storage, where Red was", (was_at("storage"), was_at("storage", RED))),
        ("I was in Admin. Then Red came in and killed Pink", (was_at("admin"), was_at("admin", RED), killed(RED))),
        ("Red killed Pink without a word", (killed(RED),)),
        ("Pink was killed by Red", (killed(RED),)),
        ("Why did you kill Pink", ()),
        ("why did Red vent", (vented(RED),)),
        ("Red, vent, Electrical", (vented(RED, "electrical"),)),
        ("The grate opened and Red climbed out", (vented(RED),)),
        ("what no i was in admin", (was_at("admin"),)),
        ("me n red, storage", (was_with(RED, "storage"),)),
        ("Red was with me in Admin and Storage", (was_with(RED, "admin"), was_with(RED, "storage"))),
        ("I went to Admin and found Red in there", (was_at("admin"), was_with(RED, "admin"))),
        ("Red and I never left Storage", (was_with(RED, "storage"),)),
        (
            "I started in Admin to see whether anyone needed me, then went to Storage",
            (was_at("admin"), was_at("storage")),
        ),
        ("asteroids done", (Claim(topic=Topic.DID_TASK, subject=GREEN, task="clear_asteroids"),)),
        ("I was in Admin, end of story", (was_at("admin"),)),
        ("The only one I met was Blue, who was in Storage", (was_at("storage", BLUE),)),
        ("Why were you in MedBay, Blue?", (was_at("medbay", BLUE),)),
        ("Blue, what was Red doing in Admin?", (was_at("admin", RED),)),
        ("When did you leave Admin, Blue?", (was_at("admin", BLUE),)),
        ("Red was seen in Admin", (was_at("admin", RED),)),
        ("I was at the far console in Admin", (was_at("admin"),)),
        ("I walked down the corridor into Admin", (was_at("admin"),)),
        ("Red knows that I was in Admin", (was_at("admin"),)),
        ("When the lights came back I ran to Admin", (was_at("admin"),)),
        ("med > upper > lower", (was_at("medbay"), was_at("upper_engine"), was_at("lower_engine"))),
        ("I was in Storage, and Red came later", (was_at("storage"), was_at("storage", RED))),
        ("I can partially corroborate Red: we were in Storage together", (was_with(RED, "storage"),)),
        ("I waved to Red in Storage", (was_with(RED, "storage"),)),
        ("i was in amdin", (was_at("admin"),)),
        ("I primed the shields, I aligned", (did("prime_shields"), did("align_engine_output"))),
        ("I had my card done", (did("swipe_card"),)),
        ("Red's clean", (crew(RED),)),
        ("Red is no impostor", (crew(RED),)),
    ],
)
def test_turns_of_phrase_are_read_as_plain_words(message: str, claims: tuple[Claim, ...]) -> None:
    assert read(message) == claims


@pytest.mark.parametrize(
    "message",
    [
        *("There were two in Admin", "Red snuck toward Admin", "Why wasn't Red in Admin?", "Why was I in Admin?"),
        *("Vents: Admin, MedBay", "I was in the upper right", "Red was found in Admin", "i was in loser"),
        *("Red left to Admin", "I found nothing", "Red found it odd", "Red says he saw me in Admin"),
        *("Tell me, Red, who was in Admin?", "What I gather is that Red was in Admin", "Explain the vent, Red"),
        *("Through Storage", "I swear on my wires", "Red, the vent is in Admin, so what"),
    ],
)
def test_what_merely_sounds_like_them_is_no_claim(message: str) -> None:
    assert read(message) == ()


@pytest.mark.parametrize(
    "message",
    ["I came in and Pink was lying there", "I called the body in", "There was a body on the floor when I looked"],
)
def test_who_reported_the_body_has_found_it_in_whatever_words(message: str) -> None:
    read_by = {is_finder: _topics(message, is_finder=is_finder) for is_finder in (True, False)}
    assert Topic.FOUND_BODY in read_by[True]
    assert Topic.FOUND_BODY not in read_by[False]


def _topics(message: str, *, is_finder: bool) -> set[Topic]:
    said = sayings.read(
        *(message,),
        speaker=GREEN,
        seats=SEATS,
        station=SKELD,
        this_round=1,
        dead=frozenset({PINK}),
        body=PINK,
        is_finder=is_finder,
    )
    return {saying.claim.topic for saying in said}
