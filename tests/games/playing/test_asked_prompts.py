"""Prompts rebuilt from the log of a finished match are those that its models were sent."""

import dataclasses
import functools
from collections.abc import Iterator

import pytest

from games.engine.facts import decisions, identities
from games.engine.facts import rules as ruling
from games.log import journal
from games.models import Exchange, Match, Seat
from games.pages import asked_prompts
from games.players.bots import house_bots, temperaments
from games.players.models.prompting import blocks, seating
from games.playing import jobs
from personas.models import ChatModel
from tests.engine import matches
from tests.games.players.models import llm_matches
from tests.games.players.models.answers import scribe
from tests.games.prepared import orders
from tests.support.endpoints.model_server import ModelServer

PLAYERS = 7
TALK, ABOARD = decisions.DiscussionAsk, decisions.ActionAsk
KIND, SHEET = blocks.Kind, blocks.Sheet


@functools.cache
def played(seed: int, standing: int) -> llm_matches.Played:
    """A match among bots that say aloud what they decide; `standing` is how many ticks a bid stands."""
    rules = dataclasses.replace(ruling.recommended(PLAYERS), standing_bids=standing)
    bots = {
        color: house_bots.Bot(temperament=temperaments.HOUSE[seat % 6], seed=seed)
        for seat, color in enumerate(matches.COLORS[:PLAYERS])
    }
    players = {color: scribe.Dictated(bot, seating.Casting(name=color.title())) for color, bot in bots.items()}
    return llm_matches.play(players, seed, rules)


def asked(match: llm_matches.Played, color: identities.Color) -> list[tuple[int, bool]]:
    """After which entries that player was asked aboard, or in a talk."""
    return [
        (step.after.entries[0].seq - 1, isinstance(ask, TALK))
        for step in match.steps
        for ask in step.asks
        if ask.color == color and isinstance(ask, TALK | ABOARD)
    ]


@pytest.fixture
def among_models(empty_redis: object) -> Iterator[Match]:
    """A finished match among models, with every prompt that was sent."""
    with ModelServer(orders.acting) as server:
        match = orders.booked(chairs=orders.speaking_chairs(server.url), rules=orders.SHORT)
        jobs.play_match(match.pk)
        yield match


def sent(match: Match, color: str) -> dict[int, list[str]]:
    """The messages of each first question to that player's model, by the entry after which it was asked."""
    first = Exchange.objects.filter(answer__match=match, answer__color=color, chance=1)
    return {each.answer.step: [part["text"] for part in journal.words(each)["prompt"]] for each in first}


def told(prompt: asked_prompts.Prompt) -> list[str]:
    return ["".join(piece.block.text for piece in pieces) for pieces in prompt.messages]


@pytest.mark.parametrize(("seed", "standing"), [(1, 0), (2, 0), (3, 5)])
def test_the_log_tells_when_each_player_was_asked_aboard_and_in_talks(seed: int, standing: int) -> None:
    match = played(seed, standing)

    for color in match.world.seats:
        found = asked_prompts.occasions(match.entries, color)
        assert [(each.step, each.is_talk) for each in found] == asked(match, color)
    assert any(isinstance(ask, TALK) for step in match.steps for ask in step.asks)


@pytest.mark.django_db(transaction=True)
def test_every_prompt_made_again_is_what_its_model_was_sent(among_models: Match) -> None:
    for seat in Seat.objects.filter(match=among_models):
        story, words = asked_prompts.Story(among_models, seat), sent(among_models, seat.color)

        prompts = story.prompts(story.steps)

        assert {prompt.step: told(prompt) for prompt in prompts} == words
        assert all(prompt.is_as_sent for prompt in prompts)
        assert {each.step for each in story.occasions} <= words.keys()


@pytest.mark.django_db(transaction=True)
def test_what_is_marked_as_sent_before_is_what_the_prompt_before_begins_with(among_models: Match) -> None:
    seat = Seat.objects.filter(match=among_models)[0]
    story, words = asked_prompts.Story(among_models, seat), sent(among_models, seat.color)

    first, *others = story.prompts(story.steps)

    assert (first.before, first.kept_size) == (None, 0)
    assert [prompt.before for prompt in others] == story.steps[:-1]
    for prompt in others:
        same = "".join(piece.same for piece in prompt.pieces)
        assert "".join(words[prompt.before or 0]).startswith(same)
        assert len(same.encode()) == prompt.kept_size > 0


@pytest.mark.django_db(transaction=True)
def test_a_prompt_that_would_be_another_today_does_not_pass_for_the_one_that_was_sent(among_models: Match) -> None:
    seat = Seat.objects.filter(match=among_models)[0]
    ChatModel.objects.update(rulebook="full" if seat.model and seat.model.rulebook == "short" else "short")

    story = asked_prompts.Story(among_models, Seat.objects.get(pk=seat.pk))
    [prompt] = story.prompts(story.latest()[-1:])

    assert prompt.is_as_sent is False


@pytest.mark.django_db(transaction=True)
def test_of_a_model_whose_words_are_gone_nobody_says_what_it_was_sent(among_models: Match) -> None:
    Exchange.objects.update(words=None)
    story = asked_prompts.Story(among_models, Seat.objects.filter(match=among_models)[0])

    assert {prompt.is_as_sent for prompt in story.prompts(story.steps)} == {None}


@pytest.mark.parametrize(
    ("before", "now", "kept"),
    [
        ([], ["a"], [0]),
        (["rules", "seat", "ask"], ["rules", "seat", "another"], [5, 4, 1]),
        (["rules", "seat"], ["rules", "seat", "more"], [5, 4, 0]),
        (["rules", "seat", "ask"], ["other", "seat", "ask"], [0, 0, 0]),
        (["rules", "longer"], ["rules", "long", "er"], [5, 4, 0]),
    ],
)
def test_what_a_provider_keeps_ends_with_the_first_other_character(
    before: list[str], now: list[str], kept: list[int]
) -> None:
    held = asked_prompts.compared([sheet(each) for each in before], [sheet(each) for each in now])

    assert [sum(piece.kept for piece in pieces) for pieces in held] == kept


def test_what_is_kept_of_a_message_goes_to_its_first_blocks() -> None:
    now = SHEET(blocks=(blocks.Block(kind=KIND.STATE, text="Alone.\n"), blocks.Block(kind=KIND.QUESTION, text="Now?")))

    [[state, question]] = asked_prompts.compared([sheet("Alone.\nNot yet.")], [now])

    assert (state.new, question.same, question.new) == ("", "No", "w?")


def sheet(text: str) -> blocks.Sheet:
    return SHEET(blocks=(blocks.Block(kind=KIND.OPEN, text=text),))
