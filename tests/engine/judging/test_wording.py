"""Claims in words that no list has: deeds of any name in a place, exceptions, lead-ins."""

import pytest

from games.engine import maps
from games.engine.facts import identities
from games.engine.facts.testimony import Claim, Topic
from games.engine.judging import sayings

SKELD = maps.load("skeld")
RED, BLUE, GREEN, PINK = (identities.Color(name) for name in ("red", "blue", "green", "pink"))
SEATS = (RED, BLUE, GREEN, PINK)


def read(message: str) -> set[Claim]:
    said = sayings.read(message, speaker=GREEN, seats=SEATS, station=SKELD, this_round=1)
    return {saying.claim for saying in said}


def was_at(place: str, subject: identities.Color = GREEN) -> Claim:
    return Claim(topic=Topic.WAS_AT, subject=subject, place=place)


def was_with(other: identities.Color, place: str | None = None) -> Claim:
    return Claim(topic=Topic.WAS_WITH, subject=GREEN, other=other, place=place)


def did(task: str, place: str | None = None) -> Claim:
    return Claim(topic=Topic.DID_TASK, subject=GREEN, task=task, place=place)


@pytest.mark.parametrize(
    ("message", "claims"),
    [
        ("I juggled oranges in Cafeteria", {was_at("cafeteria")}),
        ("Red sulked in Storage", {was_at("storage", RED)}),
        ("Blue bodychecked me in Shields", {was_at("shields", BLUE), was_at("shields")}),
        ("Red and I played chess in Admin", {was_with(RED, "admin")}),
        ("I dozed in Weapons with Red", {was_with(RED, "weapons")}),
        ("I was mopping the wires in Admin", {was_at("admin")}),
    ],
)
def test_whatever_somebody_did_in_a_place_it_was_there(message: str, claims: set[Claim]) -> None:
    assert read(message) == claims


@pytest.mark.parametrize(
    "message",
    [
        *("I suspected Red in Admin", "Red wanted tasks in Storage", "I voted for Red in Storage"),
        *("Red pointed at the map near Admin", "Red yelled about Blue in Admin", "I closed the doors in Storage"),
        *(
            "Red smiled on the way to Admin in silence",
            "The lamp flickered in Storage",
            "I noticed you counted six in Admin",
        ),
    ],
)
def test_what_is_done_from_afar_is_done_in_no_place(message: str) -> None:
    assert read(message) == set()


@pytest.mark.parametrize(
    ("message", "claims"),
    [
        ("There was not a soul, nobody in Weapons save me", {was_at("weapons")}),
        ("Storage was deserted except me", {was_at("storage")}),
        ("Blue wasn't in Shields. Well, I was.", {was_at("shields")}),
        ("Red wasn't ever in Weapons, mind. I was, of course.", {was_at("weapons")}),
    ],
)
def test_who_is_left_out_of_nobody_was_there(message: str, claims: set[Claim]) -> None:
    assert read(message) == claims


@pytest.mark.parametrize(
    "message",
    ["Nobody trusts me but I saw nobody in Admin", "Was nobody in Admin but me?", "Everybody was in Admin but me"],
)
def test_who_is_left_out_of_everybody_was_elsewhere(message: str) -> None:
    assert was_at("admin") not in read(message)


@pytest.mark.parametrize(
    ("message", "claims"),
    [
        ("I must stress that Red was in Storage", {was_at("storage", RED)}),
        ("Let the log record that I was in Shields", {was_at("shields")}),
        ("I swear on my hat I was in Weapons", {was_at("weapons")}),
        ("I have proof that I was in Admin", {was_at("admin")}),
    ],
)
def test_what_somebody_leads_up_to_it_says(message: str, claims: set[Claim]) -> None:
    assert read(message) == claims


@pytest.mark.parametrize(
    "message",
    [
        *("Let's say, to prove a point, that Red was in Storage", "I would swear that Red was in Storage"),
        *("I can't confirm that Red was in Storage", "I was told that Red was in Storage"),
        *("I reported that Red was in Storage", "His idea, that Red was in Storage, is odd"),
    ],
)
def test_what_is_only_put_forward_is_claimed_by_nobody(message: str) -> None:
    assert read(message) == set()


@pytest.mark.parametrize(
    ("message", "places"),
    [
        ("To be exact about my rounds: Storage, Shields", ("storage", "shields")),
        ("I have nothing to hide: Weapons", ("weapons",)),
        ("Look: Admin, Storage, Admin", ("admin", "storage")),
    ],
)
def test_a_way_follows_whatever_leads_up_to_it(message: str, places: tuple[str, ...]) -> None:
    assert read(message) == {was_at(place) for place in places}


def test_the_way_of_whom_one_had_in_sight_is_not_ones_own() -> None:
    assert read("I had eyes on Red all along: Weapons, Storage, Admin") == set()


@pytest.mark.parametrize(
    ("message", "claims"),
    [
        ("I was in Storage, Red came along", {was_at("storage", RED)}),
        ("I was in Storage. Red came by for a snack.", {was_at("storage", RED)}),
        ("I was napping in Storage when Blue came in yelling", {was_at("storage", BLUE)}),
        ("I ran to Storage, where I met Red", {was_with(RED, "storage")}),
    ],
)
def test_who_came_by_came_to_where_its_teller_was(message: str, claims: set[Claim]) -> None:
    assert read(message) == claims | {was_at("storage")}


@pytest.mark.parametrize(
    ("message", "claims"),
    [
        ("bro i was swipin in admin wit red", {did("swipe_card", "admin"), was_with(RED, "admin")}),
        ("Red an' me were up in Storage", {was_with(RED, "storage")}),
        ("our dear old friend Red was in Storage", {was_at("storage", RED)}),
        ("Red, Blue n me was all in storage", {was_with(BLUE, "storage"), was_with(RED, "storage")}),
        ("I was in Storage, Red by my side", {was_at("storage"), was_with(RED, "storage")}),
        ("red crawled outta da vent", {Claim(topic=Topic.SAW_VENT, subject=RED, seen=False)}),
        (
            "I saw Red climb down the shaft in Admin",
            {Claim(topic=Topic.SAW_VENT, subject=RED, place="admin", seen=True)},
        ),
    ],
)
def test_other_ways_to_write_a_word_mean_the_same(message: str, claims: set[Claim]) -> None:
    assert read(message) == claims


@pytest.mark.parametrize(
    "message",
    [
        *("A plan: Red with Blue", "Red with Pink is a strange pair", "I go with you, Red"),
        *("Red and Blue are together on this", "Scanned right in front of me", "None of them are clean"),
        *("Red waved at me from the vent room door", "I met Red between Admin and Storage"),
    ],
)
def test_how_others_are_paired_or_sorted_is_no_claim(message: str) -> None:
    assert read(message) == set()


def test_of_work_done_by_two_its_teller_vouches_for_its_own() -> None:
    assert read("Red and I did wires in Admin") == {did("fix_wiring", "admin"), was_with(RED, "admin")}


def test_what_somebody_left_behind_was_doing_is_not_ones_own() -> None:
    assert read("I left Red in Admin, swiping") == {was_at("admin"), was_at("admin", RED), was_with(RED, "admin")}


@pytest.mark.parametrize(
    ("message", "claims"),
    [
        ("It was Red who vented", {Claim(topic=Topic.SAW_VENT, subject=RED, seen=False)}),
        ("Ok. Red. Vent. Shields.", {Claim(topic=Topic.SAW_VENT, subject=RED, place="shields", seen=False)}),
        ("the vent, Admin, Blue", {Claim(topic=Topic.SAW_VENT, subject=BLUE, place="admin", seen=False)}),
        ("It was Red I saw in Storage, not Blue", {was_at("storage", RED)}),
        ("That was me who swiped the card in Admin", {did("swipe_card", "admin")}),
    ],
)
def test_whom_a_sentence_puts_first_is_whom_it_is_about(message: str, claims: set[Claim]) -> None:
    assert read(message) == claims


@pytest.mark.parametrize(
    "message",
    ["Red? Vent? Shields?", "Green. Vent. Shields.", "It was Red who killed Pink", "Red. Blue. Vent. Shields left."],
)
def test_what_is_guessed_or_asked_in_single_words_is_no_claim(message: str) -> None:
    assert all(claim.topic not in (Topic.SAW_VENT, Topic.SAW_KILL) for claim in read(message))


@pytest.mark.parametrize(
    ("message", "claims"),
    [
        ("I aligned the engine output in a hurry", {did("align_engine_output")}),
        ("I swiped my card in Admin like a snail", {did("swipe_card", "admin")}),
        ("I scanned the crowd in a hurry", set()),
        ("I unlocked every door on my way", set()),
        ("I inspected the corpse", set()),
    ],
)
def test_a_task_is_done_if_its_thing_is_named(message: str, claims: set[Claim]) -> None:
    assert read(message) == claims


@pytest.mark.parametrize(
    ("message", "claims"),
    [
        ("I topped up the gas can in Storage", {was_at("storage")}),
        ("Red was in Shields, like he says", {was_at("shields", RED)}),
        ("If I may, I was in Shields", {was_at("shields")}),
        ("From Weapons I went to Shields", {was_at("weapons"), was_at("shields")}),
        ("Red left Shields just before I did", {was_at("shields", RED), was_at("shields")}),
        ("Weapons for most of the while", {was_at("weapons")}),
    ],
)
def test_turns_of_phrase_hide_no_place(message: str, claims: set[Claim]) -> None:
    assert read(message) == claims


@pytest.mark.parametrize(
    "message",
    [
        *("In summary: Red in Storage, Blue in Admin", "I said Storage, but I meant that as a joke"),
        *(
            "Red was in Storage right",
            "Red said Storage was empty",
            "Storage is empty",
            "Weapons was empty",  # as cameras and the admin table show as well
            "You stand right next to Storage",
        ),
        "Retraction: I said Red was in Storage",
    ],
)
def test_a_summary_a_slip_and_a_neighbouring_room_are_no_claims(message: str) -> None:
    assert read(message) == set()


@pytest.mark.parametrize(
    "message", ["Red was innocent", "Red is crew you fools", "Red's no impostor", "Red ain't no imp"]
)
def test_who_is_called_innocent_is_called_crew(message: str) -> None:
    assert read(message) == {Claim(topic=Topic.ROLE, subject=RED, role=identities.Role.CREWMATE)}


@pytest.mark.parametrize(
    ("message", "claims"),
    [
        ("Blue strolled past me in Shields", {was_at("shields", BLUE), was_at("shields")}),
        ("Red spotted in Shields. Nothing else.", {was_at("shields", RED)}),
        ("I saw Red in Shields bending over Blue", {was_at("shields", RED)}),
        ("I watched Red follow Blue into Weapons", {was_at("weapons", RED), was_at("weapons", BLUE)}),
        ("Red was seen by me in Weapons", {was_at("weapons", RED)}),
        ("I kept to myself in Weapons", {was_at("weapons")}),
    ],
)
def test_whom_one_came_across_was_there(message: str, claims: set[Claim]) -> None:
    assert read(message) == claims


def test_where_somebody_is_said_to_have_seen_the_speaker_only_the_speaker_was_for_sure() -> None:
    assert read("Red saw me in Weapons") == {was_at("weapons")}
