"""Laws of reading JSON as models write it."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import JsonValue

from personas.llm.answers import jsonish
from tests.support import rings

TEXT = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=20)
PLAIN = st.none() | st.booleans() | st.integers(-(10**18), 10**18) | st.floats(allow_nan=False, allow_infinity=False)
VALUES = st.recursive(
    PLAIN | TEXT,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXT, inner, max_size=4),
    max_leaves=12,
)

OBJECTS: st.SearchStrategy[dict[str, JsonValue]] = st.dictionaries(TEXT, VALUES, min_size=1, max_size=5)
PROSE = st.text(st.characters(exclude_characters="{}\"'“\0", exclude_categories=["Cs"]), max_size=30)


@given(OBJECTS, st.booleans(), st.sampled_from([None, 2]))
@settings(max_examples=rings.of_all(150), deadline=None)
def test_valid_json_is_read_as_json_says(fields: dict[str, JsonValue], is_ascii: bool, indent: int | None) -> None:
    text = json.dumps(fields, ensure_ascii=is_ascii, indent=indent)

    found = jsonish.whole(text)

    assert found is not None
    assert found.fields == fields
    assert found.contradictions == []


@given(OBJECTS, OBJECTS, PROSE, PROSE, PROSE)
@settings(max_examples=rings.of_all(100), deadline=None)
def test_objects_are_found_amid_prose_in_their_order(
    one: dict[str, JsonValue], other: dict[str, JsonValue], before: str, between: str, behind: str
) -> None:
    text = f"{before}{json.dumps(one)}{between}{json.dumps(other)}{behind}"

    assert [found.fields for found in jsonish.objects(text)] == [one, other]


@given(OBJECTS, st.data())
@settings(max_examples=rings.of_all(150), deadline=None)
def test_a_cut_object_holds_only_fields_that_were_complete(fields: dict[str, JsonValue], data: st.DataObject) -> None:
    text = json.dumps(fields)
    cut = text[: data.draw(st.integers(0, len(text) - 1))]

    for found in (found for found in jsonish.objects(cut) if found.start == 0):
        assert found.state is jsonish.State.CUT_SHORT
        assert found.fields == {name: fields[name] for name in found.fields}


@given(st.text(max_size=60))
@settings(max_examples=rings.of_all(200), deadline=None)
def test_no_text_makes_it_stumble(text: str) -> None:
    for found in jsonish.objects("{" + text):
        assert 0 <= found.start <= found.end <= len(text) + 1


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**45), 10**45) | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=12,
)


@given(fields=st.dictionaries(st.text(min_size=1), ANYTHING, min_size=1, max_size=4), is_ascii=st.booleans())
@settings(max_examples=rings.of_all(150), deadline=None)
def test_what_is_nothing_but_json_is_read_as_whatever_else_is(fields: dict[str, object], is_ascii: bool) -> None:
    text = json.dumps(fields, ensure_ascii=is_ascii)

    strict, kind = jsonish.objects(text), jsonish.objects(f"{{/**/{text[1:]}")

    assert [repr((each.fields, each.begun, each.state)) for each in strict] == [
        repr((each.fields, each.begun, each.state)) for each in kind
    ]
