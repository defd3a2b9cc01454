"""Seven agents at an endpoint like the free ones, with everything wrong at once: nothing invented, nothing lost."""

import asyncio
import itertools
import json
from decimal import Decimal

from pydantic import BaseModel, ConfigDict

from personas.llm import asking, chat, costs, errors, remote
from personas.llm.answers import reading
from personas.llm.shared import budgets
from tests.personas.llm.conftest import Roads, spec_of
from tests.support.endpoints import model_faults as faults
from tests.support.endpoints import model_replies as replies
from tests.support.endpoints.model_server import Heard, ModelServer, Script

AGENTS, STEPS, PLACES = 7, 12, 5
RULES = "The rules."


class Turn(BaseModel):
    model_config = ConfigDict(extra="forbid")

    internal_thought: str
    vote: str


def echo(heard: Heard) -> replies.Reply:
    """Answers with what the question contains, so that mixed-up answers would show."""
    words = heard.messages[0]["content"].split()
    return replies.says(json.dumps({"internal_thought": "hm", "vote": words[words.index("agent") + 1]}))


def everything_wrong() -> Script:
    """No system role, no JSON mode; every fault, garbled answer and piece of nonsense between good answers."""
    mumbled = {name: mumble(echo) for name, mumble in faults.MUMBLES.items()}
    turns = faults.rotating({**faults.FAULTS, **mumbled, **faults.NONSENSE}, echo)
    return faults.picky(turns, system=False, json_mode="none")


def question(agent: str, step: int) -> chat.Request:
    ask = chat.user(f"I am agent {agent} in step {step}.")
    return chat.Request(messages=(chat.system(RULES), ask), max_tokens=300, label=f"soak/{agent}/{step}")


async def play(model: remote.RemoteModel) -> dict[str, list[asking.Answer[Turn]]]:
    """Asks all agents of a step at once, step after step."""
    names = [f"a{number}" for number in range(AGENTS)]
    played: dict[str, list[asking.Answer[Turn]]] = {name: [] for name in names}
    for step in range(STEPS):
        answers = await asyncio.gather(*(asking.aask_for(model, question(name, step), Turn) for name in names))
        for name, answer in zip(names, answers, strict=True):
            played[name].append(answer)
    return played


def test_with_everything_wrong_each_turn_is_said_or_lost_for_a_reason(
    server: ModelServer, new_road: Roads, shared_redis: str
) -> None:
    server.script = everything_wrong()
    highway = new_road(shared_redis)
    budget = budgets.Budget(name="match:soak", dollars=Decimal(5))
    model = remote.RemoteModel(spec_of(server.endpoint(concurrency=PLACES)), highway, within=[budget])

    played = asyncio.run(play(model))

    for name, answer in ((name, answer) for name, answers in played.items() for answer in answers):
        assert (answer.value is None) != (answer.failure is None)
        assert answer.value is None or answer.value.vote == name
        assert answer.value or isinstance(answer.failure, reading.Unreadable | errors.LlmError)
        assert 1 <= len(answer.exchanges) <= 2
    answers = list(itertools.chain.from_iterable(played.values()))
    assert sum(answer.value is not None for answer in answers) > 0.8 * AGENTS * STEPS
    assert highway.spent(budget) == budgets.Sum.of(sum((answer.usage for answer in answers), costs.Usage()))
    assert server.peak <= PLACES
