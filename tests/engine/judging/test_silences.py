"""Ambiguous lines claim nothing; a new statement of a speaker replaces its earlier one."""

import pytest

from tests.engine.judging.test_besides import RED, read, was_at


@pytest.mark.parametrize(
    "message",
    [
        "I was in Admin. No, Storage.",
        "I was in Admin. No, Storage, sorry.",
        "I was in Admin. Actually Storage.",
        "I was in Admin when the lights went out. Sorry, Storage.",
        "I was in Admin. My mistake, Storage.",
        "I was in Admin with Red. No, Storage.",
    ],
)
def test_a_place_alone_after_an_objection_stands_for_where_its_speaker_said_it_was(message: str) -> None:
    assert read(message) == {was_at("storage")}


def test_what_was_an_oversight_claims_nothing_any_more() -> None:
    assert read("I was in Storage. Oops, Admin I mean.") == set()


def test_an_objection_that_is_about_somebody_else_takes_back_nothing() -> None:
    assert read("I was in Admin. No, Red was in Storage.") == {was_at("admin"), was_at("storage", RED)}


@pytest.mark.parametrize(
    "message",
    [
        "Admin, then through Storage and Cafeteria down to MedBay",
        "Admin, then via Storage and Cafeteria to MedBay",
        "I went from Admin through Storage and Cafeteria to MedBay",
    ],
)
def test_who_went_through_two_rooms_was_in_neither(message: str) -> None:
    assert read(message) == {was_at("admin"), was_at("medbay")}


def test_there_is_nowhere_where_one_came_out_of_a_room_into_that_of_another() -> None:
    told = read("Red was in Storage when I came out of Admin. We stood there together.")

    assert {claim.place for claim in told if claim.other is not None} == {None}


@pytest.mark.parametrize(
    "message",
    [
        "Storage, Admin and Weapons are empty",
        "My plan: Storage, Admin, Weapons",
        "Next: Storage, Admin, Weapons",
        "Doing wires in Storage is slow",
        "Doing wires in Storage took long",
        "I'm with Red on Storage",
        "I passed Red's locker in Storage",
    ],
)
def test_what_is_said_of_rooms_and_work_says_of_nobody_where_it_was(message: str) -> None:
    assert read(message) == set()


def test_who_is_with_somebody_on_the_cameras_is_there() -> None:
    assert read("I was with Red on cams") != set()


def test_work_that_was_seen_of_somebody_else_is_not_laid_to_who_tells_of_it() -> None:
    told = read("I saw Red do the leaves in O2 and afterwards the rocks in Weapons")

    assert all(claim.task is None for claim in told if claim.subject != RED)


def test_a_hand_on_a_thing_is_no_work_at_it() -> None:
    assert read("I was standing in Admin with one hand on the card") == {was_at("admin")}


def test_who_was_liquidated_in_a_room_is_not_said_to_have_stayed_there() -> None:
    assert read("Red was liquidated in Storage") == set()


def test_there_is_nowhere_after_the_way_of_somebody_else_through_two_places() -> None:
    told = read("Red came into Admin from Storage just before I worked there with Blue.")

    assert {claim.place for claim in told if claim.subject is not RED} == {None}


@pytest.mark.parametrize(
    "message",
    [
        "Red was in Admin and yet the wires of Storage were its first",
        "Red was in Admin while Blue did the wiring there; those two cannot both be true.",
        "So Red ended up in Electrical, and yet Red was in Admin right before",
    ],
)
def test_what_is_held_against_itself_is_said_of_nobody_else(message: str) -> None:
    assert read(message) == set()


def test_what_is_held_against_somebodys_words_stands_where_the_speaker_was_there() -> None:
    assert read("I was in Admin and yet Red says that it was alone there") == {was_at("admin")}


@pytest.mark.parametrize("after", ["I have not voted yet.", "No report yet.", "We both did it, true."])
def test_a_yet_that_holds_nothing_against_anybody_takes_nothing_back(after: str) -> None:
    assert was_at("admin", RED) in read(f"Red was in Admin. {after}")


@pytest.mark.parametrize(
    "message",
    [
        "I was headed to Electrical when the lights went out.",
        "Red was headed to Electrical",
        "Theory: Red was in Electrical.",
        "Scenario one: Red killed Pink in Admin.",
        "Case one, Red killed Pink.",
        "Working hypothesis – Red was in Weapons with Blue.",
        "Pure speculation, but Red was in Admin.",
        "Statement by Blue: Red was in Admin.",
        "As long as Red was with Pink, both are fine.",
        "Once Red was in Admin, he could not have vented.",
        "From what I gathered, Red was in Communications.",
        "As I understand it, Red was in Admin.",
        "If memory serves Blue right, Red was in Electrical.",
    ],
)
def test_what_is_only_meant_assumed_or_heard_claims_nothing(message: str) -> None:
    assert read(message) == set()


@pytest.mark.parametrize("message", ["I headed to Admin.", "Once I was in Admin, I looked around."])
def test_who_headed_somewhere_and_who_once_was_there_was_there(message: str) -> None:
    assert read(message) == {was_at("admin")}


@pytest.mark.parametrize(
    "message",
    [
        *("Blue vented saw it on cams", "Blue vented i was on cams", "Red killed Pink seen on cams"),
        *("Blue used the vent between MedBay and Electrical", "Red killed Pink between Admin and Storage"),
    ],
)
def test_what_was_seen_on_the_cameras_or_done_between_two_places_was_done_in_none_of_them(message: str) -> None:
    assert {claim.place for claim in read(message)} == {None}
