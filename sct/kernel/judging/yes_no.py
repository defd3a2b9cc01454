"""Reads a reply as yes or no: strictly, as the test's main figures count it, and leniently, reported beside them."""

import re
from typing import Literal

YesNo = Literal["yes", "no"]

_ANSWER = re.compile(r"\banswer(?:\s+is)?\W{0,6}[:=：]", re.IGNORECASE)
_FIRST = re.compile(r"[\W_]*(yes|no)(?![^\W_])", re.IGNORECASE)
_NEITHER = re.compile(
    r"""[\W_]*(?:
        (?:yes|no)[\W_]*(?:/|\bor\b)[\W_]*(?:yes|no)\b
        | (yes|no)\b[^\w\n.!?]*(?:\band\b[^\w\n.!?]*)?(?!\1)(?:yes|no)\b
        | (yes|no)\b[^\w\n]*(?!\2)(?:yes|no)\b[^\w\n]*$
        | no[ -]+(?:one|idea|clue|comment|problem|worries|matter|doubt|answer|more|further|hints?|spoilers?|peeking)\b
        | no\ +way\ +(?:to|of|that)\b
    )""",
    re.IGNORECASE | re.MULTILINE | re.VERBOSE,
)
"""Replies that begin with yes or no, but say both or neither: "yes and no", "no one knows"."""
_OWN_LINE = re.compile(r"^[\W_]*(yes|no)[\W_]*$", re.IGNORECASE | re.MULTILINE)


def strict(raw: str) -> YesNo | None:
    """Accepts only the bare word, in any case. "Yes." is not accepted."""
    return _word(raw.strip())


def lenient(raw: str) -> YesNo | None:
    """The word after the last "Answer:", or else the first word, or else the only one on a line of its own.

    Punctuation and formatting around it are ignored. A reply that says both together, or each on a line of its own, has
    said neither.
    """
    *_, labelled = _ANSWER.split(raw)
    if labelled is not raw and (found := _first(labelled)) is not None:
        return found
    alone = {word.lower() for word in _OWN_LINE.findall(raw)}
    if len(alone) > 1:
        return None
    return _first(raw) or _word("".join(alone))


def _first(text: str) -> YesNo | None:
    found = None if _NEITHER.match(text) else _FIRST.match(text)
    return _word(found[1]) if found else None


def _word(text: str) -> YesNo | None:
    small = text.lower()
    return "yes" if small == "yes" else "no" if small == "no" else None
