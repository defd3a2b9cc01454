"""Who speaks for whom, in which clause, and of what time: sentences that players really say."""

import pytest

from games.engine import maps
from games.engine.facts import identities
from games.engine.facts.testimony import Claim, Occasion, Relation, Topic, When
from games.engine.judging import sayings

SKELD = maps.load("skeld")
RED, BLUE, GREEN, PINK, BLACK = (identities.Color(name) for name in ("red", "blue", "green", "pink", "black"))
SEATS = (RED, BLUE, GREEN, PINK, BLACK)


def read(message: str, target: identities.Color | None = None) -> tuple[Claim, ...]:
    said = sayings.read(message, speaker=GREEN, seats=SEATS, station=SKELD, target=target, this_round=3)
    return tuple(saying.claim for saying in said)


def was_at(place: str, subject: identities.Color = GREEN, **more: object) -> Claim:
    return Claim(topic=Topic.WAS_AT, subject=subject, place=place, **more)  # type: ignore[arg-type] # fields of a claim


def was_with(other: identities.Color, place: str | None = None) -> Claim:
    return Claim(topic=Topic.WAS_WITH, subject=GREEN, other=other, place=place)


@pytest.mark.parametrize(
    ("message", "claims"),
    [
        (
            "I was in electrical doing wires",
            (was_at("electrical"), Claim(topic=Topic.DID_TASK, subject=GREEN, task="fix_wiring")),
        ),
        ("I saw Red in Storage", (was_at("storage", RED),)),
        ("Black vented in medbay", (Claim(topic=Topic.SAW_VENT, subject=BLACK, place="medbay", seen=False),)),
        ("I was alone in Admin", (was_at("admin"),)),
        ("I passed Red in Storage", (was_with(RED, "storage"),)),
        ("Blue killed Pink in front of me", (Claim(topic=Topic.SAW_KILL, subject=BLUE, other=PINK),)),
        ("I was in Weapons, then Shields, then Storage", (was_at("weapons"), was_at("shields"), was_at("storage"))),
        ("elec then storage", (was_at("electrical"), was_at("storage"))),
        ("Red was in Admin. I saw him leave Weapons.", (was_at("admin", RED), was_at("weapons", RED))),
        ("was in sheilds w/ blue", (was_with(BLUE, "shields"),)),
        ("I was in Nav, no wait, Weapons", (was_at("weapons"),)),
        ("I was in Storage, not in MedBay.", (was_at("storage"),)),
        ("I never left Weapons", (was_at("weapons", whole=True),)),
        ("I'm not the impostor", (Claim(topic=Topic.ROLE, subject=GREEN, role=identities.Role.CREWMATE),)),
        ("Blue said he was in Admin, but I was in Storage", (was_at("storage"),)),
        ("I was in Admin, where were you?", (was_at("admin"),)),
        ("I was in Nav. No wait, Admin.", (was_at("admin"),)),
        ("I was in Nav, er, Admin.", (was_at("admin"),)),
        ("I was in Nav, actually Admin.", (was_at("admin"),)),
        ("I've been in Admin since round 1", (was_at("admin"),)),
        ("I saw Red in Admin, then Storage", (was_at("admin", RED),)),
        ("I saw Red in Storage from Admin", (was_at("storage", RED),)),
        ("Red was in Electrical faking wires", (was_at("electrical", RED),)),
        ("I was in Admin. The body was in MedBay. Red was there.", (was_at("admin"),)),
        ("Red went from Admin towards Storage", (was_at("admin", RED),)),
        ("I was stuck in Storage", (was_at("storage"),)),
        ("I arrived in Admin with Red → Storage", (was_with(RED, "admin"), was_at("storage"))),
        (
            "I found Pink and I was in Admin before",
            (Claim(topic=Topic.FOUND_BODY, subject=GREEN, other=PINK), was_at("admin")),
        ),
        ("Blue can confirm I was in Admin", (was_at("admin"),)),
    ],
)
def test_natural_wordings_are_read(message: str, claims: tuple[Claim, ...]) -> None:
    assert read(message) == claims


def test_we_are_the_speaker_and_who_is_spoken_to() -> None:
    assert read("We were both in Storage", target=RED) == (was_with(RED, "storage"),)
    assert read("We were both in Storage") == (was_at("storage"),)


def test_you_is_who_is_spoken_to() -> None:
    assert read("I saw you in Storage", target=RED) == (was_at("storage", RED),)
    assert read("I saw you in Storage") == ()


@pytest.mark.parametrize(
    "message",
    [
        *("Red's version: I was in Admin", "Per Red, Green was in Admin", "Doing wires in Electrical takes a while"),
        *(
            "Standing in Admin does not make Red guilty",
            "I lied when I said I was in Admin",
            "Not sure but Red was in Admin",
        ),
        *(
            "Yeah sure, Red killed Green by magic",
            "Oh wow, Red was in Admin, what a surprise",
            "I was with Red on this one",
        ),
        *(
            "It looks as though Red was in Admin",
            "I was in Storage. No, that's wrong, I wasn't.",
            "So now Red was in Admin",
        ),
        *("Red told us, I was in Admin", "Red: I was in Admin. I was in Storage.", "Red was like... I was in Admin"),
        *('"I was in Admin," he says. Sure.', '"I was in Admin. I was in Storage.', "Black says: I was in Navigation."),
        *(
            "Oh sure, I was in Admin all along",
            "I was in Admin. Yeah right.",
            "Right, because I was in Admin and Storage",
        ),
        *("I think, I was in Admin", "I was in Admin, I think", "In my mind maybe... I was in Admin, or Storage"),
        *(
            "Suppose Red, like, was in Admin",
            "Let's say, if I was in Admin, Blue was in Storage",
            "Imagine I was in Admin",
        ),
        *("Red's story: I was in Admin", "According to Blue, I was in Admin", "I would, honestly, be in Admin"),
        *("I was going to Admin", "Tell me who was in Admin", "Was Red in Admin", "My wires are in Storage"),
        *("I saw Red by the vent in Admin", "I saw Red on cams", "I go to Admin next", "Let's go to Admin"),
        *("Blue was alive in Admin, with Black", "Blue did nothing and went to Admin", "Blue is gone. With Black."),
        *("Black was in Storage, wasn't he?", "I'm with Red on this", "Red killed me", "I am the impostor lol"),
        *("That was in Admin", "My task was in Admin", "Everyone was in Storage", "The meeting was in Cafeteria"),
        *("Red was faking wires", "I was avoiding Admin", "Swiping takes forever", "I was in Admin's vicinity"),
        *("Red killing Pink makes no sense", "Red accused Blue. He was in Storage.", "Last game I was in Admin"),
        *("Red was in Admin before I came, I think.", "Haha, sure, and I was in Reactor", "Blue was in Admin or O2"),
        *("I was walking from Storage to Admin when the lights went out", "Haha yeah right, because I was in Admin"),
        *("I killed Pink in Admin lol", "I got wires in Electrical"),
        *("I was in O2... no, that was last round.", "Black was in Storage by his own words"),
        *("I was on the way to Admin when the body was found", "I have a task in Admin", "I got a task in Admin"),
        *("As far as I know Blue was in Admin", "I have no business in Admin", "Red has Admin", "Red talks Admin"),
        *("I'm feeling simple", "Red vent stated", "I was feeling the engines in Storage too much"),
    ],
)
def test_what_is_not_said_in_earnest_and_of_oneself_is_no_claim(message: str) -> None:
    assert read(message) == ()


@pytest.mark.parametrize(
    ("message", "claim"),
    [
        ("Round 1, I was in Admin", was_at("admin", round=1)),
        ("In the second round I was in Admin.", was_at("admin", round=2)),
        ("I was in Admin this round", was_at("admin", round=3)),
        (
            "Last round I was in Admin",
            was_at("admin", when=When(occasion=Occasion.MEETING, relation=Relation.BEFORE)),
        ),
        ("Back then, I was in Admin", was_at("admin")),
        ("When Pink died, I was in Admin", was_at("admin", when=When(occasion=Occasion.DEATH, of=PINK))),
        ("I was in Admin when the lights went out", was_at("admin", when=When(occasion=Occasion.LIGHTS))),
        (
            "Before the button I was in Admin",
            was_at("admin", when=When(occasion=Occasion.MEETING, relation=Relation.BEFORE)),
        ),
        ("I was in Admin the whole time", was_at("admin", whole=True)),
        ("I was in Admin all round", was_at("admin", whole=True)),
        ("I never left Admin", was_at("admin", whole=True)),
        ("I was in Admin all round then left for the button", was_at("admin")),
        ("I was in Admin all round until the lights went out", was_at("admin")),
        ("At the start I was in Admin", was_at("admin", when=When(occasion=Occasion.START))),
    ],
)
def test_a_claim_is_dated_by_what_its_clause_says(message: str, claim: Claim) -> None:
    assert read(message) == (claim,)


@pytest.mark.parametrize(
    ("message", "dated"),
    [
        ("I was in Admin this round, in Storage before, in Weapons at first", {"storage": None}),
        ("I was in Admin this round, earlier in Storage", {"storage": None}),
        ("I was in Admin this round, in O2 and Storage last round", {"o2": None}),
        ("This round I was in Admin and O2", {"admin": 3, "o2": 3}),
    ],
)
def test_a_round_dates_nothing_that_is_told_of_earlier(message: str, dated: dict[str, int | None]) -> None:
    rounds = {claim.place: claim.round for claim in read(message)}

    assert {place: rounds[place] for place in dated} == dated


def test_last_time_is_the_round_before() -> None:
    [this, last] = read("This time I was in Admin, last time in Storage")

    assert (this.round, last.round) == (3, None)
    assert last.when == When(occasion=Occasion.MEETING, relation=Relation.BEFORE)


def test_a_misspelt_player_is_known() -> None:
    assert read("I was with balck in Admin") == read("I was with Black in Admin")


def test_only_a_round_dates_what_is_told_next() -> None:
    start = When(occasion=Occasion.START)

    assert read("I was in Admin at the start and moved to Storage") == (was_at("admin", when=start), was_at("storage"))
    assert read("In round 1 I was in Admin and Storage") == (was_at("admin", round=1), was_at("storage", round=1))


def test_each_claim_has_the_words_that_make_it() -> None:
    message = "😀 Well, I was in Admin, then Storage!"

    said = sayings.read(message, speaker=GREEN, seats=SEATS, station=SKELD)

    assert [message[saying.start : saying.end] for saying in said] == ["I was in Admin", "Storage"]


def test_the_company_of_whom_one_saw_is_not_ones_own() -> None:
    assert read("The last time I saw Blue was in Admin, with Red.") == (was_at("admin", BLUE),)


def test_where_there_is_stays_open_after_a_way_between_two_places() -> None:
    assert read("I was in Admin. Red was there.") == (was_at("admin"), was_at("admin", RED))
    assert was_at("storage", RED) not in read("I went to Admin from Storage. Red was there.")


def test_who_mended_something_with_somebody_was_with_it() -> None:
    assert read("Blue and me fixed the lights") == (was_with(BLUE),)


def test_of_whom_is_told_what_it_then_did() -> None:
    assert read("Blue then went to Admin") == (was_at("admin", BLUE),)


def test_who_was_walking_to_a_place_was_not_seen_in_it() -> None:
    assert read("I saw Blue walking to Admin") == ()


def test_who_came_across_a_body_found_it_and_met_nobody() -> None:
    [claim] = read("I came across Pink's body in Admin")

    assert (claim.topic, claim.other, claim.place) == (Topic.FOUND_BODY, PINK, "admin")


def test_a_body_is_read_only_of_the_dead() -> None:
    def found(message: str) -> tuple[sayings.Saying, ...]:
        return sayings.read(message, speaker=GREEN, seats=SEATS, station=SKELD, dead=frozenset({PINK}))

    assert [saying.claim.other for saying in found("I found Pink in MedBay")] == [PINK]
    assert [saying.claim for saying in found("I found Red in MedBay")] == [was_with(RED, "medbay")]
