"""Sentences that are meant otherwise than they are said, as far as words betray it; and those about other matches."""

import re

from games.engine.judging.reading.words import unmeant


def mocks(text: str) -> bool:
    words = text.split()
    if not UNMEANT.keys().isdisjoint(words):
        padded = f" {text} "
        if any(phrase in padded for word in UNMEANT.keys() & words for phrase in UNMEANT[word]):
            return True
    return text.startswith(unmeant.MOCKING_FIRST) or bool(MOCKING_FIRST.match(text))


def _unmeant() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for phrase in (*unmeant.MOCKING, *unmeant.ELSEWHERE, *unmeant.RESERVING):
        found.setdefault(phrase.split()[0], []).append(f" {phrase} ")
    return found


UNMEANT = _unmeant()
LAUGHS = r"(?:a?ha+(?: ?ha+)*|haha\w*|l+o+l|lmao+|oh|yeah|sure|right|ok|okay|wow|well|and)"
MOCKING_FIRST = re.compile(rf"(?:{LAUGHS}(?: ,)? )*(?:sure|right|wow|(?:a?ha)+h?|lmao+)(?: ,)? (?:and|because|so) i\b")
"""`haha, sure, and I was in ...`"""
