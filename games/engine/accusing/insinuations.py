"""Sentences that smell of guilt, whatever their shape: about one player only (`a shady lot, Red`), or outright of one
(`Red's account is flimsy`); and what long ones hold against somebody (`sorry, Red, but you were there`)."""

import functools
import re
from collections.abc import Iterator, Sequence

from games.engine.accusing import stances
from games.engine.accusing.charges import Charge
from games.engine.accusing.neighbours import Clause
from games.engine.accusing.pointing import Colors
from games.engine.accusing.wordlists import families, holdings, smells
from games.engine.accusing.wordlists.terms import Sense
from games.engine.facts import identities

SMELLS = smells.SMELLS
REMARK = 5
REACH = 5
DENYING = families.DENYING - {"than"}
"""`shadier than a willow` denies nothing."""


def insinuated(
    sentence: Sequence[Clause], marks: Sequence[stances.Mark], *, speaker: identities.Color, spoken_of: Colors
) -> Iterator[Charge]:
    """Charges against the only player that the sentence speaks of, or that the one before a short remark was about, and
    against anybody of whom a smell is said."""
    texts = [mark.text for mark in marks]
    foul = [place for place, text in enumerate(texts) if text in SMELLS and not _is_likeness(texts, place)]
    if not foul or any(clause.asked or clause.supposed for clause in sentence):
        return
    alone = _alone(marks, speaker) or (spoken_of if len(texts) <= REMARK else ())
    if len(alone) == 1 and DENYING.isdisjoint(texts) and smells.KIND.isdisjoint(texts):
        yield _charge(alone, marks[foul[0]])
    for place in foul:
        yield from (_charge(marks[who].colors, marks[place]) for who in _predicated(texts, place))


def _charge(accused: Colors, mark: stances.Mark) -> Charge:
    return Charge(accused=accused, start=mark.start, end=mark.end, sense=Sense.TRAIT)


def _alone(marks: Sequence[stances.Mark], speaker: identities.Color) -> Colors:
    return tuple({color for mark in marks if mark.text == "@" for color in mark.colors if color != speaker})


def _is_likeness(texts: Sequence[str], foul: int) -> bool:
    """`sly as a weasel`"""
    return texts[max(0, foul - 2) : foul] == ["as", "a"]


def _predicated(texts: Sequence[str], foul: int) -> Iterator[int]:
    """Of whom the smell is said, within a few words: `Red is the mutineer`, `Red's account has a gap`."""
    for who in range(foul - 2, max(-1, foul - 1 - REACH), -1):
        if texts[who] == "@" and texts[who + 1] in smells.LINKS:
            between = texts[who + 1 : foul]
            if stances.BOUNDS.isdisjoint(between) and DENYING.isdisjoint(texts[max(0, who - 3) : foul]):
                yield who
            return


COLORS = "|".join(str(color) for color in identities.Color)


def hinted(line: str) -> list[int]:
    """The numbers of the patterns that a sentence of the line may fit."""
    return sorted({number for each, number in _held()[0] if each in line})


def held(text: str, start: int, *, hints: Sequence[int], addressed: Colors, spoken_of: Colors) -> Iterator[Charge]:
    """What a sentence, which begins at `start` in its line, holds against those whom it names or addresses."""
    for found in (pattern.search(text) for number in hints for pattern in _held()[1][number]):
        if found is None:
            continue
        who = next((name for name in found.groupdict().values() if name), "you")
        yield _against(addressed if who == "you" else _called(who), found, start)
    if "percent" in text or "%" in text:
        yield from _shares(text, start, spoken_of)


def _shares(text: str, start: int, spoken_of: Colors) -> Iterator[Charge]:
    """`White at 50 percent, Yellow 30`"""
    if not holdings.KIND.isdisjoint(text.replace("n't", " n't").split()):
        return
    for found in (*_share(holdings.SHARE).finditer(text), *_share(holdings.BET).finditer(text)):
        before = re.findall(rf"\b(?:{COLORS})\b", text[: found.start()])
        who = found["w0"] or (before[-1] if before else "")
        if holdings.LEAST_SHARE <= int(_number(found)) <= MOST_SHARE:
            yield _against(_called(who) if who else spoken_of, found, start)


def _number(found: re.Match[str]) -> str:
    return next(told for told in found.groups() if told and told.isdigit())


MOST_SHARE = 100


def _called(name: str) -> Colors:
    return () if name == "you" else (identities.Color(name),)


def _against(accused: Colors, found: re.Match[str], start: int) -> Charge:
    return Charge(accused=accused, start=start + found.start(), end=start + found.end(), sense=Sense.TRAIT)


@functools.cache
def _held() -> tuple[tuple[tuple[str, int], ...], tuple[tuple[re.Pattern[str], ...], ...]]:
    """What a sentence has to contain to fit, with the number of the patterns that it may fit; and the patterns."""
    needed = tuple((each, number) for number, any_ in enumerate(holdings.HELD) for each in any_.split("|"))
    return needed, tuple(tuple(map(_pattern, shapes)) for shapes in holdings.HELD.values())


@functools.cache
def _share(shape: str) -> re.Pattern[str]:
    return _pattern(shape)


def _pattern(shape: str) -> re.Pattern[str]:
    told = shape.replace("@?", "").replace("~", r"[^.?!\n]{0,160}?").replace("#", f"(?:{COLORS})")
    first, *parts = told.replace("…", rf"(?:(?!\b(?:{COLORS})\b)[^.?!\n]){{0,160}}?").split("@")
    named = (rf"\b(?P<w{number}>{COLORS}|you)\b{_no_owner(part)}{part}" for number, part in enumerate(parts))
    return re.compile(first + "".join(named))


def _no_owner(part: str) -> str:
    """Nobody is accused as the owner of something, unless the pattern says so."""
    return "" if part.startswith("'s") else "(?!'s)"
