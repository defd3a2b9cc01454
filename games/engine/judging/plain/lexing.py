"""Turns a sentence into the string of its kinds, with what each letter stands for."""

import functools
import typing
from collections.abc import Iterator, Mapping, Sequence

from games.engine.facts import identities
from games.engine.facts import station as stations
from games.engine.judging.plain import kinds, timing
from games.engine.judging.reading.sentences import retelling
from games.engine.judging.reading.sentences.tokens import Token
from games.engine.judging.reading.words import lexicon, names, nicknames, past_verbs
from games.engine.judging.reading.words.lexicon import Part

COLORS: Mapping[str, identities.Color] = {str(color): color for color in identities.Color}
Meant = tuple[str, str]
"""The letters that words are read as, and what these stand for."""
Found = tuple[int, str, str]
"""How many words are taken, the letters that they are read as, and what these stand for."""


class Letters(typing.NamedTuple):
    """`words` has, for each letter, the token with which it begins."""

    kinds: str
    values: list[str]
    words: list[Token]
    is_both: bool
    """Whether the sentence has the word "both"."""


class Known(typing.NamedTuple):
    """`meanings` has what begins with each word, by how many words follow, the longest first; `alone` the single words
    that mean the same anywhere."""

    meanings: Mapping[str, tuple[tuple[int, Mapping[tuple[str, ...], Meant]], ...]]
    alone: Mapping[str, Meant]
    telling: frozenset[str]
    """Every sentence that claims anything has one of these words, if it is spelt right."""


TELLING = frozenset("LRTEDGZJwOfz")


def may_tell(texts: Sequence[str], station: stations.Station) -> bool:
    return not known(station).telling.isdisjoint(texts)


def letters(sentence: Sequence[Token], texts: list[str], station: stations.Station) -> Letters:
    words = known(station)
    kept: list[str] = []
    values: list[str] = []
    tokens: list[Token] = []
    at = 0
    while at < len(texts):
        alone = words.alone.get(texts[at])
        if alone is not None:
            length, (kind, value) = 1, alone
        else:
            length, kind, value = _found(sentence, texts, at, words, station)
            if kind in WORK and kept and kept[-1] == "d" and values[-1] == "doing":
                kept[-1], values[-1], kind = "G", value, kinds.NOTHING
            if kind == "," and kept and kept[-1] == "," and value == ",":
                kind = kinds.NOTHING
        for each in kind:
            kept.append(each)
            values.append(value)
            tokens.append(sentence[at])
        at += length
    return Letters("".join(kept), values, tokens, is_both="both" in texts)


WORK = frozenset("TE")


def _found(sentence: Sequence[Token], texts: list[str], at: int, words: Known, station: stations.Station) -> Found:
    """What the words from there on are read as. Anything quoted counts as somebody else's words."""
    kind = sentence[at].kind
    if kind != "word":
        return 1, "r" if kind == "quote" else ",", texts[at]
    if texts[at] in COLORS:
        return (2, "P'", texts[at]) if texts[at + 1 : at + 2] == ["'s"] else (1, "P", texts[at])
    if texts[at] == "between" and (length := _between(texts, at, words, station)):
        return length, kinds.UNKNOWN, "between"
    found = _in_place(texts, at) if texts[at] in IN_PLACE else None
    return found or timing.timed(texts, at) or _word(texts, at, words, station)


def _between(texts: list[str], at: int, words: Known, station: stations.Station) -> int:
    """How many words `between Admin and Storage` has, which is in neither; 0 if it is about a time."""
    joint = next((end for end in range(at + 2, min(at + LONGEST_END, len(texts) - 1)) if texts[end] == "and"), 0)
    if not joint or any(text[:1].isdigit() for text in texts[at + 1 : joint]):
        return 0
    first = joint + 1 + (texts[joint + 1] == "the")
    return first - at + (_word(texts, first, words, station)[0] if first < len(texts) else 0)


LONGEST_END = 5


def _in_place(texts: Sequence[str], at: int) -> Found | None:
    """What a word is read as only before or after certain others."""
    word, following = texts[at], texts[at + 1 : at + 4]
    if word in kinds.STATES and _is_state(texts, at):
        return 1, kinds.NOTHING, word
    if word in ASKING and following[:1] and following[0] in NAMED:
        return 1, "M", word
    if word == "in" and following[1:] == ["'s", "company"] and following[0] in COLORS:
        return 4, "wP", following[0]
    if word in BESIDE and following[1:] == ["'s", "side"] and following[0] in COLORS:
        return 4, "wP", following[0]
    if word in HAD and not retelling.PAST.isdisjoint(following[:2]):
        return 1, HAD[word], retelling.HAD[word]
    if word == "going" and following[:1] and following[0] in WAYS:
        return 1, "v", word
    if word in PERFECT and not HAVING.isdisjoint(texts[max(at - 3, 0) : at]):
        return 1, "g", word
    return None


def _is_state(texts: Sequence[str], at: int) -> bool:
    """`was standing right beside`, `left Red working in`; not `standing by my word`."""
    before = next((text for text in reversed(texts[max(at - 3, 0) : at]) if text not in kinds.IDLE), "")
    return before in BEING or before in COLORS


BEING = lexicon.words("was were am is are stood stayed remained been") | kinds.STATES
ASKING = frozenset({"had", "has", "have"})
"""`Had Red been in Admin`, which asks or supposes."""
HAD = {"i'd": "S", "you'd": "Y", "we'd": "W"}
"""`I'd just left`, and not `I'd like`."""
WAYS = lexicon.words("from through back down up across past out via")
"""`going from Admin into Storage`; who is going `to` do something goes nowhere yet."""
NAMED = COLORS.keys() | lexicon.SELF | lexicon.ADDRESSED | lexicon.GROUP
BESIDE = frozenset({"at", "by"})
PERFECT = frozenset({"come", "run"})
HAVING = frozenset({"had", "has", "have"})
IN_PLACE = ASKING | BESIDE | PERFECT | HAD.keys() | kinds.STATES | {"in", "going"}
"""Words that are read as something else before or after certain others."""


def _word(texts: list[str], at: int, words: Known, station: stations.Station) -> Found:
    word = texts[at]
    for length, following in words.meanings.get(word, ()):
        end = at + 1 + length
        meant = following.get(tuple(texts[at + 1 : end]))
        if meant is not None:
            is_beside = meant[0] == "L" and end < len(texts) and texts[end] in _besides(word, length)
            is_beside = is_beside and texts[end + 1 : end + 3] != ["by", "side"]
            return (end + 1 - at, kinds.UNKNOWN, word) if is_beside else (end - at, *meant)
    if word in kinds.MENDED and (length := _system(texts, at)):
        return length, "J", word
    kind, spelt = _strange(word, station)
    if spelt != word:
        return _word([*texts[:at], spelt, *texts[at + 1 :]], at, words, station)
    return 1, kind, word


@functools.lru_cache(maxsize=16384)
def _strange(word: str, station: stations.Station) -> Meant:
    """What an unknown word is read as, and the known word that it may be, misspelt; or else the word itself."""
    if word.endswith("ly") and word not in kinds.NOT_IDLE:
        return "H" if word in kinds.HEDGING else kinds.NOTHING, word
    spelt = names.spelt(word, station) if len(word) >= names.SHORTEST_SWAPPED else word
    is_deed = past_verbs.is_deed(word) and word not in kinds.FROM_NOWHERE
    return "V" if is_deed else kinds.UNKNOWN, spelt


def _besides(first: str, following: int) -> frozenset[str]:
    return lexicon.CORNERS if first in ("upper", "lower") and not following else lexicon.BESIDES


def _system(texts: Sequence[str], at: int) -> int:
    """`mended the lights`"""
    thing = at + 1 + (texts[at + 1 : at + 2] == ["the"])
    is_system = thing < len(texts) and texts[thing] in kinds.SYSTEMS
    return thing + 1 - at if is_system else 0


@functools.cache
def known(station: stations.Station) -> Known:
    """All phrases by their first word, the longest first. A name on the map goes before an ordinary word."""
    found: dict[str, dict[int, dict[tuple[str, ...], Meant]]] = {}
    for words, kind, value in (*_names(station), *_words(), *_engines(station)):
        found.setdefault(words[0], {}).setdefault(len(words) - 1, {}).setdefault(words[1:], (kind, value))
    meanings = {first: tuple(sorted(ways.items(), reverse=True)) for first, ways in found.items()}
    apart = COLORS.keys() | IN_PLACE | timing.FIRST
    alone = {
        first: ways[0][1][()]
        for first, ways in meanings.items()
        if ways[0][0] == 0 and first not in apart and ways[0][1][()][0] not in ("L", *WORK)
    }
    telling = {first for first, ways in meanings.items() for _, way in ways if _tells(way)}
    return Known(meanings, alone, frozenset(telling | kinds.MENDED) - BESIDE - kinds.IDLE | LAST)


LAST = frozenset({"company", "companion"})


def _tells(way: Mapping[tuple[str, ...], Meant]) -> bool:
    return any(not TELLING.isdisjoint(kind) for kind, _ in way.values())


@functools.cache
def verbs(station: stations.Station) -> frozenset[str]:
    """Verbs by which somebody may be told to do a task."""
    return frozenset(task.name.lower().split()[0] for task in station.tasks)


def _names(station: stations.Station) -> Iterator[tuple[tuple[str, ...], str, str]]:
    firsts = names.named(station)
    for first, ways in firsts.items():
        for rest, (part, value) in (name for _, following in ways for name in following.items()):
            if part is Part.PLACE:
                yield (first, *rest), "L", value
            elif part is Part.TASK and not _is_led(first, rest, firsts):
                task = station.task.get(value)
                yield (first, *rest), _form((first, *rest), task.name if task else ""), value


def _is_led(first: str, rest: tuple[str, ...], firsts: Mapping[str, object]) -> bool:
    """`the blood`, which is a name without its article as well."""
    return first in ("the", "my") and rest[:1] != () and rest[0] in firsts and rest != ("log",)


def _form(words: Sequence[str], name: str) -> str:
    """`cleared the asteroids` is told as done, `clearing asteroids` as going on, and `asteroids` is only a thing."""
    if " ".join(words) == name.lower():
        return "E"
    if words[0].endswith("ed") or words[0] in PAST or (len(words) > 1 and words[-1] in names.DONE):
        return "D"
    return "G" if words[0].endswith("ing") else "T"


PAST = frozenset(nicknames.PAST.values())


def _engines(station: stations.Station) -> Iterator[tuple[tuple[str, ...], str, str]]:
    if "upper_engine" in station.place:
        yield ("both", "engines"), "L", "upper_engine lower_engine"


def _words() -> Iterator[tuple[tuple[str, ...], str, str]]:
    for kind, listed in kinds.WORDS.items():
        yield from (((word,), kind, word) for word in listed.split())
    for kind, listed in kinds.PHRASES.items():
        yield from ((tuple(phrase.split()), kind, " ".join(phrase.split())) for phrase in listed.split(","))
    for word in kinds.IDLE:
        yield (word,), kinds.NOTHING, word
    for side in kinds.SIDES:
        yield (side, "my", "side"), "wS", side
        yield (side, "your", "side"), "wY", side
    yield ("company", "with", "me"), kinds.UNKNOWN, ""
