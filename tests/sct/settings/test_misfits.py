"""What is wrong with a value: pydantic's own English, sentence by sentence, so that it can be translated."""

import re
from typing import Any

import pydantic_core
import pytest

from glassbox_site.ground.reading import value_faults

CONTEXT: dict[str, dict[str, Any]] = {
    "literal_error": {"expected": "'a' or 'b'"},
    "greater_than": {"gt": 0.0},
    "greater_than_equal": {"ge": 1},
    "less_than": {"lt": 3},
    "less_than_equal": {"le": 1_000_000.0},
    "string_too_long": {"max_length": 80},
}


OUR_OWN = {"missing", "model_type", "string_pattern_mismatch"}


@pytest.mark.parametrize("kind", sorted(value_faults.WORDS.keys() - OUR_OWN))
def test_what_is_wrong_is_said_in_english_as_pydantic_says_it(kind: Any) -> None:
    context = CONTEXT.get(kind)

    theirs = pydantic_core.PydanticKnownError(kind, context).message()

    assert str(value_faults.problem({"type": kind, "ctx": context or {}}, ())) == re.sub(
        "^(Input|String) should", "should", theirs
    )
