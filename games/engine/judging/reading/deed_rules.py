"""The rules of deeds: who killed, vented, found, left and met whom."""

from collections.abc import Callable, Iterator

from games.engine.facts import identities
from games.engine.facts.testimony import Claim, Topic
from games.engine.judging.reading.pieces import Persons, Piece, Scene
from games.engine.judging.reading.tails import Tail
from games.engine.judging.reading.words import tellings
from games.engine.judging.reading.words.lexicon import Part

Color = identities.Color
Rule = Callable[[Persons, list[Piece], Scene], Iterator[Claim]]


def killed(subject: Persons, told: list[Piece], _scene: Scene) -> Iterator[Claim]:
    tail = Tail(told[1:])
    if len(subject) == 1 and tail.persons and told[1].part is Part.PERSON and len(tail.persons[0].persons) == 1:
        victim = tail.persons[0].persons[0]
        yield Claim(topic=Topic.SAW_KILL, subject=subject[0], other=victim, place=tail.place, seen=False)


def vented(subject: Persons, told: list[Piece], scene: Scene) -> Iterator[Claim]:
    to_somebody = len(told) > 1 and told[1].part is Part.UNKNOWN and told[1].value in tellings.ALOUD
    if len(subject) == 1 and subject[0] != scene.speaker and not to_somebody:
        place = Tail(told[1:]).place
        yield Claim(topic=Topic.SAW_VENT, subject=subject[0], place=place, seen=False)


def found(subject: Persons, told: list[Piece], scene: Scene) -> Iterator[Claim]:
    tail = Tail(told[1:])
    dead = [each for piece in tail.persons for each in piece.persons]
    if any(_is_alive(piece) for piece in tail.parts):
        return
    if scene.dead is not None:
        is_body = tail.has(Part.BODY) or any(piece.value == "body" for piece in tail.parts)
        dead = [each for each in dead or ([scene.third] if scene.third and is_body else []) if each in scene.dead]
    if len(dead) == 1 and len(subject) == 1 and dead[0] != scene.speaker:
        yield Claim(topic=Topic.FOUND_BODY, subject=subject[0], other=dead[0], place=tail.place)


def _is_alive(piece: Piece) -> bool:
    return piece.value in tellings.ALIVE or piece.part is Part.DO or (piece.part is Part.UNKNOWN and bool(piece.led))


def left(subject: Persons, told: list[Piece], scene: Scene) -> Iterator[Claim]:
    """Who left a place had been there, and so has whom one leaves in it."""
    tail = Tail(told[1:])
    who = told[1].persons if len(told) > 1 and told[1].part is Part.PERSON else subject
    if tail.places and tail.sound:
        yield from (Claim(topic=Topic.WAS_AT, subject=each, place=place) for each in who for place in tail.places[:1])


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
        yield from (together(subject[0], other, tail.place, scene) for other in others)


def together(a: Color, b: Color, place: str | None, scene: Scene) -> Claim:
    """The speaker comes first."""
    first, second = (b, a) if b == scene.speaker else (a, b)
    return Claim(topic=Topic.WAS_WITH, subject=first, other=second, place=place)
