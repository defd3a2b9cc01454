"""Turns a clause into claims, by a rule for each kind of verb. A clause that no rule understands claims nothing.

Words are known by their part in a claim (`lexicon.Part`). After the verb, only places, company, tasks, persons and
purposes are understood; other words are ignored behind these, but never before them.
"""

import dataclasses
from collections.abc import Iterator, Mapping

from games.engine.facts.testimony import Claim, Topic
from games.engine.judging.reading import acting, deed_rules
from games.engine.judging.reading.deed_rules import Rule
from games.engine.judging.reading.pieces import Persons, Piece, Scene
from games.engine.judging.reading.tails import (
    INSIDE,
    INTO,
    Tail,
    begins_what_is_told,
    begun_anew,
    came_by,
    inside,
    is_corpse,
    is_of_whom,
    is_on_its_way,
    is_sighted,
    is_spoken_of,
    is_told,
    is_watch,
    lies,
    of_whom,
    turned,
    was_seen,
)
from games.engine.judging.reading.words import lexicon, names, nicknames, past_verbs, tellings
from games.engine.judging.reading.words.lexicon import Part

MOST_PARTS = 24


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Read:
    """The claims of a clause, and its subject, which the next clause may leave out."""

    claims: tuple[Claim, ...]
    subject: Persons
    is_presence: bool = False
    there: str | None = None
    """The place in which it ends."""


def read(found: list[Piece], scene: Scene, before: Read | None) -> Read | None:
    """None if the clause claims nothing."""
    found = turned(begun_anew(found[:MOST_PARTS]))
    subject, rest = _subject(found, scene, before)
    if subject is None or not rest or begins_what_is_told(rest):
        return None
    if rest[0].part is Part.ROLE and len(rest) >= 3 and rest[1].part is Part.BE and rest[2].part is Part.PERSON:
        subject, rest = rest[2].persons, [rest[1], rest[0]]
    own = found[0].part is Part.PERSON and (found[0].value in tellings.TOLD_OF or found[0].value.endswith("and"))
    if not (own and rest[0].value in tellings.TOLD_NOW):
        is_work = [piece.part for piece in found] == [Part.TASK, Part.PLACE] and found[1].led in INSIDE
        if not (is_work or _is_begun(rest[0], before, alone=len(found) == 1)) or is_spoken_of(found):
            return None
    if rest[0].part is Part.PLACE and scene.speaker not in subject and rest[0].led not in INSIDE:
        return None
    if rest[0].part is Part.TASK and found[0].part is Part.TASK and before is None:
        subject = (scene.speaker,)
    rule = RULES.get(rest[0].part)
    if rest[0].part is Part.ROLE and (found[0].part is not Part.PERSON or len(found[0].persons) != 1):
        return None
    told = () if rule is None else tuple(rule(subject, rest, scene))
    is_near = any(piece.word == "beside" for piece in found)
    beside = before.claims[0].place if before is not None and before.is_presence else None
    kept = tuple(
        dataclasses.replace(claim, place=claim.place or beside) if is_near and claim.topic is Topic.WAS_WITH else claim
        for claim in told
        if deed_rules.is_sound(claim, scene)
        and not (is_near and claim.topic is Topic.WAS_WITH and claim.place is None and beside is None)
    )
    presence = any(claim.topic in (Topic.WAS_AT, Topic.WAS_WITH) for claim in kept)
    is_gone = any(piece.part is Part.LEAVE for piece in found)
    ends = [
        piece.value for piece in found if piece.part is Part.PLACE and piece.led not in ("from", "of") and not is_gone
    ]
    return Read(claims=kept, subject=subject, is_presence=presence, there=ends[-1] if ends else None) if kept else None


def together_again(found: list[Piece], before: Read, *, listed: bool) -> Read | None:
    """`with Red in Admin and Storage`, and `with Red, in Admin`."""
    if before.claims[0].topic is not Topic.WAS_WITH or [piece.part for piece in found] != [Part.PLACE]:
        return None
    if not (listed and found[0].led in ("", *INSIDE)) and not (found[0].led in INSIDE and not before.claims[0].place):
        return None
    claim = dataclasses.replace(before.claims[0], place=found[0].value)
    return Read(claims=(claim,), subject=before.subject, is_presence=True)


def _is_begun(first: Piece, before: Read | None, *, alone: bool) -> bool:
    """`swiped my card` and not `my card is in Admin`; `went to Admin` and not `go to Admin`."""
    if first.value in tellings.NAMED_DEEDS:
        return False
    if first.part is Part.TASK:
        return first.word.endswith(("ing", *DONE)) or (before is not None and alone)
    if first.part is Part.BE:
        return first.value not in tellings.ORDERED
    return first.part not in (Part.GO, Part.KILL, Part.VENT) or first.value not in tellings.UNTOLD


DONE = ("ed", "read", *nicknames.PAST.values(), *names.DONE)
"""How verbs end that tell a task as done."""


def _subject(found: list[Piece], scene: Scene, before: Read | None) -> tuple[Persons | None, list[Piece]]:
    if not found or found[0].value == "them":
        return None, []
    first = found[0]
    if first.part is not Part.PERSON:
        deed = first.part is Part.UNKNOWN and past_verbs.is_deed(first.value)
        told = deed or first.part not in UNTOLD or (before is not None and first.part in (Part.VENT, Part.KILL))
        subject = before.subject if before and not is_of_whom(found, before.subject) else (scene.speaker,)
        return (subject if told and first.value not in tellings.UNTOLD else None), found
    if len(found) > 1 and found[1].part is Part.PERSON:
        if first.value == "me" and found[1].value == "and":
            return (*first.persons, *found[1].persons), found[2:]
        again = found[1].value in lexicon.THIRD and not found[1].persons
        return ((first if again else found[1]).persons or None), found[2:]
    return (first.persons or None), found[1:]


PASSING = frozenset(lexicon.CLEARED) - {"innocent"}
UNTOLD = (Part.KILL, Part.VENT, Part.UNKNOWN, Part.PURPOSE, Part.BODY)


def _were(subject: Persons, found: list[Piece], scene: Scene) -> Iterator[Claim]:
    """`was in Admin with Blue doing Swipe Card`, `went to Admin`, `is the impostor`. Not `was walking to Admin`."""
    rest = found[1:] if found[0].part in (Part.BE, Part.GO) else found
    while rest and rest[0].part in (Part.BE, Part.DO):
        rest = rest[1:]
    if rest and rest[0].part is Part.ROLE and found[0].part is Part.BE:
        was_once = found[0].value in ("was", "were") and rest[0].value in PASSING
        is_owner = [piece.value for piece in rest[1:2]] == ["'s"]
        if was_once or is_owner or any(piece.persons for piece in rest) or not deed_rules.is_all(rest, subject, scene):
            return
        yield from deed_rules.roles(subject, rest[0])
        return
    is_seen = was_seen(found) and scene.speaker not in subject
    yield from _there(subject, found, [each for each in rest if each.part is Part.PLACE] if is_seen else rest, scene)


def _there(subject: Persons, found: list[Piece], rest: list[Piece], scene: Scene) -> Iterator[Claim]:
    """Where the subject was or went, with whom, and what it did there."""
    if rest and rest[0].part in MOVED:
        yield from RULES[rest[0].part](subject, rest, scene)
        return
    moves = found[0].part is Part.BE and rest and rest[0].part is Part.GO
    if (moves and rest[0].value.endswith(("ing", "headed"))) or (rest and rest[0].value == "lying"):
        return
    tail = Tail(inside(rest, WAYS.get(found[0].part, INTO)))
    if tail.is_nowhere and (_is_now(found[0], tail) or _is_pairing(subject, found[0], tail, scene)):
        return
    if is_corpse(subject, tail, scene):
        if scene.is_finder and subject[0] == scene.body:
            yield Claim(topic=Topic.FOUND_BODY, subject=scene.speaker, other=subject[0], place=tail.place)
        return
    came = found[0].value in tellings.CAME and not any(piece.part is not Part.UNKNOWN for piece in found[1:])
    arrives = not tail.places and (found[0].value in tellings.ARRIVING or came or came_by(found))
    if tail.persons or tail.has(Part.KILL) or tail.has(Part.VENT) or tail.has(Part.BODY):
        yield from acting.done_to(subject, found, scene)
        return
    if not tail.sound and not (arrives and not tail.company):
        return
    if found[0].part is Part.GO and tail.task_first:
        return
    if arrives:
        yield from _arrived(subject, tail, scene)
        return
    place = tail.place if tail.task_first else None
    if place is None or tail.company:
        yield from deed_rules.presence(subject, tail, scene)
    for task in tail.tasks:
        who = _workers(subject, scene)
        yield from (Claim(topic=Topic.DID_TASK, subject=each, task=task, place=place) for each in who)


def _workers(subject: Persons, scene: Scene) -> Persons:
    """Of `we did wires`, only the speaker's own work is certain."""
    return (scene.speaker,) if scene.speaker in subject else subject


NOW = frozenset({"am", "is", "are", *tellings.TOLD_NOW})
WAYS = {Part.BE: INSIDE, Part.UNKNOWN: ("in", "at", "inside")}


def _is_now(first: Piece, tail: Tail) -> bool:
    """`I am with you`, and `I go with Red`, say whose side somebody is on, or what is planned."""
    return first.value in NOW and (bool(tail.company) or any(piece.value == "together" for piece in tail.parts))


def _is_pairing(subject: Persons, first: Piece, tail: Tail, scene: Scene) -> bool:
    """`Red with Blue, Green with Pink`: how others are, were or are to be paired."""
    return first.part is Part.WITH and first.word[0] == "w" and scene.speaker not in (*subject, *tail.company)


def _arrived(subject: Persons, tail: Tail, scene: Scene) -> Iterator[Claim]:
    """Whoever came in came to where the speaker says that it was itself."""
    is_elsewhere = scene.speaker in subject or any(piece.value in tellings.VENTS for piece in tail.parts)
    if scene.here is not None and not is_elsewhere:
        yield from (Claim(topic=Topic.WAS_AT, subject=each, place=scene.here) for each in subject)
    elif tail.company:
        yield from deed_rules.presence(subject, tail, scene)


MOVED = frozenset({Part.MEET, Part.LEAVE, Part.VENT, Part.KILL, Part.FIND, Part.SEE})


def _did(subject: Persons, found: list[Piece], scene: Scene) -> Iterator[Claim]:
    tail = Tail(found)
    if found[0].value == "did" and len(found) == 2 and scene.dead and set(found[1].persons) & scene.dead:
        yield from deed_rules.killed(subject, found, scene)
        return
    if found[0].part is Part.TASK and tail.has(Part.UNKNOWN) and not is_told(found):
        return
    if tail.sound and tail.tasks and not tail.persons:
        for task in tail.tasks:
            who = _workers(subject, scene)
            yield from (Claim(topic=Topic.DID_TASK, subject=each, task=task, place=tail.place) for each in who)
        is_joint = tail.place or any(piece.value == "together" for piece in tail.parts)
        pairs = [(a, b) for a in subject for b in tail.company] or deed_rules.pairs(subject if is_joint else (), scene)
        yield from (deed_rules.together(a, b, tail.place, scene) for a, b in pairs)
    if not tail.tasks and found[0].value not in tellings.MENDING:
        yield from acting.acted(subject, found, scene)
    if tail.sound and not tail.tasks and not tail.persons and found[0].value in tellings.MENDING:
        pairs = [(a, b) for a in subject for b in tail.company] or deed_rules.pairs(subject, scene)
        yield from (deed_rules.together(a, b, tail.place, scene) for a, b in pairs)
        if pairs:
            return
    places = [piece for piece in found if piece.part is Part.PLACE]
    is_there = bool(places) and all(piece.led in INSIDE for piece in places)
    if tail.sound and not tail.tasks and not tail.persons and found[0].value in tellings.MENDING and is_there:
        yield from deed_rules.presence(subject, tail, scene)


def _saw(subject: Persons, found: list[Piece], scene: Scene) -> Iterator[Claim]:
    """What the speaker itself saw. What others saw is for them to say."""
    own = scene.speaker in subject
    if own and len(found) > 1 and found[1].part is Part.TASK and scene.third:
        yield Claim(topic=Topic.DID_TASK, subject=scene.third, task=found[1].value)
    if (own and is_watch(found)) or (not own and is_sighted(found)):
        yield from (Claim(topic=Topic.WAS_AT, subject=each, place=found[-1].value) for each in subject)
        return
    if len(found) < 3 or found[1].part is not Part.PERSON:
        return
    if not own:
        yield from _of_whereabouts(found, scene)
    elif scene.dead is not None and set(found[1].persons) & scene.dead and lies(found[2:]):
        yield from deed_rules.found(subject, [found[0], *found[1:]], scene)
    else:
        yield from _of_whom_one_saw(found, of_whom(found[2:]), scene)


def _of_whom_one_saw(found: list[Piece], rest: list[Piece], scene: Scene) -> Iterator[Claim]:
    """What those did whom the speaker saw, or else only where they were."""
    seen = found[1].persons
    is_thing = [piece.part for piece in rest[:2]] == [Part.UNKNOWN] * 2 and rest[0].value == "'s"
    is_far = not rest or is_thing or is_on_its_way(rest) or rest[0].value in past_verbs.FROM_AFAR
    if is_far or not seen or scene.speaker in seen or any(piece.word in tellings.CAMERAS for piece in found):
        return
    rule = RULES.get(rest[0].part, _were) if rest[0].part is not Part.UNKNOWN else _were
    told = list(rule(seen, rest, scene))
    if not told and rest[0].part is Part.PLACE and rest[0].led in INSIDE:
        told = list(_were(seen, rest[:1], scene))
    yield from (dataclasses.replace(claim, seen=True) for claim in told if claim.topic is not Topic.ROLE)


def _of_whereabouts(found: list[Piece], scene: Scene) -> Iterator[Claim]:
    """`Blue saw me in Admin`, which says where the speaker was, as it may."""
    rest = of_whom(found[2:])
    if found[1].persons != (scene.speaker,) or found[0].value not in tellings.HAVING_SEEN or not rest:
        return
    if rest[0].part in (Part.GO, Part.PLACE, Part.DO, Part.TASK):
        yield from RULES.get(rest[0].part, _were)(found[1].persons, rest, scene)


RULES: Mapping[Part, Rule] = {
    Part.BE: _were,
    Part.GO: _were,
    Part.PLACE: _were,
    Part.WITH: _were,
    Part.DO: _did,
    Part.TASK: _did,
    Part.SEE: _saw,
    Part.KILL: deed_rules.killed,
    Part.VENT: deed_rules.vented,
    Part.FIND: deed_rules.found,
    Part.LEAVE: deed_rules.left,
    Part.MEET: deed_rules.met,
    Part.ROLE: deed_rules.bare_role,
    Part.UNKNOWN: acting.acted,
}
