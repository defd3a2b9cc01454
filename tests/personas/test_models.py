"""What may be configured: every bad value is refused at its own field, and none is repeated."""

from decimal import Decimal
from typing import Any

import pytest
from django.core.exceptions import ValidationError
from django.db import IntegrityError, models, transaction

from personas import calling
from personas.llm import costs, endpoints
from personas.models import ChatModel, Persona
from tests.personas import cast

pytestmark = [pytest.mark.django_db, pytest.mark.databases]


def problems(row: models.Model) -> dict[str, list[str]]:
    with pytest.raises(ValidationError) as refusal:
        row.full_clean()
    return refusal.value.message_dict


def test_a_key_is_model_and_persona() -> None:
    persona = cast.leader()

    persona.full_clean(exclude=["key"])
    persona.save()

    assert persona.key == cast.LEADER


def test_the_same_character_on_another_model_is_another_persona() -> None:
    cast.leader().save()
    other = cast.gpt4o(name="Qwen", slug="qwen3-14b")
    other.save()

    cast.leader(model=other).save()

    assert list(Persona.objects.values_list("key", flat=True)) == [cast.LEADER, "qwen3-14b_aggressive_leader"]


def test_one_combination_is_one_persona() -> None:
    first = cast.leader()
    first.save()

    assert "slug" in problems(cast.leader(model=first.model, name="Another"))


def test_the_database_itself_refuses_a_second_owner_of_a_key() -> None:
    first = cast.leader()
    first.save()

    with pytest.raises(IntegrityError), transaction.atomic():
        cast.leader(model=first.model).save()


@pytest.mark.parametrize("slug", ["Aggressive", "a-b", "_a", "a_", "a__b", "a b", "a/b", "a:b", "é", "", "a\n"])
def test_a_persona_slug_is_safe_in_an_address_and_in_redis(slug: str) -> None:
    assert "slug" in problems(cast.leader(temperament="quiet", slug=slug))


@pytest.mark.parametrize("slug", ["gpt_4o", "GPT", "-a", "a--b", "a.b", "house", "house-2", ""])
def test_a_model_slug_has_no_underscore_so_that_keys_cannot_collide(slug: str) -> None:
    assert "slug" in problems(cast.gpt4o(slug=slug))


def test_a_model_slug_stays_because_memories_hang_on_it() -> None:
    model = cast.gpt4o()
    model.save()

    model.slug = "gpt5"

    assert "gpt4o" in problems(model)["slug"][0]


def test_the_name_of_a_tier_stays_because_series_and_sheets_name_it() -> None:
    tier = cast.tier("basic")

    tier.name = "plain"

    assert "basic" in problems(tier)["name"][0]


@pytest.mark.parametrize("fields", [{"model": None, "temperament": ""}, {"temperament": "quiet"}])
def test_a_persona_has_one_mind(fields: dict[str, Any]) -> None:
    model = cast.gpt4o()
    model.save()
    persona = cast.leader(**({"model": model} | fields))

    assert set(problems(persona)) <= {"model", "temperament"}
    with pytest.raises(IntegrityError), transaction.atomic():
        persona.save()


def test_a_temperament_that_no_house_bot_has_is_refused() -> None:
    [told] = problems(cast.leader(temperament="diligennt"))["temperament"]

    assert "diligent, social, paranoid, hunter, schemer, quiet" in told


@pytest.mark.parametrize("temperature", [-0.1, 2.1, float("nan"), float("inf")])
def test_a_temperature_is_between_zero_and_two(temperature: float) -> None:
    assert "temperature" in problems(cast.leader(temperament="quiet", temperature=temperature))


@pytest.mark.parametrize("name", ["\u200b", "\u2060\u00a0\u200d", "\ufe0f"])
def test_nobody_has_a_name_of_which_nothing_is_seen(name: str) -> None:
    assert "name" in problems(cast.leader(temperament="quiet", name=name))
    assert "name" in problems(cast.gpt4o(name=name))


@pytest.mark.parametrize("text", ["\0", "\x1b[31m", "\ud800", "gnol \u202etxt"])
@pytest.mark.parametrize("field", ["name", "character", "manner"])
def test_text_that_would_do_something_is_refused(field: str, text: str) -> None:
    assert field in problems(cast.leader(temperament="quiet", **{field: text}))


@pytest.mark.parametrize(
    ("field", "text"), [("name", "a\nb"), ("name", "a" * 61), ("character", "a" * 2_001), ("manner", "a" * 1_001)]
)
def test_lengths_are_bounded(field: str, text: str) -> None:
    assert field in problems(cast.leader(temperament="quiet", **{field: text}))


def test_markup_is_plain_text_like_any_other() -> None:
    persona = cast.leader(temperament="quiet", character="<script>alert(1)</script> {{ boom }} %s")

    persona.full_clean(exclude=["key"])


@pytest.mark.parametrize(
    "url",
    [
        "", "openrouter.ai/api/v1", "ftp://host/v1", "javascript:alert(1)", "http://", "http:///v1",
        "https://user:hunter2hunter2@host/v1", "https://hunter2hunter2@host/v1", "https://host/v1?key=hunter2hunter2",
        "https://host/v1#x", "https://host:port/v1", "https://host:70000/v1", "https://ho st/v1", "http://[::1/v1",
        "https://host/v1?", "https://" + "a" * 300, "https://host/\nv1",
    ],
)  # fmt: skip
def test_an_address_is_http_without_credentials_and_is_not_repeated(url: str) -> None:
    found = problems(cast.gpt4o(base_url=url))

    assert set(found) == {"base_url"}
    assert "hunter2" not in str(found)


@pytest.mark.parametrize("url", ["http://127.0.0.1:11434/v1", "https://openrouter.ai/api/v1", "http://[::1]:8080"])
def test_what_is_accepted_as_an_address_can_be_asked(url: str) -> None:
    model = cast.gpt4o(base_url=url)

    model.full_clean()

    assert calling.spec_of(model).endpoint.base_url == url


@pytest.mark.parametrize("variable", ["OPENROUTER_KEY", "openai_api_key", "sk-or-v1-0123456789abcdef", "1_API_KEY"])
def test_a_key_variable_is_a_name_and_never_repeated(variable: str) -> None:
    found = problems(cast.gpt4o(key_variable=variable))

    assert set(found) == {"key_variable"}
    assert variable not in str(found)


def test_a_server_without_keys_needs_no_variable() -> None:
    cast.gpt4o(key_variable="").full_clean()


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"price_in": Decimal(1)}, "price_out"),
        ({"price_out": Decimal(1)}, "price_in"),
        ({"price_cached": Decimal(1)}, "price_in"),
        ({"price_cache_written": Decimal(1)}, "price_in"),
        ({"price_in": Decimal(-1), "price_out": Decimal(1)}, "price_in"),
        ({"concurrency": 0}, "concurrency"),
        ({"context_size": 10}, "context_size"),
        ({"context_size": 4_000, "thinking_room": 4_000}, "thinking_room"),
        ({"per_minute": 0}, "per_minute"),
        ({"not_taken": "temperature, seed"}, "not_taken"),
        ({"model": "gpt 4o"}, "model"),
        ({"json_mode": "perhaps"}, "json_mode"),
    ],
)
def test_a_number_or_choice_that_makes_no_sense_is_refused_at_its_field(fields: dict[str, Any], field: str) -> None:
    assert list(problems(cast.gpt4o(**fields))) == [field]


@pytest.mark.parametrize(
    "extra",
    [
        [1], "text", {"messages": []}, {"model": "x"}, {"api_key": "x"}, {"headers": {"Authorization": "x"}},
        {"provider": [{"access_token": "x"}]}, {"x": float("nan")}, {"x": "\0"}, {"\ud800": 1}, {"x": "a" * 2_000},
    ],
)  # fmt: skip
def test_extra_fields_are_a_small_object_without_anything_of_ours(extra: object) -> None:
    assert list(problems(cast.gpt4o(extra=extra))) == ["extra"]


def test_extra_fields_may_count_tokens() -> None:
    cast.gpt4o(extra={"top_p": 0.9, "min_tokens": 5, "provider": {"order": ["a"]}}).full_clean()


def test_a_model_becomes_a_spec_field_by_field() -> None:
    model = ChatModel(
        name="G", slug="gemma", base_url="https://host/v1", model="google/gemma", key_variable="HOST_API_KEY",
        json_mode="none", reasoning="tags", takes_system=False, takes_tools=False, wants_turns=True,
        wants_cache_marks=True, limit_field="max_completion_tokens", not_taken="seed top_p", context_size=8_000,
        thinking_room=500, extra={"top_k": 5}, price_in=Decimal(1), price_out=Decimal(2), price_cached=Decimal("0.1"),
        price_cache_written=Decimal("1.25"), concurrency=3, per_minute=20, patience=90,
    )  # fmt: skip

    spec = calling.spec_of(model)

    assert spec == endpoints.ModelSpec(
        name="gemma",
        model="google/gemma",
        endpoint=endpoints.Endpoint(
            base_url="https://host/v1", key_variable="HOST_API_KEY", total=90.0, concurrency=3, per_minute=20
        ),
        abilities=endpoints.Abilities(
            json=endpoints.JsonMode.NONE, reasoning=endpoints.Reasoning.TAGS, system=False, tools=False,
            alternating=True, cache_marks=True, limit_field="max_completion_tokens", without=("seed", "top_p"),
            context=8_000, thinking_room=500,
        ),
        price=costs.Price(
            tokens_in=Decimal(1), tokens_out=Decimal(2), cached=Decimal("0.1"), cache_written=Decimal("1.25")
        ),
        extra={"top_k": 5},
    )  # fmt: skip
