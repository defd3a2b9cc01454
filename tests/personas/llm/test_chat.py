"""The types of a conversation, and the scripted model."""

import asyncio
import pickle
from dataclasses import replace
from decimal import Decimal

import pytest
from pydantic import BaseModel

from personas.llm import chat, costs, endpoints, errors, scripted


def ask(text: str) -> chat.Request:
    return chat.Request(messages=(chat.user(text),))


def test_a_scripted_model_answers_the_same_from_threads_and_event_loops() -> None:
    model = scripted.ScriptedModel(lambda request: request.messages[-1].text.upper())

    spoken = model.complete(ask("hello"))
    awaited = asyncio.run(model.acomplete(ask("hello")))

    assert spoken == awaited
    assert spoken.text == "HELLO"
    assert spoken.model == "scripted"


def test_a_script_in_turn_starts_again_at_its_end_and_raises_its_errors() -> None:
    model = scripted.ScriptedModel(scripted.in_turn("one", errors.TimedOut("slow")))

    first = model.complete(ask("?"))
    with pytest.raises(errors.TimedOut, match="slow"):
        model.complete(ask("?"))
    third = model.complete(ask("?"))

    assert (first.text, third.text) == ("one", "one")


def test_a_scripted_model_remembers_what_it_was_asked() -> None:
    model = scripted.ScriptedModel(lambda _: "yes")

    model.complete(ask("first"))
    model.complete(ask("second"))

    assert [request.messages[0].text for request in model.requests] == ["first", "second"]


def test_scripted_usage_is_counted_in_started_tokens() -> None:
    model = scripted.ScriptedModel(lambda _: "five!")

    completion = model.complete(ask("12345678"))

    assert completion.usage == costs.Usage(tokens_in=2, tokens_out=2)


def test_scripted_latency_is_waited_for_at_the_same_time() -> None:
    model = scripted.ScriptedModel(lambda _: "yes", latency=0.2)

    async def ten() -> float:
        started = asyncio.get_running_loop().time()
        await asyncio.gather(*(model.acomplete(ask("?")) for _ in range(10)))
        return asyncio.get_running_loop().time() - started

    assert 0.2 <= asyncio.run(ten()) < 1.0


def test_usage_adds_up_and_an_unknown_cost_stays_unknown() -> None:
    known = costs.Usage(tokens_in=10, cached=4, tokens_out=3, reasoning=2, cost=Decimal("0.01"))
    unknown = costs.Usage(tokens_in=1, tokens_out=1)

    assert (known + unknown).cost == Decimal("0.01")
    assert (unknown + unknown).cost is None
    assert (known + known).tokens == 26


def test_a_price_counts_cached_tokens_at_their_own_rate() -> None:
    price = costs.Price(tokens_in=Decimal(2), cached=Decimal("0.5"), tokens_out=Decimal(10))
    used = costs.Usage(tokens_in=1000, cached=600, tokens_out=100)

    assert price.of(used) == Decimal("0.0021")


def test_a_price_counts_tokens_written_into_a_cache_at_their_own_rate_or_as_fresh_ones() -> None:
    used = costs.Usage(tokens_in=1000, cached=600, cache_written=300, tokens_out=100)
    price = costs.Price(tokens_in=Decimal(2), cached=Decimal("0.5"), tokens_out=Decimal(10))
    dearer = replace(price, cache_written=Decimal("2.5"))

    assert price.of(used) == Decimal("0.0021")
    assert dearer.of(used) == Decimal("0.00225")


def test_what_is_expected_to_be_sent_and_not_cached_is_taken_to_be_written() -> None:
    assert costs.expected(1000, 100, cached=600).cache_written == 400


def test_a_json_answer_carries_the_schema_of_its_shape() -> None:
    class Vote(BaseModel):
        target: str

    answer = chat.JsonAnswer.of(Vote)

    assert answer.name == "Vote"
    assert answer.schema["required"] == ["target"]


def test_an_error_survives_the_way_between_processes() -> None:
    error = errors.FeatureRefused("no", feature="json_schema")
    error.retry_after = 2.5

    copy = pickle.loads(pickle.dumps(error))

    assert type(copy) is errors.FeatureRefused
    assert (str(copy), copy.feature, copy.retry_after) == ("no", "json_schema", 2.5)


@pytest.mark.parametrize("variable", ["SECRET", "openrouter_api_key", "sk-or-v1-123", "DATABASE_URL"])
def test_a_key_is_named_by_a_variable_that_says_it_is_one(variable: str) -> None:
    with pytest.raises(ValueError, match="key_variable"):
        endpoints.Endpoint(base_url="https://openrouter.ai/api/v1", key_variable=variable)


@pytest.mark.parametrize("url", ["ftp://host/v1", "localhost:8000", "https://me:secret@host/v1", "https://host/?k=1"])
def test_an_endpoint_is_a_plain_web_address_without_credentials(url: str) -> None:
    with pytest.raises(ValueError, match="base_url") as refusal:
        endpoints.Endpoint(base_url=url)

    assert "secret" not in str(refusal.value)
