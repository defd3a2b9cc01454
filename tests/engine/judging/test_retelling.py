"""Turns of phrase that say as much as plainer words, and what is said beside a claim and does not touch it."""

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
    ],
)
def test_turns_of_phrase_are_read_as_plain_words(message: str, claims: tuple[Claim, ...]) -> None:
    assert read(message) == claims


@pytest.mark.parametrize(
    "message",
    [
        *("Red left to Admin", "I found nothing", "Red found it odd", "Red says he saw me in Admin"),
        *("Tell me, Red, who was in Admin?", "What I gather is that Red was in Admin", "Explain the vent, Red"),
        *("Through Storage", "I swear on my wires", "Red, the vent is in Admin, so what"),
    ],
)
def test_what_merely_sounds_like_them_is_no_claim(message: str) -> None:
    assert read(message) == ()
