"""Pydantic's errors as problems. In English they read mostly as pydantic words them."""

import difflib
import re
from collections.abc import Collection
from dataclasses import replace
from typing import Any

from django.utils.translation import gettext_noop

from glassbox_site.ground import problems
from glassbox_site.ground.reading import keys

WORDS = {
    "missing": gettext_noop("is missing"),
    "bool_type": gettext_noop("should be a valid boolean"),
    "float_type": gettext_noop("should be a valid number"),
    "finite_number": gettext_noop("should be a finite number"),
    "int_type": gettext_noop("should be a valid integer"),
    "int_from_float": gettext_noop("should be a valid integer, got a number with a fractional part"),
    "string_type": gettext_noop("should be a valid string"),
    "tuple_type": gettext_noop("should be a valid tuple"),
    "model_type": gettext_noop("must be settings of the form `key: value`"),
    "literal_error": gettext_noop("should be %(expected)s"),
    "greater_than": gettext_noop("should be greater than %(gt)s"),
    "greater_than_equal": gettext_noop("should be greater than or equal to %(ge)s"),
    "less_than": gettext_noop("should be less than %(lt)s"),
    "less_than_equal": gettext_noop("should be less than or equal to %(le)s"),
    "string_pattern_mismatch": gettext_noop(
        "must begin with a letter or a digit and hold only letters, digits, '.', '_' and '-'"
    ),
    "string_too_long": gettext_noop("should have at most %(max_length)s characters"),
}


SHOWN = str | int | float | bool | None


def problem(error: Any, path: problems.Path, **told: Any) -> problems.Problem:
    """Kinds of errors that no setting of ours can cause keep pydantic's own words."""
    code = WORDS.get(error["type"])
    if code is None:
        reason = error["msg"].removeprefix("Value error, ")
        return problems.as_said(re.sub("^(Input|String) should", "should", reason), path=path, **told)
    values = {name: _plain(value) for name, value in error.get("ctx", {}).items()}
    return problems.Problem(code=code, values=values, path=path, **told)


def with_given(found: problems.Problem, error: Any) -> problems.Problem:
    """The problem with the offending value added, unless that is missing or a whole section."""
    if error["type"] == "missing" or not isinstance(error["input"], SHOWN):
        return found
    return replace(found, values={**found.values, "given": error["input"]})


def unknown_key(name: str, known: Collection[str], path: problems.Path, **told: Any) -> problems.Problem:
    codes = (gettext_noop("unknown key; did you mean %(near)r?"), gettext_noop("unknown key; known are %(names)s"))
    return unknown(codes, name, known, path, **told)


def unknown(
    codes: tuple[str, str], name: str, known: Collection[str], path: problems.Path, **told: Any
) -> problems.Problem:
    """With the first code if a similar name is known, which it suggests, else with the second, which lists them all."""
    by_folded = {key.casefold(): key for key in known}
    found = difflib.get_close_matches(name.casefold(), by_folded, n=1, cutoff=0.5)
    beside = {"near": by_folded[found[0]]} if found else {"names": ", ".join(known)}
    return problems.Problem(code=codes[not found], values={"name": name, **beside}, path=path, **told)


def keys_in(text: str, path: problems.Path = ()) -> list[problems.Problem]:
    """One problem for each API key whose value occurs in the text."""
    told = gettext_noop("This holds the value of %(variable)s. Keys stay in the environment.")
    return [problems.Problem(code=told, values={"variable": each}, path=path) for each in keys.held_in(text)]


def _plain(value: Any) -> Any:
    """0 for 0.0."""
    return int(value) if isinstance(value, float) and value.is_integer() else value
