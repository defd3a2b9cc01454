"""Schemas as servers want them: minimal for those that prepare each new one, bounded for those that compile it."""

import json
from typing import Annotated, Any

import pytest
from pydantic import BaseModel, Field

from personas.llm import chat
from personas.llm.answers import schemas


class Claim(BaseModel):
    place: str | None = None


class Answer(BaseModel):
    thought: Annotated[str, Field(max_length=4_000)] = ""
    suspicion: list[int] = []
    choice: str
    claims: list[Claim] = []
    lesson: str | None = None


def test_the_bare_form_has_no_bound_that_a_hosted_endpoint_could_refuse() -> None:
    written = json.dumps(chat.JsonAnswer.of(Answer).schema)

    assert not [word for word in ("maxLength", "maxItems", "title", "default") if word in written]


def test_the_tight_form_ends_everything_that_could_run_on() -> None:
    properties = _tight(chat.JsonAnswer.of(Answer))["properties"]

    assert properties["suspicion"]["maxItems"] == schemas.MOST_ITEMS
    assert properties["choice"]["maxLength"] == schemas.USUAL_TEXT


def test_no_text_may_be_as_long_as_a_grammar_of_llama_cpp_cannot_count() -> None:
    properties = _tight(chat.JsonAnswer.of(Answer))["properties"]

    assert properties["thought"]["maxLength"] == 1_999


def test_a_choice_is_narrowed_to_the_menu_of_this_question_in_the_tight_form_alone() -> None:
    answer = chat.JsonAnswer.of(Answer, narrow=lambda: {"choice": {"enum": ["wait", "report"]}})

    assert _tight(answer)["properties"]["choice"] == {"type": "string", "enum": ["wait", "report"]}
    assert answer.schema == chat.JsonAnswer.of(Answer).schema


def test_what_may_be_null_may_still_be_null_when_it_is_narrowed() -> None:
    answer = chat.JsonAnswer.of(Answer, narrow=lambda: {"lesson": {"enum": ["look"]}})

    assert _tight(answer)["properties"]["lesson"]["anyOf"] == [{"type": "string", "enum": ["look"]}, {"type": "null"}]


def test_a_field_of_a_part_is_narrowed_by_the_name_of_the_part() -> None:
    answer = chat.JsonAnswer.of(Answer, narrow=lambda: {"Claim.place": {"maxLength": 20}})

    assert _tight(answer)["$defs"]["Claim"]["properties"]["place"]["anyOf"][0]["maxLength"] == 20


def test_narrowing_what_is_not_there_is_a_mistake_that_is_told() -> None:
    with pytest.raises(KeyError, match="chioce"):
        _tight(chat.JsonAnswer.of(Answer, narrow=lambda: {"chioce": {"enum": ["wait"]}}))


def test_the_deciding_field_is_written_right_after_the_thought() -> None:
    answer = chat.JsonAnswer.of(Answer, order=("thought", "choice"))

    assert list(_tight(answer)["properties"])[:2] == ["thought", "choice"]
    assert list(_bare(answer)["properties"])[:2] == ["thought", "choice"]


def test_what_is_left_for_later_is_in_neither_form() -> None:
    answer = chat.JsonAnswer.of(Answer, without=("suspicion", "choice"))

    assert "suspicion" not in {**_bare(answer)["properties"], **_tight(answer)["properties"]}
    assert "choice" not in str(schemas.strict(_tight(answer))["required"])


def _tight(answer: chat.JsonAnswer) -> Any:
    assert answer.tight is not None
    return answer.tight(None)


def _bare(answer: chat.JsonAnswer) -> Any:
    return answer.schema
