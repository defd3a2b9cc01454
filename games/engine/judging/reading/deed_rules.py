"""The rules of deeds: who killed, vented, found, left and met whom."""

from collections.abc import Callable, Iterator, Sequence

from games.engine.facts import identities
from games.engine.facts.testimony import Claim, Saying, Topic
from games.engine.judging.reading.pieces import Persons, Piece, Scene, pieces
from games.engine.judging.reading.sentences import one_clause
from games.engine.judging.reading.tails import INSIDE, Tail
from games.engine.judging.reading.words import lexicon, tellings
from games.engine.judging.reading.words.lexicon import Part

Color = identities.Color
Rule = Callable[[Persons, list[Piece], Scene], Iterator[Claim]]


def killed(subject: Persons, told: list[Piece], scene: Scene) -> Iterator[Claim]:
    tail = Tail(told[1:])
    if len(subject) != 1 or not tail.persons:
        return
    named = tail.persons[0].persons
    if told[1].value == "by" and len(named) == 1:
        yield Claim(topic=Topic.SAW_KILL, subject=named[0], other=subject[0], place=tail.place, seen=False)
    elif told[1].part is Part.PERSON and (len(named) == 1 or set(named) <= (scene.dead or frozenset())):
        for victim in named:
            yield Claim(topic=Topic.SAW_KILL, subject=subject[0], other=victim, place=tail.place, seen=False)


def vented(subject: Persons, told: list[Piece], scene: Scene) -> Iterator[Claim]:
    to_somebody = len(told) > 1 and told[1].part is Part.UNKNOWN and told[1].value in tellings.ALOUD
    if len(subject) == 1 and subject[0] != scene.speaker and not to_somebody:
        place = Tail(told[1:]).place
        yield Claim(topic=Topic.SAW_VENT, subject=subject[0], place=place, seen=False)


def found(subject: Persons, told: list[Piece], scene: Scene) -> Iterator[Claim]:
    tail = Tail(told[1:])
    dead = [each for piece in tail.persons for each in piece.persons]
    alive = [each for piece in tail.persons for each in piece.persons if each not in (scene.dead or ())]
    if scene.dead is not None and len(alive) == 1 and len(subject) == 1 and not tail.has(Part.BODY):
        if tail.place and told[1].part is Part.PERSON:
            yield together(subject[0], alive[0], tail.place, scene)
        return
    if any(_is_alive(piece) for piece in tail.parts):
        return
    if scene.body is not None and not tail.persons and _is_it(told):
        dead = [scene.body]
    if scene.dead is not None:
        is_body = tail.has(Part.BODY) or any(piece.value == "body" for piece in tail.parts)
        dead = [each for each in dead or ([scene.third] if scene.third and is_body else []) if each in scene.dead]
    if len(dead) == 1 and len(subject) == 1 and dead[0] != scene.speaker:
        yield Claim(topic=Topic.FOUND_BODY, subject=subject[0], other=dead[0], place=tail.place)


def come_upon(clauses: Sequence[one_clause.Clause], scene: Scene, body: Color) -> Saying | None:
    """Who reported the body has found it, in whatever words it tells of what it came upon."""
    said = [clause for clause in clauses if not clause.void]
    is_told = any(not lexicon.SELF.isdisjoint(clause.texts) for clause in said)
    for clause in said if is_told else ():
        named = {body.value, *CORPSE} & set(clause.texts)
        if named and not tellings.FALLEN.isdisjoint(clause.texts) and not clause.denied:
            places = [piece for piece in pieces(clause.words, scene) if piece.part is Part.PLACE]
            place = places[0].value if len(places) == 1 and places[0].led in INSIDE else None
            claim = Claim(topic=Topic.FOUND_BODY, subject=scene.speaker, other=body, place=place)
            return Saying(claim=claim, start=clause.words[0].start, end=clause.words[-1].end)
    return None


def _is_alive(piece: Piece) -> bool:
    return piece.value in tellings.ALIVE or piece.part is Part.DO or (piece.part is Part.UNKNOWN and bool(piece.led))


def _is_it(told: list[Piece]) -> bool:
    """`reported`, and `found it in Admin`; not `found nothing`, nor `found it odd`."""
    at = 1 + (len(told) > 1 and told[1].value in BODY)
    is_known = told[0].value == "reported" or at == 2
    return is_known and (at == len(told) or told[at].part in (Part.PLACE, Part.PURPOSE) or told[1].value in CORPSE)


CORPSE = frozenset({"body", "corpse"})
BODY = CORPSE | {"it", "them", "him", "her"}


def left(subject: Persons, told: list[Piece], scene: Scene) -> Iterator[Claim]:
    """Who left a place had been there, and so has whom one leaves in it."""
    tail = Tail(told[1:])
    who = (*subject, *told[1].persons) if len(told) > 1 and told[1].part is Part.PERSON else subject
    if not any(piece.part is not Part.UNKNOWN for piece in told[1:]) and scene.speaker not in subject and scene.there:
        yield from (Claim(topic=Topic.WAS_AT, subject=each, place=scene.there) for each in subject)
    if tail.places and tail.sound and (scene.speaker in who or not any(piece.led in AWAY for piece in tail.parts)):
        yield from (
            Claim(topic=Topic.WAS_AT, subject=each, place=place) for each in who for place in _left_places(tail)
        )


def _left_places(tail: Tail) -> list[str]:
    """`left Admin for Storage`, who had been in the one and was then in the other."""
    second = [piece for piece in tail.parts if piece.part is Part.PLACE][1:2]
    return tail.places[:2] if second and second[0].led in ("for", "to") else tail.places[:1]


AWAY = frozenset({"to", "for", "toward", "towards", "into"})
"""`left to Admin`"""


def met(subject: Persons, told: list[Piece], scene: Scene) -> Iterator[Claim]:
    """`came across Pink's body` is to have found it."""
    tail = Tail(told[1:])
    if tail.has(Part.BODY):
        yield from found(subject, told, scene)
        return
    others = [each for piece in tail.persons for each in piece.persons]
    if told[0].value == "followed":
        yield from (
            Claim(topic=Topic.WAS_AT, subject=each, place=tail.place) for each in (*subject, *others) if tail.place
        )
    elif len(told) > 1 and told[1].part is Part.PERSON and len(subject) == 1:
        place = tail.place or (scene.here if told[0].value == "joined" and scene.speaker in others else None)
        yield from (together(subject[0], other, place, scene) for other in others)


def together(a: Color, b: Color, place: str | None, scene: Scene) -> Claim:
    """The speaker comes first."""
    first, second = (b, a) if b == scene.speaker else (a, b)
    return Claim(topic=Topic.WAS_WITH, subject=first, other=second, place=place)


def is_sound(claim: Claim, scene: Scene) -> bool:
    """Nobody confesses in earnest, and nobody lives to tell of its own death."""
    if claim.subject not in scene.seats or claim.subject == claim.other:
        return False
    if claim.other is not None and claim.other not in scene.seats:
        return False
    if claim.topic is Topic.SAW_KILL and scene.speaker in (claim.subject, claim.other):
        return False
    return claim.topic is not Topic.ROLE or claim.role is identities.Role.CREWMATE or claim.subject != scene.speaker
