"""Sentences that are meant otherwise than they are said, as far as words betray it; and those about other matches."""

import re

from games.engine.judging.reading.words import unmeant


def mocks(text: str) -> bool:
    words = text.split()
    if not UNMEANT.keys().isdisjoint(words):
        padded = f" {text} "
        if any(phrase in padded for word in UNMEANT.keys() & words for phrase in UNMEANT[word]):
            return True
    return text.startswith(unmeant.MOCKING_FIRST) or bool(MOCKING_FIRST.match(text) or CONFESSING.match(text))


def dismisses(text: str) -> bool:
    """Whether the sentence before it was not meant, or was somebody else's."""
    return text in unmeant.DISMISSING or TAKING_BACK.match(text) is not None


OTHER = r"(?!(?:i|we|my|our|to|it|who|whoever|nobody|no|anyone)\s)\S+"
SAYS = "(?:says?|said|tell|tells|told|claims?|claimed|swears?|insists?)"
TAKING_BACK = re.compile(
    rf"""(?:(?:or|at\ least|well|,)\ )*(?:
    so\ (?:says?|said|goes|claims?)\s | so\ {OTHER}\ {SAYS}(?:\ (?:us|me))?(?:\ ,|$) | if\ only\s
    | so\ {OTHER}\ (?:would\ have|has|wants|puts)\ it
    | (?:that|this|those|these|such)\ (?:is|was|are|were|'s)\ (?:
        (?:exactly\ |just\ |only\ )?(?:what|how)\ {OTHER}\ {SAYS}
        | (?:the|your|his|her|their|\S+\ 's)\ (?:\S+\ )?(?:story|stories|claims?|version|account|tale))(?:\s|$)
    | {OTHER}\ (?:said|says|claimed|claims)\ (?:that|so|it)(?:\s|$)
    | (?:\S+\ 's|his|her|their|your)\ words\s
    )""",
    re.VERBOSE,
)
"""`So says Blue`, `that is what Blue said, anyway`, `your words, not mine`"""


def _unmeant() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for phrase in (*unmeant.MOCKING, *unmeant.ELSEWHERE, *unmeant.RESERVING):
        found.setdefault(phrase.split()[0], []).append(f" {phrase} ")
    return found


UNMEANT = _unmeant()
LAUGHS = r"(?:a?ha+(?: ?ha+)*|haha\w*|l+o+l|lmao+|oh|yeah|sure|right|ok|okay|wow|well|and)"
MOCKING_FIRST = re.compile(rf"(?:{LAUGHS}(?: ,)? )*(?:sure|right|wow|(?:a?ha)+h?|lmao+)(?: ,)? (?:and|because|so) i\b")
"""`haha, sure, and I was in ...`"""
CONFESSING = re.compile(
    rf"(?:{LAUGHS}(?: ,)? |(?:so|yes) )*i (?:(?:killed|murdered|stabbed) (?!no)|vented\b|am the (?:imp|killer))"
)
"""`I vented, I killed, I was in Admin and in Storage at once`, which nobody says in earnest"""
