"""Everybody who decides is asked at the same time, and every answer is on record."""

import asyncio
from collections.abc import Iterator

import pytest

from games.engine.eyes import knowledge
from games.engine.facts import decisions, identities
from games.players import consulting
from games.players.models import llm_agent
from games.players.models.prompting import seating
from personas.llm import endpoints, remote, road, scripted
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


def table() -> tuple[list[decisions.Ask], dict[Color, knowledge.Perspective]]:
    """Everybody living at a last call."""
    entries, _ = situations.last_call()
    asks = list(situations.asks(entries))
    views = {ask.color: situations.seen(entries, ask.color, ask).known for ask in asks}
    return asks, views


def test_all_are_asked_before_the_first_answers(server: ModelServer, highway: road.Road) -> None:
    asks, views = table()
    server.script = lambda _: replies.says('{"vote_action": "skip"}', delay=SLOW)
    spec = endpoints.ModelSpec(name="stand-in", model="stand-in", endpoint=server.endpoint())
    agents = {ask.color: llm_agent.LlmAgent(remote.RemoteModel(spec, highway), seating.Casting()) for ask in asks}

    consulted = asyncio.run(consulting.consult(agents, asks, views))

    assert len(consulted.decisions) == len(asks) == server.peak


def test_answers_are_in_the_order_of_the_asks_whoever_was_quickest() -> None:
    asks, views = table()
    agents = {
        ask.color: llm_agent.LlmAgent(
            scripted.ScriptedModel(lambda _: '{"vote_action": "skip"}', latency=0.05 / number), seating.Casting()
        )
        for number, ask in enumerate(asks, 1)
    }

    consulted = asyncio.run(consulting.consult(agents, asks, views))

    assert [each.color for each in consulted.exchanges] == [ask.color for ask in asks]
    assert list(consulted.decisions) == [ask.color for ask in asks]


def test_each_answer_is_heard_as_it_arrives() -> None:
    asks, views = table()
    agents = {
        ask.color: llm_agent.LlmAgent(
            scripted.ScriptedModel(lambda _: '{"vote_action": "skip"}', latency=2.0 - 0.3 * number), seating.Casting()
        )
        for number, ask in enumerate(asks)
    }
    heard: list[Color] = []

    asyncio.run(consulting.consult(agents, asks, views, heard=lambda color, _: heard.append(color)))

    assert heard == [ask.color for ask in reversed(asks)]


def test_a_bot_sits_among_models() -> None:
    asks, views = table()

    class Skipping:
        def decide(self, ask: decisions.Ask, known: knowledge.Perspective) -> decisions.Decision:
            return decisions.VoteDecision(vote_action="skip")

    agents: dict[Color, consulting.Thinker] = {ask.color: consulting.Instinct(Skipping()) for ask in asks}
    agents[asks[0].color] = llm_agent.LlmAgent(scripted.ScriptedModel(lambda _: "?"), seating.Casting())

    consulted = asyncio.run(consulting.consult(agents, asks, views))

    assert isinstance(consulted.decisions[asks[0].color], decisions.NoDecision)
    assert {type(consulted.decisions[ask.color]) for ask in asks[1:]} == {decisions.VoteDecision}


def test_a_bug_in_a_mind_is_not_hidden() -> None:
    asks, views = table()

    class Broken:
        def decide(self, ask: decisions.Ask, known: knowledge.Perspective) -> decisions.Decision:
            raise RuntimeError("a bug")

    with pytest.raises(ExceptionGroup) as raised:
        asyncio.run(consulting.consult({ask.color: consulting.Instinct(Broken()) for ask in asks}, asks, views))

    assert raised.group_contains(RuntimeError, match="a bug")
