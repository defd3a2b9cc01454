"""Each prompt begins with the prompt before it, so that providers need not read it twice."""

import asyncio
import functools
import itertools

import pytest

from benchmarks import prompts as counting
from games.agents import bots, chronicle, exchange, seating, temperaments
from games.engine.facts import rules as ruling
from tests.agents import llm_matches, scribe
from tests.engine import matches

PLAYERS = matches.COLORS[:8]
LEAST_SHARE = 0.85


@functools.cache
def prompts(seed: int) -> dict[str, list[exchange.Exchange]]:
    """The questions to each seat of a match of house bots, in order."""
    minds = {color: bots.Bot(temperament=temperaments.HOUSE[seat % 6], seed=seed) for seat, color in enumerate(PLAYERS)}
    thinkers = {color: scribe.Dictated(bot, seating.Casting(name=color.title())) for color, bot in minds.items()}
    match = asyncio.run(llm_matches.play(thinkers, seed, ruling.recommended(len(PLAYERS))))
    return {color: [each for each in match.exchanges if each.color == color] for color in PLAYERS}


@pytest.mark.parametrize("seed", [1, 2])
def test_a_prompt_begins_with_the_one_before_minus_its_question(seed: int) -> None:
    for asked in prompts(seed).values():
        for before, after in itertools.pairwise(asked):
            kept = "\n\n".join(message.text for message in before.prompt[:-1])
            now = "\n\n".join(message.text for message in after.prompt)
            assert now.startswith(kept)


@pytest.mark.parametrize("seed", [1, 2])
def test_most_of_what_is_sent_in_a_match_was_sent_before(seed: int) -> None:
    bills = counting.billed(each for asked in prompts(seed).values() for each in asked)

    whole = sum(bills.values(), counting.Bill())

    assert whole.share >= LEAST_SHARE


def test_few_places_are_marked_for_providers_that_want_to_be_told() -> None:
    marks = [sum(message.stable for message in each.prompt) for asked in prompts(1).values() for each in asked]

    assert max(marks) == 3


@pytest.mark.parametrize(
    ("one", "other", "same"), [("", "", 0), ("abc", "abd", 2), ("abc", "abcd", 3), ("x", "abc", 0), ("abc", "abc", 3)]
)
def test_what_two_prompts_have_in_common_is_counted_from_their_beginning(one: str, other: str, same: int) -> None:
    assert counting.in_common(one, other) == same


@pytest.mark.parametrize(
    ("context", "room"),
    [(None, chronicle.ROOM), (1_000_000, chronicle.ROOM), (8_000, chronicle.LEAST_ROOM), (32_000, 60_000)],
)
def test_the_room_for_the_past_follows_the_models_context(context: int | None, room: int) -> None:
    assert seating.room_within(context) == room
