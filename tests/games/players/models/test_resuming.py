"""An agent is what its log made of it: given the log again, it asks the same questions."""

import pytest

from games.engine import maps, referee
from games.engine.facts import rules as ruling
from games.engine.facts.dice import Dice
from games.players import at_table
from games.players.bots import house_bots, temperaments
from games.players.models import llm_agent
from games.players.models.prompting import seating
from personas.llm import scripted
from tests.engine import matches
from tests.games.players.models import llm_matches
from tests.games.players.models.answers import scribe

SEED = 4
PLAYERS = matches.COLORS[:7]
CAST = seating.Casting(name="Ada", persona="Cold and precise.", room=12_000)


@pytest.fixture(scope="module")
def match() -> llm_matches.Played:
    minds = {
        color: house_bots.Bot(temperament=temperaments.HOUSE[seat % 6], seed=SEED) for seat, color in enumerate(PLAYERS)
    }
    return llm_matches.play({color: scribe.Dictated(bot, CAST) for color, bot in minds.items()}, SEED)


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9])
def test_after_a_resume_the_same_prompts_are_sent(match: llm_matches.Played, share: float) -> None:
    stop = int(len(match.steps) * share)
    opening = referee.open_match(matches.lineup(len(PLAYERS)), ruling.recommended(7), maps.load("skeld"), Dice(SEED))

    agents = {color: llm_agent.LlmAgent(scripted.ScriptedModel(lambda _: ""), CAST) for color in PLAYERS}
    table = at_table.Table(agents, Dice(SEED))
    for step in (opening, *(step.after for step in match.steps[:stop])):
        table.learn(step)

    for ask, sent in zip(match.steps[stop].asks, match.steps[stop].exchanges, strict=True):
        assert agents[ask.color].prompt(ask, table.views[ask.color]) == sent.prompt
