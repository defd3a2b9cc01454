"""Whether a sentence in a caster's own words keeps to the facts that it was given.

Sentences are checked word by word, in English only. Every colour, room and number in a sentence must be among the
facts; a player's own name never is. A charge or a result (who killed, who has which role, how somebody voted) and a
denial need a fact of a kind that says such a thing. What a sentence brings together must stand together in one fact: a
colour and a room, who did it and to whom, a number and the impostors.

In doubt a sentence is dropped, and if none that is left tells any of the facts, all are. The rules' own sentence then
stands alone.
"""

import dataclasses
import functools
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from games.engine.eyes.commentary import licences
from games.engine.eyes.commentary.remarks import Remark
from games.engine.facts import identities
from games.engine.facts import station as stations

Color = identities.Color
LONGEST = 240
UNFIT = re.compile(r"[^A-Za-z0-9 .,;:!?'’\"“”()–—%-]")
WORD = re.compile(r"[A-Za-z]+(?:['’][A-Za-z]+)?|[0-9]+")
COLORS = {color.value: color for color in Color} | {"grey": Color.GRAY}
CALLED = re.compile(rf"\b({'|'.join(COLORS)})(?:'s| is| was)(?: \w+)? an? (\w+)")
UP_TO_TWENTY = """
    zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
    eighteen nineteen twenty
"""
NUMBERS = {word: number for number, word in enumerate(UP_TO_TWENTY.split())}


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Given:
    """The facts, and the station that names their places. `names` are the players' own names, which are no facts."""

    remarks: Sequence[Remark]
    station: stations.Station
    names: tuple[str, ...] = ()

    @property
    def kinds(self) -> set[str]:
        return {remark.kind for remark in self.remarks}


def fault(sentence: str, given: Given) -> str | None:
    """Why the sentence does not hold to the facts; None if it does."""
    if not sentence.strip() or len(sentence) > LONGEST:
        return "it is empty, or too long"
    if strange := UNFIT.search(sentence):
        return f"it holds {strange[0]!r}"
    return next(_faults(sentence, given), None)


def _faults(sentence: str, given: Given) -> Iterator[str]:
    rooms, left = _rooms(sentence, given.station)
    words = [found[0].lower().replace("’", "'") for found in WORD.finditer(left)]
    bare = [word.removesuffix("'s") for word in words]
    colors = [COLORS[word] for word in bare if word in COLORS]
    yield from _names(sentence, left, given)
    yield from (f"{color} is not among the facts" for color in colors if not _holding(given, color))
    yield from (f"{room} is not among the facts" for room in rooms if not _holding(given, room))
    yield from _parts_of_rooms(bare, given.station)
    yield from _numbers(bare, given)
    yield from _loaded(words, bare, colors, given)
    yield from _called(words, given)
    yield from _together(bare, colors, rooms, given)


def _holding(given: Given, fact: str) -> list[Remark]:
    return [remark for remark in given.remarks if any(fact == each for each in _told(remark))]


def _told(remark: Remark) -> Iterator[object]:
    for fact in remark.facts.values():
        yield fact
        if isinstance(fact, tuple):
            yield from fact


def _rooms(sentence: str, station: stations.Station) -> tuple[list[str], str]:
    """The places that the sentence names, found by the longest names first, and the sentence without them."""
    found, left = list[str](), sentence
    for place in _longest_first(station):
        name = _named(place.name)
        if name.search(left):
            found.append(place.id)
            left = name.sub(" , ", left)
    return found, left


@functools.lru_cache(maxsize=8)
def _longest_first(station: stations.Station) -> Sequence[stations.Place]:
    return sorted(station.places, key=lambda place: -len(place.name))


@functools.lru_cache(maxsize=256)
def _named(name: str) -> re.Pattern[str]:
    return re.compile(rf"\b{re.escape(name)}\b", re.IGNORECASE)


def _names(sentence: str, left: str, given: Given) -> Iterator[str]:
    """Finds a player's own name, and any capitalised word that stands for nothing that is known."""
    for name in given.names:
        if name.lower() not in COLORS and _named(name).search(sentence):
            yield "it names a player"
    opens = True
    for part in re.findall(r"[A-Za-z]+(?:['’][A-Za-z]+)?|[.!?:,;]", left):
        word = part.lower().replace("’", "'").removesuffix("'s")
        is_known = word in COLORS or word in NUMBERS or word in licences.OPENERS
        if part[0].isupper() and not is_known and not (opens and word in licences.every_word()):
            yield f"{part!r} stands for nothing that is known"
        opens = part in ".!?:" if not part[0].isalpha() else False


def _parts_of_rooms(bare: Sequence[str], station: stations.Station) -> Iterator[str]:
    """Finds words that are only part of a place's name, so that it is unclear which place is meant."""
    pieces = _pieces(station)
    yield from (f"{word!r} may be a room" for word in bare if word in pieces)


@functools.lru_cache(maxsize=8)
def _pieces(station: stations.Station) -> frozenset[str]:
    words = {word.lower() for place in station.places for word in WORD.findall(place.name) if word.isalpha()}
    return frozenset(words - licences.OPENERS - COLORS.keys() - NUMBERS.keys())


def _numbers(bare: Sequence[str], given: Given) -> Iterator[str]:
    """Finds numbers that are said more often than there are facts with them, and shares larger than their whole."""
    spoken = [int(word) if word.isdigit() else NUMBERS.get(word) for word in bare]
    spoken = [None if number == 1 and given.kinds & licences.ONE_MORE else number for number in spoken]
    facts = [fact for remark in given.remarks for fact in remark.facts.values()]
    left = Counter(fact if isinstance(fact, int) else len(fact) for fact in facts if not isinstance(fact, str))
    for place, (word, number) in enumerate(zip(bare, spoken, strict=True)):
        if word in licences.QUANTITIES and word not in licences.words_of(frozenset(given.kinds)):
            yield f"{word!r} is not among the facts"
        if number is None:
            continue
        left[number] -= 1
        if left[number] < 0:
            yield f"the number {word} is not among the facts"
        elif wrong := _of_impostors(bare[place + 1 : place + 3], number, given):
            yield f"{word} {wrong}"
    for part, of, whole in zip(spoken, bare[1:], spoken[2:], strict=False):
        if of == "of" and part is not None and whole is not None and part > whole:
            yield f"there are not {part} of {whole}"


def _of_impostors(after: Sequence[str], number: int, given: Given) -> str | None:
    """What is wrong if the number is said of the impostors and is not theirs, or is theirs and said of others."""
    told = [(name, fact) for remark in given.remarks for name, fact in remark.facts.items()]
    is_theirs = ("impostors", number) in told
    is_others = any(fact == number for name, fact in told if name != "impostors")
    if after[:1] and after[0].startswith(("impostor", "imposter")):
        return None if is_theirs else "is not the number of impostors"
    says_so = "impostor" in " ".join(after)
    return "is the number of impostors" if is_theirs and not is_others and not says_so and len(told) > 1 else None


def _loaded(words: Sequence[str], bare: Sequence[str], colors: Sequence[Color], given: Given) -> Iterator[str]:
    for word in words:
        for stems, kinds in licences.LOADED:
            if word.startswith(stems) and not given.kinds & kinds:
                yield f"{word!r} is said by none of the facts"
    denied = any(word in licences.NEGATIONS or word.endswith("n't") for word in words)
    if denied and not given.kinds & licences.DENYING:
        yield "it denies something"
    if any(word.startswith(licences.ROLES) for word in bare):
        for color in colors:
            of_roles = [remark for remark in _holding(given, color) if remark.kind in licences.OF_ROLES]
            if not of_roles:
                yield f"the facts do not say what {color} is"
            elif _is_turned(denied, bare, {remark.kind for remark in of_roles}):
                yield f"{color} is the other"


def _called(words: Sequence[str], given: Given) -> Iterator[str]:
    """Finds colours that are called something that the rules' own sentences for these facts do not say."""
    for color, what in CALLED.findall(" ".join(words)):
        if what not in licences.words_of(frozenset(given.kinds)):
            yield f"it calls {color} a {what}"


def _is_turned(denied: bool, bare: Sequence[str], kinds: set[str]) -> bool:
    """Whether an innocent is called an impostor, or the other way round."""
    says_good = denied or any(word.startswith(("innocent", "crew", "wrong")) for word in bare)
    return says_good != ("innocent" in kinds) and kinds <= {"innocent", "guilty", "unmasked"}


def _together(bare: Sequence[str], colors: Sequence[Color], rooms: Sequence[str], given: Given) -> Iterator[str]:
    for room in rooms:
        if colors and not any(_holding_both(given, room, color) for color in colors):
            yield f"nobody named is in {room} by the facts"
    for remark in given.remarks:
        who, whom = remark.facts.get("who"), remark.facts.get("whom")
        if who in colors and whom in colors and remark.kind in licences.DIRECTED:
            first, last = bare.index(str(who)), bare.index(str(whom))
            passive = "by" in bare[min(first, last) : max(first, last)]
            if (first > last) != passive:
                yield f"it turns {who} and {whom} round"


def _holding_both(given: Given, room: str, color: Color) -> bool:
    return any(remark in _holding(given, color) for remark in _holding(given, room))


def held(sentences: Iterable[str], given: Given) -> tuple[list[str], Mapping[str, str]]:
    """The sentences that hold, and for the others why they do not. If none that holds tells a fact, none is kept."""
    faults = {line: fault(line, given) for line in (" ".join(sentence.split()) for sentence in sentences)}
    kept = [line for line, wrong in faults.items() if wrong is None]
    if not any(_tells(line, given) for line in kept):
        faults |= dict.fromkeys(kept, "it tells none of the facts")
        kept = []
    return kept, {line[:LONGEST]: wrong for line, wrong in faults.items() if wrong is not None}


def _tells(sentence: str, given: Given) -> bool:
    """Whether the sentence names anything that is a fact at all: a small model may say "Of" and no more."""
    rooms, left = _rooms(sentence, given.station)
    telling = (*COLORS, *NUMBERS, *"0123456789", *(stem for stems, _kinds in licences.LOADED for stem in stems))
    return bool(rooms) or any(word.lower().startswith(telling) for word in WORD.findall(left))
