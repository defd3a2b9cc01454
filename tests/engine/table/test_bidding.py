"""Who speaks: every term of a bid, ties, and that nobody with something to say goes unheard."""

import dataclasses
from collections.abc import Iterable

from hypothesis import given, settings
from hypothesis import strategies as st

from games.engine.facts import events
from games.engine.facts import rules as ruling
from games.engine.facts.identities import SKIP, Color
from games.engine.state import ledger as ledgers
from games.engine.table import bidding
from tests.engine import scenes
from tests.engine.table import sittings
from tests.engine.table.sittings import says
from tests.support import rings

BID = events.Bid(
    color=Color.RED,
    desire=5,
    mention=3,
    accusation=5,
    silence=2,
    roll=4,
    recent_speaker=4,
    already_voted=2,
    seat=0,
)


def bids(entries: Iterable[ledgers.Entry]) -> dict[Color, events.Bid]:
    return {told.event.bid.color: told.event.bid for told in scenes.told(entries, events.BidPlaced)}


def test_the_priority_is_the_sum_of_all_seven_terms() -> None:
    assert BID.priority == 5 + 3 + 5 + 2 + 4 - 4 - 2


def test_the_highest_priority_speaks() -> None:
    world = sittings.seated()

    entries = sittings.step(world, red=says("low", desire=0), blue=says("high", desire=10))

    assert sittings.spoken(entries) == ["high"]


def test_the_message_that_lost_is_kept_for_its_owner_and_the_glass() -> None:
    entries = sittings.step(sittings.seated(), red=says("low", desire=0), blue=says("high", desire=10))

    [unsaid] = scenes.told(entries, events.LeftUnsaid)

    assert (unsaid.event.message, unsaid.audience) == ("low", (Color.RED,))


def test_a_bid_is_known_to_its_owner_and_the_glass() -> None:
    entries = sittings.step(sittings.seated(), red=says(), blue=says())

    assert all(told.audience == (told.event.bid.color,) for told in scenes.told(entries, events.BidPlaced))


def test_the_dice_are_rolled_for_each_bid() -> None:
    faces = {bids(sittings.step(sittings.seated(), seed, red=says()))[Color.RED].roll for seed in range(60)}

    assert sorted(faces) == [1, 2, 3, 4, 5, 6]


def test_being_named_lifts_a_bid() -> None:
    world = sittings.after(sittings.seated(), red=says("I was with Blue"))

    placed = bids(sittings.step(world, blue=says(), green=says()))

    assert (placed[Color.BLUE].mention, placed[Color.BLUE].accusation) == (3, 0)
    assert (placed[Color.GREEN].mention, placed[Color.GREEN].accusation) == (0, 0)


def test_being_accused_lifts_a_bid_further() -> None:
    world = sittings.after(sittings.seated(), red=says("Blue vented"))

    placed = bids(sittings.step(world, blue=says()))

    assert (placed[Color.BLUE].mention, placed[Color.BLUE].accusation) == (3, 5)


def test_being_targeted_by_an_accusation_lifts_a_bid() -> None:
    world = sittings.after(sittings.seated(), red=says("You are lying", target=Color.BLUE))

    assert bids(sittings.step(world, blue=says()))[Color.BLUE].accusation == 5


def test_a_word_inside_another_lifts_nobody() -> None:
    world = sittings.after(sittings.seated(), blue=says("I am bored, a hundred times predicted, ready?"))

    assert bids(sittings.step(world, red=says()))[Color.RED].mention == 0


def test_only_what_was_said_just_now_lifts_a_bid() -> None:
    world = sittings.after(sittings.seated(), red=says("Blue vented"))
    world = sittings.after(world, green=says("Hm.", desire=10))
    world = sittings.after(world, pink=says("Hm.", desire=10))
    world = sittings.after(world, orange=says("Hm.", desire=10))

    placed = bids(sittings.step(world, blue=says()))

    assert (placed[Color.BLUE].mention, placed[Color.BLUE].accusation) == (0, 0)


def test_naming_oneself_lifts_no_bid() -> None:
    world = sittings.after(sittings.seated(), red=says("Red, that is me, red, is sus?", target=Color.RED))

    placed = bids(sittings.step(world, red=says()))

    assert (placed[Color.RED].mention, placed[Color.RED].accusation) == (0, 0)


def test_who_just_spoke_bids_lower() -> None:
    world = sittings.after(sittings.seated(), red=says())

    assert bids(sittings.step(world, red=says()))[Color.RED].recent_speaker == 4
    assert bids(sittings.step(sittings.after(world), red=says()))[Color.RED].recent_speaker == 0


def test_who_has_voted_can_still_speak_at_a_lower_priority() -> None:
    world = sittings.after(sittings.seated(), red=sittings.votes(SKIP))

    entries = sittings.step(world, red=says("One more thing", desire=10))

    assert sittings.spoken(entries) == ["One more thing"]
    assert bids(entries)[Color.RED].already_voted == 2


def test_who_votes_now_bids_as_a_voter_already() -> None:
    entries = sittings.step(sittings.seated(), red=says("Skip with me", vote=SKIP))

    assert bids(entries)[Color.RED].already_voted == 2


def test_silence_adds_more_with_every_tick() -> None:
    world = sittings.seated()
    lifts = []
    for _ in range(6):
        lifts.append(bids(sittings.step(world, blue=says()))[Color.BLUE].silence)
        world = sittings.after(world, red=says())

    assert lifts == [0, 0, 0, 1, 2, 3]


def test_a_word_ends_the_silence() -> None:
    world = sittings.ticks(sittings.seated(), 4, red=says())
    world = sittings.after(world, blue=says())

    assert bids(sittings.step(world, blue=says()))[Color.BLUE].silence == 0


def test_whoever_is_highest_with_an_empty_message_has_the_floor_and_is_seen_to_say_nothing() -> None:
    entries = sittings.step(sittings.seated(), red=says(" \n\t", desire=10), blue=says("Hm.", desire=0))

    [fell] = scenes.told(entries, events.SilenceFell)
    assert (fell.event.color, fell.public) == (Color.RED, True)
    assert sittings.spoken(entries) == []


def test_nobody_stays_silent_unseen_through_a_whole_meeting() -> None:
    world, seen = sittings.seated(under=sittings.rules(last_call=None)), set()
    for seed in range(30):
        entries = sittings.step(world, seed, red=says(desire=10), blue=says(desire=10))
        world = sittings.following(world, entries)
        seen |= {fell.event.color for fell in scenes.told(entries, events.SilenceFell)}

    assert seen >= {Color.GREEN, Color.PINK, Color.ORANGE}


def test_having_had_the_floor_without_a_word_counts_as_a_turn() -> None:
    world = sittings.after(sittings.seated(), red=says("", desire=10))

    assert bids(sittings.step(world, red=says()))[Color.RED].recent_speaker == 4


def test_being_addressed_lifts_a_bid_like_an_accusation() -> None:
    world = sittings.after(sittings.seated(), red=says("Where were you?", target=Color.BLUE, desire=10))

    placed = bids(sittings.step(world, blue=says(), green=says()))

    assert (placed[Color.BLUE].accusation, placed[Color.GREEN].accusation) == (5, 0)


def test_equal_priorities_go_to_the_seat_that_the_dice_drew_first() -> None:
    rules = sittings.rules(dice_sides=1)
    winners = set()
    for seed in range(40):
        entries = sittings.step(sittings.seated(under=rules), seed, red=says("r"), blue=says("b"), green=says("g"))
        placed = {color: bid for color, bid in bids(entries).items() if bid.desire}
        assert len({bid.priority for bid in placed.values()}) == 1
        speaker = min(placed, key=lambda color: placed[color].seat)
        assert sittings.spoken(entries) == [speaker[0]]
        winners.add(speaker)

    assert len(winners) == 3


def test_the_seating_is_drawn_anew_for_every_tick() -> None:
    world = sittings.seated()
    seatings = set()
    for _ in range(8):
        entries = sittings.step(world, red=says(), blue=says(), green=says())
        seatings.add(tuple(bid.seat for bid in bids(entries).values()))
        world = sittings.following(world, entries)

    assert len(seatings) > 1


def test_the_same_dice_choose_the_same_speaker() -> None:
    world = sittings.seated()

    assert sittings.step(world, red=says(), blue=says()) == sittings.step(world, red=says(), blue=says())


def test_what_is_written_down_decides_alone() -> None:
    later = dataclasses.replace(BID, color=Color.BLUE, seat=1)

    assert bidding.winner([later, BID]) == Color.RED
    assert bidding.winner([dataclasses.replace(later, roll=5), BID]) == Color.BLUE


LOUD = st.sampled_from(["Blue vented, Green vented, Pink vented!", "Orange lies and Green lies", "Hm."])


def longest_wait(rules: ruling.MatchRules, players: int) -> int:
    """The bound that the module's docstring proves."""
    apart = 10 + rules.mention_boost + rules.accusation_boost + rules.dice_sides - 1 + rules.voted_penalty
    return rules.silence_after + apart // rules.silence_boost + 1 + players


@settings(max_examples=rings.of_all(15), deadline=None)
@given(
    seed=st.integers(0, 10_000),
    boost=st.integers(1, 4),
    patience=st.integers(0, 6),
    lines=st.lists(LOUD, min_size=4, max_size=4),
)
def test_the_quietest_is_heard_however_loud_the_rest(seed: int, boost: int, patience: int, lines: list[str]) -> None:
    rules = sittings.rules(silence_boost=boost, silence_after=patience, last_call=None, transcript_tokens=200_000)
    world = sittings.after(sittings.seated(under=rules), red=sittings.votes(SKIP))
    loud = {color: says(line, desire=10) for color, line in zip(world.seats[1:], lines, strict=True)}
    answers = {Color.RED: says("May I?", desire=0)} | loud

    heard: list[str] = []
    waited = 0
    while "May I?" not in heard:
        entries = sittings.resolve(world, answers, seed)
        heard, world, waited = sittings.spoken(entries), sittings.following(world, entries), waited + 1

    assert waited <= longest_wait(rules, 5)


def test_under_the_usual_rules_a_shy_player_is_heard_before_the_last_call() -> None:
    chatty = {color: says("Hm, Red?", desire=7) for color in (Color.BLUE, Color.GREEN, Color.PINK, Color.ORANGE)}
    for seed in range(20):
        world, heard = sittings.seated(), False
        while not heard and sittings.table(world).t < 30:
            entries = sittings.resolve(world, chatty | {Color.RED: says("May I?", desire=1)}, seed)
            heard, world = "May I?" in sittings.spoken(entries), sittings.following(world, entries)
        assert heard


def test_bids_do_not_depend_on_the_order_in_which_answers_came() -> None:
    world = sittings.seated()
    answers = {Color.RED: says("r"), Color.BLUE: says("b"), Color.GREEN: says("g")}

    assert sittings.resolve(world, answers) == sittings.resolve(world, dict(reversed(answers.items())))
