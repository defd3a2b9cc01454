"""The control questions of a trial, as they were asked and answered."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True, kw_only=True)
class Control:
    """One control question. `answer` is None if the call failed."""

    word: str
    answer: str | None
    parsed: bool
    raw: str | None
    error: str | None
    is_after_reveal: bool = False


def of(file: Mapping[str, Any]) -> list[Control]:
    """The questions about words that the conversation rules out, then the one about the revealed word, if any."""
    told = file["sct"].get("controls") or {}
    found = [_control(answer) for answer in told.get("answers") or ()]
    last = told.get("after_reveal")
    return [*found, _control(last, is_after_reveal=True)] if last else found


def _control(answer: Mapping[str, Any], *, is_after_reveal: bool = False) -> Control:
    return Control(
        word=answer["word"],
        answer=answer["answer"],
        parsed=answer["parsed"],
        raw=answer.get("raw"),
        error=answer.get("error"),
        is_after_reveal=is_after_reveal,
    )
