"""Everybody who decides is asked at the same time, and every answer is passed on."""

import asyncio
import contextlib
from collections.abc import Iterator, Mapping

import pytest

from games.engine import referee
from games.engine.eyes import knowledge
from games.engine.facts import decisions, events, identities
from games.engine.facts.dice import Dice
from games.engine.state import ledger as ledgers
from games.players import at_table, player
from games.players.models import clerk, llm_agent
from games.players.models.prompting import seating
from personas.llm import endpoints, remote, road, scripted
from tests.games.players.models import llm_matches
from tests.games.players.models.prompting import situations
from tests.support.endpoints import model_replies as replies
from tests.support.endpoints.model_server import ModelServer

Color = identities.Color
SLOW = 0.5


@pytest.fixture
def server() -> Iterator[ModelServer]:
    with ModelServer() as running:
        yield running


@pytest.fixture
def highway() -> Iterator[road.Road]:
    opened = road.Road()
    yield opened
    opened.close()


LAST_CALL, _ = situations.last_call()
SO_FAR = ledgers.Step(entries=tuple(LAST_CALL), world=referee.fold(LAST_CALL))
ASKED = [ask.color for ask in situations.asks(LAST_CALL)]


async def told(players: Mapping[Color, player.Player]) -> list[at_table.Told]:
    """What is told until the next step, of everybody living at a last call."""
    table = at_table.Table(players, Dice(1))
    table.learn(SO_FAR)
    heard: list[at_table.Told] = []
    async with contextlib.aclosing(at_table.play(table)) as going:
        async for each in going:
            if isinstance(each, ledgers.Step):
                break
            heard.append(each)
    return heard


def decided(players: Mapping[Color, player.Player]) -> Mapping[Color, player.Answered]:
    *_, last = asyncio.run(told(players))
    assert isinstance(last, at_table.Decided)
    return last.answers


def test_all_are_asked_before_the_first_answers(server: ModelServer, highway: road.Road) -> None:
    server.script = lambda _: replies.says('{"vote_action": "skip"}', delay=SLOW)
    spec = endpoints.ModelSpec(name="stand-in", model="stand-in", endpoint=server.endpoint())

    answers = decided(
        {color: llm_agent.LlmAgent(remote.RemoteModel(spec, highway), seating.Casting()) for color in ASKED}
    )

    assert len(answers) == len(ASKED) == server.peak


def test_answers_are_in_the_order_of_the_asks_whoever_was_quickest() -> None:
    answers = decided({color: skipping(0.05 / number) for number, color in enumerate(ASKED, 1)})

    assert [each.color for answered in answers.values() for each in answered.exchanges] == ASKED
    assert list(answers) == ASKED


def test_each_answer_is_heard_as_it_arrives() -> None:
    heard = asyncio.run(told({color: skipping(2.0 - 0.3 * number) for number, color in enumerate(ASKED)}))

    assert [each.color for each in heard if isinstance(each, at_table.Heard)] == ASKED[::-1]


def skipping(seconds: float) -> llm_agent.LlmAgent:
    model = scripted.ScriptedModel(lambda _: '{"vote_action": "skip"}', latency=seconds)
    return llm_agent.LlmAgent(model, seating.Casting())


def test_a_bot_sits_among_models() -> None:
    class Skipping(player.Instant):
        def decide(self, ask: decisions.Ask, known: knowledge.Perspective) -> decisions.Decision:
            return decisions.VoteDecision(vote_action="skip")

    players: dict[Color, player.Player] = {color: Skipping() for color in ASKED}
    players[ASKED[0]] = llm_agent.LlmAgent(scripted.ScriptedModel(lambda _: "?"), seating.Casting())

    [first, *others] = decided(players).values()

    assert isinstance(first.decision, decisions.NoDecision)
    assert {type(answered.decision) for answered in others} == {decisions.VoteDecision}


def test_a_bug_in_a_mind_is_not_hidden_and_the_others_are_given_up() -> None:
    class Broken(player.Instant):
        def decide(self, ask: decisions.Ask, known: knowledge.Perspective) -> decisions.Decision:
            raise RuntimeError("a bug")

    players: dict[Color, player.Player] = {color: skipping(600) for color in ASKED}
    players[ASKED[-1]] = Broken()

    with pytest.raises(RuntimeError, match="a bug"):
        decided(players)


def test_who_answers_beside_a_bug_is_heard_before_it() -> None:
    class Skipping(player.Instant):
        def decide(self, ask: decisions.Ask, known: knowledge.Perspective) -> decisions.Decision:
            if ask.color == ASKED[1]:
                raise RuntimeError("a bug")
            return decisions.VoteDecision(vote_action="skip")

    table = at_table.Table({color: Skipping() for color in ASKED}, Dice(1))
    table.learn(SO_FAR)
    heard: list[at_table.Told] = []

    async def follow() -> None:
        async for each in at_table.play(table):
            heard.append(each)  # noqa: PERF401 # kept also when it ends in a bug

    with pytest.raises(RuntimeError, match="a bug"):
        asyncio.run(follow())
    assert [each.color for each in heard if isinstance(each, at_table.Heard)] == [ASKED[0], *ASKED[2:]]


def test_a_reading_that_ends_while_ballots_are_turned_over_is_written_with_the_next_step() -> None:
    mind = clerk.Clerk(model=scripted.ScriptedModel(lambda _: '{"claims": []}', latency=SLOW))
    table = at_table.Table({color: skipping(0) for color in ASKED}, Dice(1), mind)
    table.learn(SO_FAR)

    async def follow() -> list[at_table.Told]:
        heard: list[at_table.Told] = []
        async with contextlib.aclosing(at_table.play(table, held_for=0.0)) as going:
            async for each in going:
                heard.append(each)
                if isinstance(each, ledgers.Step):
                    if any(isinstance(told, clerk.Reading) for told in heard) or len(heard) > len(ASKED) + 5:
                        break
                    await asyncio.sleep(2 * SLOW)
        return heard

    heard = asyncio.run(follow())

    read = [told.found.line for told in heard if isinstance(told, clerk.Reading)]
    *_, step = heard
    assert isinstance(step, ledgers.Step)
    assert any(isinstance(entry.event, events.BallotRevealed) for entry in step.entries)
    assert [entry.event.line for entry in step.entries if isinstance(entry.event, events.LineRead)] == read != []


def test_what_was_answered_before_is_not_asked_again() -> None:
    table = at_table.Table({color: skipping(0) for color in ASKED}, Dice(1))
    table.learn(SO_FAR)
    known: dict[Color, decisions.Decision] = {ASKED[0]: decisions.VoteDecision(vote_action=ASKED[1])}

    [step] = llm_matches.follow(at_table.play(table, remembered=known), lambda world: True)

    assert [ask.color for ask in step.asks] == ASKED[1:]
    assert list(step.decisions) == ASKED
    assert step.decisions[ASKED[0]] == known[ASKED[0]]
