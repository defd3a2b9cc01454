"""What a sentence says of its speaker in passing: where it went, what came before, who else was there."""

import pytest

from games.engine import maps
from games.engine.facts import identities
from games.engine.facts.testimony import Claim, Topic
from games.engine.judging import sayings

SKELD = maps.load("skeld")
RED, BLUE, GREEN, PINK = (identities.Color(name) for name in ("red", "blue", "green", "pink"))
SEATS = (RED, BLUE, GREEN, PINK)


def read(message: str, target: identities.Color | None = None) -> set[Claim]:
    said = sayings.read(message, speaker=GREEN, seats=SEATS, station=SKELD, target=target, this_round=1)
    return {saying.claim for saying in said}


def was_at(place: str, subject: identities.Color = GREEN) -> Claim:
    return Claim(topic=Topic.WAS_AT, subject=subject, place=place)


def was_with(other: identities.Color, place: str) -> Claim:
    return Claim(topic=Topic.WAS_WITH, subject=GREEN, other=other, place=place)


def did(task: str, place: str | None = None) -> Claim:
    return Claim(topic=Topic.DID_TASK, subject=GREEN, task=task, place=place)


@pytest.mark.parametrize(
    ("message", "claims"),
    [
        ("Red was in Storage when I came in", {was_at("storage", RED), was_at("storage")}),
        ("Storage was empty when I got there", {was_at("storage")}),
        ("Red wasn't in Storage when I arrived", {was_at("storage")}),
        ("Nobody came to Storage while I was there", {was_at("storage")}),
        ("Red came into Storage before I left it", {was_at("storage", RED), was_at("storage")}),
        ("I left Red in Storage", {was_at("storage", RED), was_at("storage")}),
        ("After Admin I went to Storage", {was_at("admin"), was_at("storage")}),
        ("I was in Storage before Admin", {was_at("admin"), was_at("storage")}),
        ("I was in Storage, where Red was already at work", {was_at("storage"), was_at("storage", RED)}),
        ("I was in Admin, Red right beside me", {was_at("admin"), was_with(RED, "admin")}),
        ("Blue wasn't in Admin, Red was", {was_at("admin", RED)}),
        ("I was never alone in Admin, Red was", {was_at("admin", RED)}),
        ("Who was in Admin? Red.", {was_at("admin", RED)}),
        ("I ran to Storage, and who was there? Red was.", {was_at("storage"), was_at("storage", RED)}),
        ("Red you were in Admin", {was_at("admin", RED)}),
        ("Is it odd that I was in Admin?", {was_at("admin")}),
        ("I regret to say that I was in Admin", {was_at("admin")}),
        ("Okay fine: Admin, Storage, Shields", {was_at("admin"), was_at("storage"), was_at("shields")}),
        ("I swiped me card in Admin", {did("swipe_card", "admin")}),
        ("I was in Weapons doing my download", {was_at("weapons"), did("upload_data_weapons")}),
        ("It was just me and Red in Admin", {was_with(RED, "admin")}),
        ("it was only Red and me in Admin", {was_with(RED, "admin")}),
        ("There was just me and Red in Admin", {was_with(RED, "admin")}),
        ("My location was Admin when it was reported", {was_at("admin")}),
        ("I downloaded the data in Navigation", {did("upload_data_navigation", "navigation")}),
    ],
)
def test_what_is_said_besides_is_claimed_too(message: str, claims: set[Claim]) -> None:
    assert read(message) == claims


@pytest.mark.parametrize(
    "message",
    [
        "Red says Storage was empty when he got there",
        "Storage was empty when Red said so",
        "Red went toward Storage when I got there",
        "After Reactor I went",
        "Who could have been in Admin? Red.",
        "Who was in Admin? Red?",
        "Blue wasn't in Admin, he was",
        "Is it true that I was in Admin?",
        "I was doing my download",
        "I uploaded my data in Admin, or will soon",
        "Vent network: Electrical, MedBay, Security",
        "I got called to Admin",
        "I got sent over to Admin by Red",
        "It wasn't just me and Red in Admin",
        "Red says it was just me and Red in Admin",
        "It was just me and Red against the world",
        "You asked where my location was: Admin",
    ],
)
def test_what_is_not_said_of_its_speaker_is_no_claim_of_it(message: str) -> None:
    assert not {claim for claim in read(message) if claim.subject == GREEN}


def test_a_task_at_which_somebody_watched_was_done() -> None:
    assert read("Red watched me scan") == {did("submit_scan")}
