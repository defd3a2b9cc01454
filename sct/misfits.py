"""What is wrong with a value of a file, in the reader's language; in English mostly as pydantic says it itself."""

import re
from typing import Any

from django.utils.translation import gettext, gettext_noop

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


def words(error: Any) -> str:
    """Kinds that no setting of ours can have are left as pydantic says them."""
    known = WORDS.get(error["type"])
    if known is None:
        return re.sub("^(Input|String) should", "should", error["msg"])
    said: str = gettext(known) % {name: _plain(value) for name, value in error.get("ctx", {}).items()}
    return said


def _plain(value: Any) -> Any:
    """0 for 0.0."""
    return int(value) if isinstance(value, float) and value.is_integer() else value
