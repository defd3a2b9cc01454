"""Endpoints that do not report a call's usage: it is estimated, marked, and charged to the budget all the same."""

from dataclasses import replace
from decimal import Decimal

import pytest
from pydantic import JsonValue

from personas.llm import chat, costs, errors, remote
from personas.llm.shared import budgets
from tests.personas.llm.conftest import QUESTION, Roads, spec_of
from tests.support.endpoints import model_replies as replies
from tests.support.endpoints.model_server import ModelServer

PRICE = costs.Price(tokens_in=Decimal(1_000), tokens_out=Decimal(2_000))
ASKED = 7
"""The estimated tokens of the question, which has 19 characters."""
ANSWER = "Pink was in Storage, beside the body."
WRITTEN = 13
NOTE = chat.ToolSpec(name="note", description="Write a line down.", parameters={"type": "object"})


def spend_all(model: remote.RemoteModel) -> None:
    for _ in range(20):
        model.complete(QUESTION)


def usage_of(model: remote.RemoteModel, server: ModelServer, reply: replies.Reply) -> costs.Usage:
    server.script = lambda _: reply
    return model.complete(QUESTION).usage


def test_what_is_not_told_is_estimated_by_lengths_and_marked(server: ModelServer, model: remote.RemoteModel) -> None:
    used = usage_of(model, server, replies.uncounted(replies.says(ANSWER)))

    assert used == costs.Usage(tokens_in=ASKED, tokens_out=WRITTEN, estimated=ASKED + WRITTEN)


@pytest.mark.parametrize(
    ("told", "used"),
    [
        ({"prompt_tokens": 90}, costs.Usage(tokens_in=90, tokens_out=WRITTEN, estimated=WRITTEN)),
        ({"completion_tokens": 9}, costs.Usage(tokens_in=ASKED, tokens_out=9, estimated=ASKED)),
        ({"prompt_tokens": 0, "completion_tokens": 9}, costs.Usage(tokens_in=ASKED, tokens_out=9, estimated=ASKED)),
        ({"prompt_tokens": 90, "completion_tokens": 9}, costs.Usage(tokens_in=90, tokens_out=9)),
    ],
)
def test_a_part_that_is_told_is_taken_as_told(
    told: dict[str, JsonValue], used: costs.Usage, server: ModelServer, model: remote.RemoteModel
) -> None:
    assert usage_of(model, server, replies.sends(replies.spoken({"content": ANSWER}, usage=told))) == used


def test_thoughts_that_are_shown_are_counted_and_so_are_tools(server: ModelServer, model: remote.RemoteModel) -> None:
    thought = usage_of(model, server, replies.uncounted(replies.says(ANSWER, reasoning="x" * 300)))
    server.script = lambda _: replies.uncounted(replies.calls(("note", "x" * 296)))
    noted = model.complete(replace(QUESTION, tools=(NOTE,))).usage

    assert thought.tokens_out == WRITTEN + 100
    assert noted.tokens_out == 100
    assert noted.tokens_in > ASKED + len(NOTE.description) // 3


def test_the_price_of_what_is_estimated_is_by_the_table(server: ModelServer, new_road: Roads) -> None:
    model = remote.RemoteModel(spec_of(server.endpoint(), price=PRICE), new_road())

    used = usage_of(model, server, replies.uncounted(replies.says(ANSWER)))

    assert used.cost == Decimal("0.001") * ASKED + Decimal("0.002") * WRITTEN


@pytest.mark.parametrize(
    "limit", [budgets.Budget(name="match:1", tokens=1_000), budgets.Budget(name="match:1", dollars=Decimal("1.5"))]
)
def test_a_budget_is_spent_where_no_endpoint_tells_what_was_used(
    limit: budgets.Budget, server: ModelServer, new_road: Roads
) -> None:
    server.script = lambda _: replies.uncounted(replies.says("x" * 300))
    model = remote.RemoteModel(spec_of(server.endpoint(), price=PRICE), new_road(), within=[limit])

    with pytest.raises(errors.BudgetSpent):
        spend_all(model)

    assert 3 <= len(server.heard) <= 10


def test_a_failure_without_an_answer_is_counted_as_it_is_told(server: ModelServer, model: remote.RemoteModel) -> None:
    server.script = lambda _: replies.refuses("boom", status=500)

    with pytest.raises(errors.ServerTrouble) as failure:
        model.complete(QUESTION)

    assert failure.value.spent == costs.Usage()


def test_a_reply_in_which_nothing_is_said_has_cost_its_prompt(server: ModelServer, model: remote.RemoteModel) -> None:
    server.script = lambda _: replies.uncounted(replies.says(""))

    with pytest.raises(errors.SaidNothing) as failure:
        model.complete(QUESTION)

    assert failure.value.spent == costs.Usage(tokens_in=2 * ASKED, estimated=2 * ASKED)


def test_a_prompt_that_nobody_counted_is_paid_for_as_if_it_was_written_into_the_cache(
    server: ModelServer, new_road: Roads
) -> None:
    """As in what was held for it: the bill is rather too high than too low."""
    dear = replace(PRICE, cache_written=Decimal(1_250))
    model = remote.RemoteModel(spec_of(server.endpoint(), price=dear), new_road())

    used = usage_of(model, server, replies.uncounted(replies.says(ANSWER)))

    assert used.cost == (1_250 * Decimal(ASKED) + 2_000 * Decimal(WRITTEN)) / costs.MILLION
    assert used.cache_written == 0


def test_sums_keep_how_much_of_them_is_estimated() -> None:
    told, guessed = costs.Usage(tokens_in=90), costs.Usage(tokens_in=7, tokens_out=1, estimated=8)

    assert (told + guessed + guessed).estimated == 16
