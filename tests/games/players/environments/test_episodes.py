"""An environment plays the same match as the site, and asks the same questions as models get there."""

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.engine import maps, referee
from games.engine.eyes import perspective
from games.engine.facts import decisions, identities
from games.engine.facts import rules as ruling
from games.engine.facts.dice import Dice
from games.engine.state import ledger as ledgers
from games.players import at_table, player
from games.players.bots import casts
from games.players.environments import episodes
from games.players.models import llm_agent
from games.players.models.answers import choosing
from games.players.models.prompting import seating
from personas.llm import scripted
from tests.engine import matches

Color = identities.Color
RULES = ruling.recommended(4, "outpost")
NOBODY = scripted.ScriptedModel(lambda _: "")


def on_the_site(seed: int, players: Mapping[Color, player.Player], seats: int) -> list[ledgers.Entry]:
    dice = Dice(seed)
    opening = referee.open_match(casts.lineup(seed, seats), RULES, maps.load(RULES.map), dice)
    return [entry for step in at_table.steps(at_table.Table(players, dice), opening) for entry in step.entries]


@given(seed=st.integers(0, 10_000))
def test_without_learners_it_is_the_match_of_the_site(seed: int) -> None:
    environment = episodes.Environment(players=4, learners=(), rules=RULES)

    turn = environment.reset(seed)

    assert turn.is_over
    assert environment.entries == on_the_site(seed, casts.bots(seed, casts.lineup(seed, 4)), 4)


def test_whoever_answers_as_a_bot_would_makes_the_match_of_bots() -> None:
    bots = casts.bots(3, casts.lineup(3, 4))
    named = {str(color): seating.Casting(name=seat.name) for color, seat in zip(bots, casts.lineup(3, 4), strict=True)}
    environment = episodes.Environment(players=4, rules=RULES, casts=named)
    turn = environment.reset(3)
    while not turn.is_over:
        turn = environment.step(
            {color: bots[color].decide(each.ask, each.known) for color, each in turn.questions.items()}
        )
        assert not turn.faults

    before = [entry for entry in on_the_site(3, bots, 4) if entry.seq < environment.entries[-5].seq]
    assert environment.entries[: len(before)] == before
    ended = environment.world.outcome
    assert ended is not None
    assert {color for color, reward in turn.rewards.items() if reward} == {
        color for color in Color if color in bots and (color in ended.impostors) == (ended.winner == "impostors")
    }


@given(seed=st.integers(0, 10_000))
def test_a_learner_is_asked_in_the_very_words_in_which_a_model_is(seed: int) -> None:
    cast = seating.Casting(name="Ada", persona="Dry and exact.", tier="Look at who moves.")
    agent = llm_agent.LlmAgent(NOBODY, cast)
    environment = episodes.Environment(players=4, learners=["blue"], rules=RULES, casts={"blue": cast})
    turn, heard, known = environment.reset(seed), 0, None
    for _ in range(12):
        for entry in environment.entries[heard:]:
            if Color.BLUE in entry.audience:
                known = perspective.learn(known or perspective.blank(Color.BLUE), entry)
                agent.perceive(known, entry)
        heard = len(environment.entries)
        if turn.is_over or known is None:
            break
        question = turn.questions[Color.BLUE]
        assert question.messages == [
            {"role": each.role, "content": each.text} for each in agent.prompt(question.ask, known)
        ]
        turn = environment.step({"blue": matches.at_random(environment.world, question.ask, Dice(seed))})


def test_what_cannot_be_taken_is_a_lost_turn_and_the_match_ends_all_the_same() -> None:
    environment = episodes.Environment(players=4, learners=["red", "blue"], rules=RULES)
    turn = environment.reset(5)
    told = set()
    while not turn.is_over:
        turn = environment.step({"red": "I would rather not say."})
        told |= {reason.partition(":")[0] for reason in turn.faults.values()}

    assert told == {"unreadable", "nothing was answered"}
    assert set(turn.rewards) == {Color.RED, Color.BLUE}


def test_a_word_that_is_not_on_the_menu_is_refused_and_said_why() -> None:
    environment = episodes.Environment(players=4, learners=["red"], rules=RULES)
    turn = environment.reset(5)

    turn = environment.step({"red": '{"internal_thought": "", "choice": "fly away"}'})

    assert "fly away" in turn.faults[Color.RED]


def test_what_a_learner_writes_is_read_as_a_model_s_reply() -> None:
    environment = episodes.Environment(players=4, learners=["red"], rules=RULES)
    [question] = environment.reset(5).questions.values()

    first = question.ask.menu[0] if isinstance(question.ask, decisions.ActionAsk) else None
    assert first is not None

    decided = question.read(
        f'Let me see.\n```json\n{{"internal_thought": "so", "choice": "{choosing.choice(first)}"}}\n```'
    )

    assert decided == decisions.ActionDecision(action=first, internal_thought="so")


def test_a_seat_that_is_not_there_is_said_by_name() -> None:
    with pytest.raises(ValueError, match="no seat is tan; there are red, blue, green, pink"):
        episodes.Environment(players=4, learners=["tan"])
