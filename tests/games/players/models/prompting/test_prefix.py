"""Each prompt begins with the one before it, so that providers need not read that part again."""

import functools
import itertools

import pytest

from benchmarks import prompt_parts
from benchmarks import prompts as counting
from games.engine.facts import rules as ruling
from games.players import exchange
from games.players.bots import house_bots, temperaments
from games.players.models.prompting import seating
from tests.engine import matches
from tests.games.players.models import llm_matches
from tests.games.players.models.answers import scribe

PLAYERS = matches.COLORS[:8]
LEAST_SHARE = 0.92


@functools.cache
def prompts(seed: int) -> dict[str, list[exchange.Exchange]]:
    """The questions to each seat of a match of house bots, in order."""
    minds = {
        color: house_bots.Bot(temperament=temperaments.HOUSE[seat % 6], seed=seed) for seat, color in enumerate(PLAYERS)
    }
    thinkers = {color: scribe.Dictated(bot, seating.Casting(name=color.title())) for color, bot in minds.items()}
    match = llm_matches.play(thinkers, seed, ruling.recommended(len(PLAYERS)))
    return {color: [each for each in match.exchanges if each.color == color] for color in PLAYERS}


@pytest.mark.parametrize("seed", [1, 2])
def test_within_a_round_a_prompt_begins_with_the_one_before_minus_its_question(seed: int) -> None:
    for asked in prompts(seed).values():
        for before, after in itertools.pairwise(asked):
            kept = before.prompt[:-1] if rounds(before) == rounds(after) else before.prompt[: 2 + rounds(before)]
            now = "\n\n".join(message.text for message in after.prompt)
            assert now.startswith("\n\n".join(message.text for message in kept))


def rounds(asked: exchange.Exchange) -> int:
    """How many finished rounds the prompt tells of."""
    return sum(message.text.startswith("Round ") for message in asked.prompt)


def test_what_never_changes_is_one_message_in_all_prompts_of_a_seat() -> None:
    for asked in prompts(1).values():
        assert len({id(message) for each in asked for message in each.prompt[:2]}) == 2


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


@pytest.mark.parametrize(("standing", "dollars"), [(0, 0.06), (5, 0.035)])
@pytest.mark.second
def test_a_match_of_seven_costs_what_is_said_of_it(standing: int, dollars: float) -> None:
    manner = counting.Manner(name="", standing_bids=standing)

    played = [counting.play(seed, 7, manner).whole for seed in range(2)]

    assert sum(bill.tokens for bill in played) / 2 <= 550_000
    assert sum(bill.dollars for bill in played) / 2 <= dollars


def test_every_character_that_is_sent_anew_belongs_to_one_part() -> None:
    asked = [each for exchanges in prompts(1).values() for each in exchanges]

    sent, anew = prompt_parts.resent(asked)

    kinds = sum(count for part, count in anew.items() if part.startswith("asked: "))
    assert 0 <= kinds - (sum(anew.values()) - kinds) < 0.01 * sent
