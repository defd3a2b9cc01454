"""The form of an answer that an endpoint is given: as narrow as the question allows, deciding fields first."""

import dataclasses
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import BaseModel

from games.engine.facts import decisions
from games.players.models.answers import answer_forms, answer_shapes, choosing, replies
from personas.llm.answers import schemas
from tests.games.players.models.prompting import situations

KINDS = sorted(situations.MOMENTS)
DECIDING = {"action": "choice", "discussion": "vote_action", "voting": "vote_action", "ghost": "message"}


def form(kind: str, *, brief: bool = False, **changes: Any) -> Any:
    asked = situations.situation(kind, "impostor")
    return answer_forms.form(dataclasses.replace(asked.ask, **changes), asked.known, brief=brief)


def texts(schema: Any) -> list[Any]:
    """Every part of a schema that is a free text."""
    if isinstance(schema, dict):
        own = [schema] if schema.get("type") == "string" and "enum" not in schema else []
        return own + [each for value in schema.values() for each in texts(value)]
    return [each for value in schema for each in texts(value)] if isinstance(schema, list) else []


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("brief", [False, True])
def test_every_text_of_a_narrow_form_has_an_end_that_a_grammar_can_count_to(kind: str, brief: bool) -> None:
    assert all(0 < each["maxLength"] < 2_000 for each in texts(form(kind, brief=brief).tight(None)))


@pytest.mark.parametrize(("kind", "field"), DECIDING.items())
def test_what_decides_stands_right_after_the_thought(kind: str, field: str) -> None:
    asked = form(kind)

    for schema in (asked.schema, asked.tight(None)):
        assert list(schema["properties"])[:2] == ["internal_thought", field]


def test_a_choice_is_one_of_the_menu() -> None:
    ask = situations.situation("action", "impostor").ask
    assert isinstance(ask, decisions.ActionAsk)

    assert form("action").tight(None)["properties"]["choice"]["enum"] == list(map(choosing.choice, ask.menu))


def test_a_vote_is_one_of_the_candidates() -> None:
    ask = situations.situation("voting", "crewmate").ask
    assert isinstance(ask, decisions.VoteAsk)

    assert form("voting").tight(None)["properties"]["vote_action"]["enum"] == list(ask.candidates)


def test_whoever_may_not_vote_can_only_say_so() -> None:
    assert form("discussion", may_vote=False).tight(None)["properties"]["vote_action"] == {"type": "null"}


def test_the_bare_form_is_the_same_for_every_question_of_a_kind() -> None:
    asked = situations.situation("action", "impostor").ask
    assert isinstance(asked, decisions.ActionAsk)

    assert form("action").schema == form("action", menu=asked.menu[:1]).schema
    assert "enum" not in json.dumps(form("action").schema["properties"]["choice"])


@pytest.mark.parametrize("kind", ["action", "discussion", "voting", "ghost", "reflection"])
def test_in_brief_notes_suspicions_and_claims_are_left_for_later(kind: str) -> None:
    asked = form(kind, brief=True)

    for schema in (asked.schema, asked.tight(None)):
        assert not {"scratchpad_updates", "suspicion", "claims"} & set(schema["properties"])


@pytest.mark.parametrize("kind", ["reaction", "consolidation"])
def test_at_the_end_of_a_meeting_notes_are_asked_for_also_in_brief(kind: str) -> None:
    assert {"scratchpad_updates", "suspicion"} <= set(form(kind, brief=True).schema["properties"])


@pytest.mark.parametrize("kind", KINDS)
def test_a_brief_answer_has_fewer_tokens(kind: str) -> None:
    shape = replies.shape(situations.situation(kind, "impostor").ask)

    assert answer_forms.most_tokens(shape, brief=True) < answer_forms.most_tokens(shape, brief=False)


@given(number=st.integers(min_value=0, max_value=10_000))
def test_whatever_the_narrow_form_of_an_action_allows_is_legal(number: int) -> None:
    asked = situations.situation("action", "impostor")
    ids = form("action").tight(None)["properties"]["choice"]["enum"]

    said = replies.shape(asked.ask).model_validate({"choice": ids[number % len(ids)]})

    assert replies.Judge(asked.ask, asked.known).objection(said) is None


@pytest.mark.parametrize("kind", KINDS)
def test_the_longest_answer_in_brief_fits_into_its_tokens(kind: str) -> None:
    """A small model that rambles needs a token per letter; names and ids take one token per three letters."""
    shape = replies.shape(situations.situation(kind, "impostor").ask)
    tight = form(kind, brief=True).tight(None)

    own, given_words = longest(tight, tight.get("$defs", {}))

    assert own + given_words / 3 <= answer_forms.most_tokens(shape, brief=True)


def longest(schema: Any, parts: Any) -> tuple[int, int]:
    """Characters of a schema's longest JSON, without blanks: those of free text, and those that the model copies."""
    if "$ref" in schema:
        return longest(parts[schema["$ref"].rpartition("/")[2]], parts)
    if "anyOf" in schema:
        return max(longest(each, parts) for each in schema["anyOf"])
    if "enum" in schema:
        return 0, max(len(json.dumps(each)) for each in schema["enum"])
    match schema["type"]:
        case "object":
            fields = [(name, *longest(each, parts)) for name, each in schema["properties"].items()]
            return sum(own for _, own, _ in fields), sum(len(name) + 4 + words for name, _, words in fields) + 2
        case "array":
            own, words = longest(schema["items"], parts)
            return int(schema["maxItems"]) * own, int(schema["maxItems"]) * (words + 1) + 2
        case "string":
            return int(schema["maxLength"]), 2
        case _:
            return 0, 4


@pytest.mark.parametrize("shape", [*answer_forms.ORDER, answer_shapes.Findings, answer_shapes.Commentary])
def test_no_shape_has_more_choices_of_types_than_anthropic_takes(shape: type[BaseModel]) -> None:
    """Sixteen in one schema; the shape of a discussion has as many."""
    schema = schemas.strict(schemas.bare_of(shape, (), ()))

    assert json.dumps(schema).count('"anyOf"') <= 16
