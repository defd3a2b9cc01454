"""The words of a clause as the pieces that rules work on: persons, verbs, places, tasks, company, the unknown."""

import dataclasses
import typing
from collections.abc import Iterator, Mapping, Sequence

from games.engine.facts import identities
from games.engine.facts import station as stations
from games.engine.judging.reading import naming, venting
from games.engine.judging.reading.sentences.tokens import Token
from games.engine.judging.reading.words import lexicon, names, past_verbs, tellings
from games.engine.judging.reading.words.lexicon import Part

Color = identities.Color
Persons = tuple[Color, ...]
COLORS: Mapping[str, Color] = {str(color): color for color in Color} | {"grey": Color.GRAY}


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """Who speaks, and whom and what "you", "we", "he" and "there" mean; None or empty if that is uncertain."""

    speaker: Color
    seats: Sequence[Color]
    station: stations.Station
    addressed: Color | None = None
    third: Color | None = None
    partner: Persons = ()
    dead: frozenset[Color] | None = None
    there: str | None = None
    here: str | None = None
    """Where the speaker was last, by its own words."""
    body: Color | None = None
    """Whose body the meeting is about, as everybody knows."""
    of_vents: bool = False
    """Whether the line speaks of vents."""
    is_finder: bool = False
    """Whether the speaker reported the body that the meeting is about."""


class Piece(typing.NamedTuple):
    """`led` is the preposition before it, `length` the number of words in a name."""

    part: Part
    persons: Persons = ()
    value: str = ""
    word: str = ""
    led: str = ""
    length: int = 1


def pieces(words: Sequence[Token], scene: Scene) -> list[Piece]:
    """What the words are to a claim, without those that change nothing."""
    found = list(_joined(_pieces([word.text for word in words], scene)))
    if any(piece.value.startswith(names.SOMEWHERE) for piece in found):
        places = [piece.value for piece in found if piece.part is Part.PLACE] or [scene.here or ""]
        return [_where(piece, places, scene.station) for piece in found]
    return found


def _where(piece: Piece, places: Sequence[str], station: stations.Station) -> Piece:
    """`my download in Weapons` is the task of that place; an unknown piece if no place has one."""
    if not piece.value.startswith(names.SOMEWHERE):
        return piece
    label = piece.value.removeprefix(names.SOMEWHERE)
    tasks = {names.by_place(station).get((label, place)) for place in places}
    task = tasks.pop() if len(tasks) == 1 else None
    return piece._replace(value=task) if task else Piece(part=Part.UNKNOWN, value=piece.word)


def _pieces(words: list[str], scene: Scene) -> Iterator[Piece]:
    index = 0
    begun = False
    while index < len(words):
        vent = venting.vented(words, index, scene.station) if words[index] in tellings.MOVING else None
        if vent is None and scene.of_vents:
            vent = venting.climbed(words, index)
        if vent is not None and not _has_subject(words[:index]):
            place, length = vent
            begun = True
            yield Piece(part=Part.VENT, value="vented", word="vented")
            if place:
                yield Piece(part=Part.PLACE, value=place, word=place, led="in")
            index += length
            continue
        prepositions = _prepositions(words, index)
        piece, length = _piece(words, index + prepositions, scene, led=bool(prepositions))
        if piece is not None:
            if not begun and piece.part in DONE and _has_subject(words[: index + prepositions]):
                yield Piece(part=Part.UNKNOWN, value=words[0])
            begun = True
            yield piece
            if piece.part is Part.PURPOSE:
                return
        index += prepositions + length


DONE = (Part.BE, Part.GO, Part.DO, Part.SEE, Part.KILL, Part.VENT, Part.FIND, Part.LEAVE, Part.MEET)


def _has_subject(words: Sequence[str]) -> bool:
    """Whether something other than a player is spoken of: `that was in Admin`, `everyone was there`."""
    return not lexicon.SUBJECTS.isdisjoint(words)


def _prepositions(words: list[str], index: int) -> int:
    """How many words lead up to a place: `over to the`."""
    count = 0
    while index + count < len(words) and count < 4 and words[index + count] in LEADING:
        if words[index + count] == "her" and _is_seen(words, index + count):
            break
        if _begins_what_is_told(words, index + count):
            break
        count += 1
    return count


def _is_seen(words: list[str], index: int) -> bool:
    """`saw her do wires`, which is no card of hers."""
    following = words[index + 1] if index + 1 < len(words) else ""
    return index > 0 and words[index - 1] in SEEING and (following.endswith("ing") or following in DEEDS)


DEEDS = lexicon.words("do go walk run leave enter come scan swipe vent kill finish fix shoot in at")


LEADING = lexicon.PREPOSITIONS | lexicon.ARTICLES | {"out", "of", "over", "back", "up", "down", "off"}


def _piece(words: list[str], index: int, scene: Scene, *, led: bool) -> tuple[Piece | None, int]:
    if index >= len(words):
        return None, 1
    word = words[index]
    persons = _persons(word, scene)
    if word == "me" and index and words[index - 1] not in SEEING and naming.is_task(words, index + 1, scene.station):
        return None, 1
    if persons is not None:
        return Piece(part=Part.PERSON, persons=persons, value=word), 1
    if (own := _owned(words, index, scene)) is not None:
        return own, 1
    found = naming.named(words, index, scene.station)
    if found is not None:
        (part, value), length = found
        before = words[index - 1] if led else ""
        if before == "to" and part is not Part.PLACE:
            return Piece(part=Part.PURPOSE), length
        following = words[index + length] if index + length < len(words) else ""
        if part is Part.PLACE and following in (
            lexicon.CORNERS if words[index : index + length] in HALVES else lexicon.BESIDES
        ):
            return Piece(part=Part.UNKNOWN, value=following), length + 1
        is_thing = part in (Part.VENT, Part.KILL) and length == 1 and (before in A_THING or following in ITS_CARE)
        is_thing = is_thing or (part is Part.VENT and following in tellings.BESIDE_VENTS)
        preposition = _preposition(words, index) if led else ""
        is_spot = part is Part.TASK and preposition in ("at", "in")
        last = words[index + length - 1]
        told = last if part is Part.TASK and (last.endswith("ed") or last in names.DONE) else word
        return Piece(
            part=Part.UNKNOWN if is_spot or is_thing else part, value=value, word=told, led=preposition, length=length
        ), length
    if _exists(words, index) or _is_told_where(words, index, scene) or _begins_what_is_told(words, index):
        return Piece(part=Part.UNKNOWN, value=word), 1
    if (word == "there" or (word == "present" and _was(words, index))) and scene.there is not None:
        return _there(words, index, scene.there), 1
    if word in ("to", "for", "due") or (index and words[index - 1] == "to"):
        return Piece(part=Part.PURPOSE, value=words[index + 1] if index + 1 < len(words) else ""), 1
    if word in lexicon.FILLERS or word.isdecimal():
        return None, 1
    return Piece(part=Part.UNKNOWN, value=word), 1


ABOUT = lexicon.words("around near to about past by towards toward outside")
"""`close to there`"""
A_THING = lexicon.ARTICLES | {"on", "at"}
ITS_CARE = lexicon.words("cleaning clean cleaner cleaned duty task tasks camping camper cover")
"""`standing on vent`, and `vent cleaning`, which tell of no deed."""


def _there(words: list[str], index: int, place: str) -> Piece:
    way = words[index - 1] if index else ""
    if way in ABOUT:
        return Piece(part=Part.UNKNOWN, value=words[index])
    return Piece(part=Part.PLACE, value=place, word=words[index], led="from" if way == "from" else "at")


def _exists(words: list[str], index: int) -> bool:
    """`there were two in Admin`, where "there" is no place that was spoken of."""
    return (
        words[index] == "there"
        and index == 0
        and words[1:2] != []
        and words[1] in EXISTING
        and words[2:3] != []
        and words[2] not in COLORS
    )


def _is_told_where(words: list[str], index: int, scene: Scene) -> bool:
    """`there in Admin`, which is Admin, wherever "there" was."""
    led = _prepositions(words, index + 1) if words[index] == "there" else 0
    if not led or words[index + 1] not in WITHIN or index + 1 + led == len(words):
        return False
    named = naming.named(words, index + 1 + led, scene.station)
    return words[index + 1 + led] in BETWEEN or (named is not None and named[0][0] is Part.PLACE)


def _begins_what_is_told(words: list[str], index: int) -> bool:
    """`realised that Blue was in Admin`, `worked out that ...`, and not `finished that in Admin`."""
    if words[index] == "out" and index:
        return words[index - 1] == "found"
    if words[index] != "that" or not index or not (words[index - 1] == "out" or past_verbs.is_deed(words[index - 1])):
        return False
    return index + 1 < len(words) and words[index + 1] not in lexicon.PREPOSITIONS


WITHIN = lexicon.words("in at inside")
BETWEEN = lexicon.words("hall hallway corridor passage doorway")


def _was(words: Sequence[str], index: int) -> bool:
    return index > 0 and words[index - 1] in EXISTING


SEEING = lexicon.words(lexicon.VERBS[Part.SEE])
HALVES = (["upper"], ["lower"])
"""Halves of the engines; with another word behind them, of something else."""
EXISTING = lexicon.words("was were is are 's")


def _owned(words: list[str], index: int, scene: Scene) -> Piece | None:
    """What an `'s` or a form of "have" is by what follows it."""
    word = words[index]
    whose = words[index + 1] if index + 1 < len(words) else ""
    is_role = whose in ("the", "an", "a") and " ".join(words[index + 2 : index + 3]) in ROLES
    if word == "'s" and (is_role or whose in OF_WHOM or (words[index - 1] == "there" and whose in COLORS)):
        return Piece(part=Part.BE, value="is", word="is")
    if word in ("had", "have") and words[index + 2 : index + 3] == ["alone"] and _persons(words[index + 1], scene):
        return Piece(part=Part.WITH, value="alone", word=word)
    if word in HAVING and index + 2 < len(words) and naming.is_done(words, index + 1, scene.station):
        return Piece(part=Part.DO, value=word, word=word)
    if word in HAVING and index + 1 < len(words) and words[index + 1] in HELD:
        return Piece(part=Part.UNKNOWN, value=word)
    return None


def _preposition(words: list[str], index: int) -> str:
    """The preposition before a word, past any articles."""
    while index and words[index - 1] in lexicon.ARTICLES:
        index -= 1
    return words[index - 1] if index and words[index - 1] in LEADING else ""


def _persons(word: str, scene: Scene) -> Persons | None:
    if word in COLORS:
        return (COLORS[word],)
    if word in lexicon.SELF:
        return (scene.speaker,)
    if word in lexicon.ADDRESSED:
        return () if scene.addressed is None else (scene.addressed,)
    if word in lexicon.THIRD:
        return () if scene.third is None else (scene.third,)
    if word in lexicon.GROUP:
        return (scene.speaker, *scene.partner)
    return None


ROLES = frozenset({"impostor", "imposter", "imp", "crewmate"})
OF_WHOM = frozenset(("clear", "clean", "good", "cleared", "innocent", "safe", "crew", "in", "at", "there", "with"))
"""Before these, a name's `'s` is no possessive."""
HAVING = frozenset({"have", "has", "had", "got"})
HELD = lexicon.OWNED | {"task", "tasks", "job", "work"}


def may_be_place(words: Sequence[Token], scene: Scene) -> bool:
    """Whether the words begin with a place, perhaps after words that change nothing."""
    texts = [word.text for word in words if word.text not in lexicon.FILLERS][:8]
    index = _prepositions(texts, 0)
    found = naming.named(texts, index, scene.station) if index < len(texts) else None
    return found is not None and found[0][0] is Part.PLACE


def _joined(found: Iterator[Piece]) -> Iterator[Piece]:
    """Makes one piece of persons joined by "and". The word itself is left out everywhere."""
    before: Piece | None = None
    joining = False
    for piece in found:
        if piece.part is Part.UNKNOWN and piece.value in lexicon.AND:
            joining = True
            continue
        if joining and before is not None and before.part is piece.part is Part.PERSON:
            before = before._replace(persons=(*before.persons, *piece.persons), value="and")
        else:
            if before is not None:
                yield before
            before = piece
        joining = False
    if before is not None:
        yield before
