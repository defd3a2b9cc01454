"""Long sentences as models say them: every plain clause is read, and none that is reported from somebody else."""

import pytest

from games.engine import maps
from games.engine.facts import identities
from games.engine.facts.testimony import Claim, Topic
from games.engine.judging import sayings

SKELD = maps.load("skeld")
SEATS = tuple(identities.Color(name) for name in ("red", "blue", "green", "pink", "black", "yellow", "orange"))
RED, BLUE, GREEN, PINK, BLACK = SEATS[:5]


def read(message: str) -> set[Claim]:
    """The claims read if Green says this to Pink, and everybody knows that Black is dead."""
    dead = frozenset({BLACK})
    said = sayings.read(message, speaker=GREEN, seats=SEATS, station=SKELD, target=PINK, dead=dead, body=BLACK)
    return {saying.claim for saying in said}


def was_at(place: str, subject: identities.Color = GREEN) -> Claim:
    return Claim(topic=Topic.WAS_AT, subject=subject, place=place)


def was_with(other: identities.Color, place: str | None = None, subject: identities.Color = GREEN) -> Claim:
    return Claim(topic=Topic.WAS_WITH, subject=subject, other=other, place=place)


def did(task: str, place: str | None = None, subject: identities.Color = GREEN) -> Claim:
    return Claim(topic=Topic.DID_TASK, subject=subject, task=task, place=place)


def found(subject: identities.Color, place: str | None = None) -> Claim:
    return Claim(topic=Topic.FOUND_BODY, subject=subject, other=BLACK, place=place)


@pytest.mark.parametrize(
    ("message", "claim"),
    [
        ("Electrical with Red and Blue, then both engines, thank you.", was_at("lower_engine")),
        ("I was in Admin, both engines and Shields, in that order.", was_at("lower_engine")),
        ("I was in Weapons with Blue, who really did clear the asteroids.", did("clear_asteroids", None, BLUE)),
        ("I went on into Shields, where I primed the shields with Red.", was_with(RED, "shields")),
        ("When Red, Blue and I left Weapons, nobody was missing.", was_with(BLUE, "weapons")),
        ("Sorry, Red, but you left Weapons at second 5 with Blue.", was_with(BLUE, "weapons", RED)),
        ("I watched Blue finish the asteroids and walk into Navigation at 25.", was_at("navigation", BLUE)),
        ("I watched Blue clear the asteroids in Weapons myself.", was_with(BLUE, "weapons")),
        ("Yes, Pink, we met in Weapons, and you did nothing there.", was_with(PINK, "weapons")),
        ("I saw Red and Blue leave Cafeteria side by side.", was_with(BLUE, "cafeteria", RED)),
        ("You say O2, and yet you found Black in Admin hallway, Pink.", found(PINK, "hall_c")),
        ("As your captain, I notice that Red ended up in Shields at 13.", was_at("shields", RED)),
        ("Red says Storage, but it was Red I met in Admin.", was_with(RED, "admin")),
        ("It was Red I met in Storage with nobody else around.", was_with(RED, "storage")),
        ("Red left Electrical three seconds after Blue, at 40.", was_at("electrical", BLUE)),
        ("I only ask what brought you to Navigation, dear Pink?", was_at("navigation", PINK)),
        ("So which way did you come into Storage, Pink?", was_at("storage", PINK)),
        ("Has anyone seen our friend Red since Electrical?", was_at("electrical", RED)),
        ("Blue's last company was Red, and I was with Pink in Admin.", was_with(RED, None, BLUE)),
        ("Red saw you in Admin at 20, so where did you go, Pink?", was_at("admin", PINK)),
        ("Orange aside, Blue mended the lights at my side just now.", was_with(BLUE)),
        ("I was with Red at first, we swiped our cards and went to Storage.", was_with(RED, "storage")),
        ("Sorry to ask, Blue, but you walked with us as far as Storage, so what then?", was_with(BLUE, "storage")),
        ("Red talks of Admin, yet stood in Storage with Blue at 20.", was_with(BLUE, "storage", RED)),
        ("Did my wiring in Cafeteria, then out past Weapons to Navigation.", was_at("navigation")),
        ("I left you in Storage at 20, Pink, and I'm so sorry.", was_with(PINK, "storage")),
        ("Sorry, Pink: I was in Security until 79 and saw nothing.", was_at("security")),
        ("As I crossed Storage I saw Red hurry into Admin, and Admin leads on.", was_at("admin", RED)),
        ("Uploaded in Weapons with Red next to me, then MedBay.", did("upload_data_weapons", "weapons")),
        ("I was in Weapons with Blue, uploading, and Blue left.", did("upload_data_weapons")),
        ("Blue was standing right beside me in Storage at 20.", was_with(BLUE, "storage")),
        ("I swiped my card in Admin, in Red's company, at 20.", was_with(RED, "admin")),
        ("You say Electrical, and Red and I were in Electrical.", was_with(RED, "electrical")),
        ("Red wept in Admin for ten seconds, loudly, at 20.", was_at("admin", RED)),
        ("Nobody is missing, and Blue mended the lights with me.", was_with(BLUE)),
        ("Red walked to Storage with Blue and me, and then left.", was_with(BLUE, "storage")),
        ("What I saw was Red going from Admin into Storage, alone.", was_at("storage", RED)),
        ("I'd just left Red in Admin when the lights went out.", was_with(RED, "admin")),
        ("And dear Pink, what took you through Storage into Admin?", was_at("admin", PINK)),
        ("As your captain, I'd like to know which way Red came into Admin.", was_at("admin", RED)),
        ("I am happy to report that Red and I were in Electrical.", was_with(RED, "electrical")),
        ("I'm so sorry, but Red was in Storage with Blue, so there.", was_with(BLUE, "storage", RED)),
    ],
)
def test_what_a_clause_of_a_long_sentence_says_is_heard(message: str, claim: Claim) -> None:
    assert claim in read(message)


@pytest.mark.parametrize(
    "message",
    [
        "You say you were in Admin with Red and then in Storage.",
        "Then Red was in Admin with Blue as well, you say.",
        "Red was in Admin with Blue, says Black, and I wonder.",
        "Red was in Admin with Blue, or so Black says.",
        "According to Red, Blue was in Admin with Black.",
        "I heard Red was in Admin and Blue went to Storage.",
        "Red: I was in Admin with Blue, then in Storage.",
        '"I was in Admin with Red", says Blue, and nothing more.',
        "Your story is Admin with Red, then Storage with Blue.",
        "Blue's route: Admin with Red, then Storage with Black.",
        "My guess: Red was in Admin with Black at 20.",
        "Ask Red who was in Admin with Blue at 20.",
        "You were in Storage with Red at 20, weren't you?",
        "So you were in Weapons with Blue at 20, Pink?",
        "Had Red been in Admin with Blue, I would know.",
        "I would swear that Red was in Admin with Blue.",
        "It's a lie that Red was in Admin with Blue.",
        "I was going to walk to Admin with Red and Blue.",
        "All but Red were in Admin with Blue at 20.",
        "Neither Red nor Blue was in Admin with me then.",
        "Let us all walk to Admin with Red and Blue.",
        "As if Red was in Admin with Blue at 20.",
        "I am with Red on this one, and always was.",
        "Red was alone in Admin while Blue did wiring there; those two cannot both be true.",
    ],
)
def test_what_others_say_or_nobody_in_earnest_is_claimed_by_nobody(message: str) -> None:
    assert not read(message)


def test_who_was_seen_in_two_rooms_was_not_followed_there() -> None:
    assert was_at("storage") not in read("I saw Red in Admin, then Storage, and nobody else.")


def test_who_comes_after_somebody_need_not_have_met_it() -> None:
    assert read("Green was ahead of me. Red came into Admin after me, at 20.") == {was_at("admin", RED)}


def test_of_two_in_one_room_and_three_in_another_none_is_placed_by_guess() -> None:
    told = read("Red was in Navigation with Pink, Blue and Black in Storage.")

    assert was_with(BLUE, "navigation", RED) not in told


@pytest.mark.parametrize(
    "message",
    [
        'Admin, "nowhere else", says Pink, having just found a body in Storage.',
        "Admin, then Storage, then MedBay, says Pink, and nobody saw it.",
        "In Storage, and Pink saw you there, Red says, but nobody else did.",
        "Admin, nowhere else. But you found the body in Storage. You just lied, Pink.",
        "Admin the whole time. Then how did you find Black in Storage, Pink?",
    ],
)
def test_a_place_that_is_told_only_to_be_held_against_somebody_is_not_the_speakers(message: str) -> None:
    assert not {claim for claim in read(message) if claim.subject == GREEN and claim.topic is Topic.WAS_AT}


def test_there_in_a_place_is_in_that_place() -> None:
    message = "Red went into MedBay at the start, I was right there in {}, and nobody else was."

    assert {claim for claim in read(message.format("Reactor")) if claim.subject == GREEN} == {was_at("reactor")}
    assert not {claim for claim in read(message.format("the hallway")) if claim.subject == GREEN}


@pytest.mark.parametrize("turn", ["A small question for Blue.", "Now to Blue.", "One thing for Blue, then."])
def test_whoever_a_line_turns_to_is_meant_by_you_from_then_on(turn: str) -> None:
    assert read(f"Thank you, Pink. {turn} You were in Weapons.") == {was_at("weapons", BLUE)}


def test_who_just_left_was_where_the_speaker_was_and_nowhere_else() -> None:
    assert was_at("weapons", RED) in read("I was in Weapons, and Red left before the end.")
    assert read("Blue walked through to Weapons, and Red had already left.") == {was_at("weapons", BLUE)}


def test_the_second_of_two_tasks_is_not_laid_to_whom_the_speaker_told_of_before() -> None:
    said = read("Blue went off to MedBay hallway with Red, while I did my upload and the sample.")

    assert not {claim for claim in said if claim.topic is Topic.DID_TASK and claim.subject != GREEN}


@pytest.mark.parametrize("told", ["by his own account", "in her own words", "by Red's own telling"])
def test_what_somebody_is_told_to_say_of_itself_is_not_the_speakers(told: str) -> None:
    assert read(f"Red ended up in Electrical {told} and stood over the body.") == set()


def test_you_is_nobody_where_a_second_is_called_upon() -> None:
    assert read("Say why you rang, Pink, and Red, say where you've been since Electrical.") == set()
    assert was_at("electrical", PINK) in read("Nobody has seen you since Electrical, Pink, and Red was with me.")


@pytest.mark.parametrize(
    ("message", "is_witnessed"),
    [
        ("Blue's scan was real, I watched it, so vote another.", True),
        ("Blue's scan I saw, and Red was nowhere near it.", True),
        ("Blue's scan was real, they say, and nobody watched.", False),
    ],
)
def test_whoever_saw_that_work_was_real_was_with_who_did_it(message: str, is_witnessed: bool) -> None:
    assert (was_with(BLUE) in read(message)) is is_witnessed


@pytest.mark.parametrize(
    "message",
    [
        "Blue's scan was not real, I watched it, so vote Blue.",
        "Blue's scan was long, I watched it, so vote Blue.",
        "You say Electrical, and Red was in Electrical with Blue.",
        "Blue left Storage when I came in, or so Red says.",
    ],
)
def test_what_is_not_told_outright_is_not_told_beside_it_either(message: str) -> None:
    assert not read(message)


def test_through_two_rooms_and_down_to_a_third_is_in_none_of_the_two() -> None:
    told = read("Reactor, then through Admin hallway and Storage down to Weapons, alone.")

    assert told.isdisjoint({was_at("hall_c"), was_at("storage")})


def test_so_somebody_is_fine_clears_it() -> None:
    cleared = Claim(topic=Topic.ROLE, subject=BLUE, role=identities.Role.CREWMATE)

    assert cleared in read("Blue scanned right before my eyes, so Blue is fine.")
    assert cleared not in read("Blue scanned, says Red, so Blue is fine, he thinks.")
