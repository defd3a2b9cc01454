"""Decisions of house bots, said by a model and read back, stay the same decisions."""

from games.engine.facts import decisions, events
from games.engine.facts import rules as ruling
from games.players.bots import house_bots, temperaments
from games.players.models.prompting import seating
from tests.engine import matches, scenes
from tests.games.players.models import llm_matches
from tests.games.players.models.answers import scribe


def test_a_match_of_bots_who_speak_through_models_is_the_same_match() -> None:
    seats = matches.COLORS[:7]
    minds = {
        color: house_bots.Bot(temperament=temper, seed=7)
        for color, temper in zip(seats, temperaments.HOUSE * 2, strict=False)
    }
    spoken = {color: scribe.Dictated(bot, seating.Casting()) for color, bot in minds.items()}

    one, other = (llm_matches.play(thinkers, 7) for thinkers in (minds, spoken))

    assert not scenes.told(other.entries, events.Stumbled)
    assert [entry.event for entry in other.entries] == [entry.event for entry in one.entries]


def test_every_kind_of_question_came_up() -> None:
    minds = {color: house_bots.Bot(temperament=temperaments.HOUSE[0], seed=3) for color in matches.COLORS[:8]}
    spoken = {color: scribe.Dictated(bot, seating.Casting()) for color, bot in minds.items()}

    match = llm_matches.play(spoken, 3, ruling.recommended(8))

    kinds = {type(ask) for step in match.steps for ask in step.asks}
    assert {decisions.ActionAsk, decisions.DiscussionAsk, decisions.ReactionAsk, decisions.ReflectionAsk} <= kinds
