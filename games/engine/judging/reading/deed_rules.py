"""The rules of deeds and roles: who killed, vented, found, left and met whom, and who is what."""

import itertools
from collections.abc import Callable, Iterator, Sequence

from games.engine.facts import identities
from games.engine.facts.testimony import Claim, Saying, Topic
from games.engine.judging.reading import venting
from games.engine.judging.reading.pieces import Persons, Piece, Scene, pieces
from games.engine.judging.reading.sentences import one_clause
from games.engine.judging.reading.sentences.tokens import Token
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
        yield Claim(topic=Topic.SAW_KILL, subject=named[0], other=subject[0], place=_where(told), seen=False)
    elif told[1].part is Part.PERSON and (len(named) == 1 or set(named) <= (scene.dead or frozenset())):
        for victim in named:
            yield Claim(topic=Topic.SAW_KILL, subject=subject[0], other=victim, place=_where(told), seen=False)


def vented(subject: Persons, told: list[Piece], scene: Scene) -> Iterator[Claim]:
    to_somebody = len(told) > 1 and told[1].part is Part.UNKNOWN and told[1].value in tellings.ALOUD
    if len(subject) == 1 and subject[0] != scene.speaker and not to_somebody:
        yield Claim(topic=Topic.SAW_VENT, subject=subject[0], place=_where(told), seen=False)


APART = ("i", "between")


def _where(told: list[Piece]) -> str | None:
    """The place of a deed. Who saw it, on which cameras, and between which places, name other places."""
    deed = itertools.takewhile(lambda piece: piece.part is not Part.SEE and piece.value not in APART, told[1:])
    return Tail([piece for piece in deed if piece.word not in tellings.CAMERAS]).place


def telegram(words: Sequence[Token], scene: Scene) -> Saying | None:
    told = venting.telegram(words, scene.station)
    if told is None or told[0].text == scene.speaker.value:
        return None
    name, place, last = told
    claim = Claim(topic=Topic.SAW_VENT, subject=Color(name.text), place=place, seen=False)
    return Saying(claim=claim, start=name.start, end=max(name.end, last.end)) if is_sound(claim, scene) else None


def found(subject: Persons, told: list[Piece], scene: Scene) -> Iterator[Claim]:
    tail = Tail(told[1:])
    dead = [each for piece in tail.persons for each in piece.persons]
    alive = [each for piece in tail.persons for each in piece.persons if each not in (scene.dead or ())]
    if scene.dead is not None and len(alive) == 1 and len(subject) == 1 and not tail.has(Part.BODY):
        if tail.place and told[1].part is Part.PERSON and told[0].value != "reported":
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
    """What the reporter of the body tells of finding it, in whatever words."""
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


CORPSE = lexicon.words("body corpse remains victim deceased stiff carcass cadaver")
BODY = CORPSE | {"it", "them", "him", "her"}


def left(subject: Persons, told: list[Piece], scene: Scene) -> Iterator[Claim]:
    """Whoever left a place had been there, and so had anybody left in it. Whoever just left had been with the speaker.
    Not `After I left Red went to Admin`, which is two clauses, nor `left my wires in Admin for later`."""
    runs_on = [piece.part for piece in told[1:3]] == [Part.PERSON, Part.GO] and not told[2].value.endswith("ing")
    if runs_on or any(piece.part is Part.TASK for piece in told[1:2]):
        return
    tail = Tail(told[1:])
    who = (*subject, *told[1].persons) if len(told) > 1 and told[1].part is Part.PERSON else subject
    if not any(piece.part is not Part.UNKNOWN for piece in told[1:]) and scene.speaker not in subject and scene.here:
        yield from (Claim(topic=Topic.WAS_AT, subject=each, place=scene.here) for each in subject)
    if tail.places and tail.sound and (scene.speaker in who or not any(piece.led in AWAY for piece in tail.parts)):
        yield from (
            Claim(topic=Topic.WAS_AT, subject=each, place=place) for each in who for place in _left_places(tail)
        )


def _left_places(tail: Tail) -> list[str]:
    """`left Admin for Storage` tells of both places."""
    second = [piece for piece in tail.parts if piece.part is Part.PLACE][1:2]
    return tail.places[:2] if second and second[0].led in ("for", "to") else tail.places[:1]


AWAY = frozenset({"to", "for", "toward", "towards", "into"})
"""`left to Admin`"""


def met(subject: Persons, told: list[Piece], scene: Scene) -> Iterator[Claim]:
    """Those whom the subject met. `came across Pink's body` is read as finding it."""
    tail = Tail(told[1:])
    if tail.has(Part.BODY):
        yield from found(subject, told, scene)
        return
    if any(piece.part is Part.UNKNOWN and (piece.led == "from" or piece.value == "between") for piece in told):
        return
    follows = told[0].value.startswith("follow")
    if not follows and next((piece.led for piece in told if piece.part is Part.PLACE), "") == "from":
        return
    if [piece.value for piece in told[2:3]] == ["'s"]:
        return
    others = [each for piece in tail.persons for each in piece.persons]
    if follows:
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


def presence(subject: Persons, tail: Tail, scene: Scene) -> Iterator[Claim]:
    are_together = any(piece.value == "together" for piece in tail.parts) and not tail.has(Part.UNKNOWN)
    paired = [(subject[0], subject[1])] if are_together and len(subject) == 2 else []
    company = [(a, b) for a in subject for b in tail.company] or paired or pairs(subject, scene)
    for a, b in company if tail.company or tail.places or are_together else ():
        yield together(a, b, tail.place, scene)
    if not company:
        for place in tail.places:
            yield from (Claim(topic=Topic.WAS_AT, subject=each, place=place) for each in subject)


def pairs(subject: Persons, scene: Scene) -> list[tuple[Color, Color]]:
    """Pairs of the speaker with each other player, if it is one of several. Others are only said to have been there."""
    if scene.speaker not in subject:
        return []
    return [(scene.speaker, each) for each in subject if each != scene.speaker]


def bare_role(subject: Persons, found: list[Piece], scene: Scene) -> Iterator[Claim]:
    """`gray imp`, and no more."""
    if len(found) <= 2 and is_all(found, subject, scene) and (len(found) == 1 or found[0].value in lexicon.CLEARED):
        yield from roles(subject, found[0])


def is_all(rest: list[Piece], subject: Persons, scene: Scene) -> bool:
    """Whether one other player is called clear without reserve; not `clear for this round`, nor `I am clear`."""
    if rest[0].value not in lexicon.CLEARED:
        return True
    after = rest[1:]
    mine = len(after) == 1 and after[0].part is Part.PURPOSE and after[0].value in ("me", "sure", "certain")
    is_own = subject[:1] == (scene.speaker,)
    return len(subject) == 1 and not (is_own and rest[0].value not in tellings.OF_ONESELF) and (not after or mine)


def roles(subject: Persons, said: Piece) -> Iterator[Claim]:
    role = identities.Role.IMPOSTOR if "imp" in said.value else identities.Role.CREWMATE
    yield from (Claim(topic=Topic.ROLE, subject=each, role=role) for each in subject)


def is_sound(claim: Claim, scene: Scene) -> bool:
    """Whether a claim can be meant: nobody confesses in earnest, and nobody lives to tell of its own death."""
    if claim.subject not in scene.seats or claim.subject == claim.other:
        return False
    if claim.other is not None and claim.other not in scene.seats:
        return False
    if claim.topic is Topic.SAW_KILL and scene.speaker in (claim.subject, claim.other):
        return False
    return claim.topic is not Topic.ROLE or claim.role is identities.Role.CREWMATE or claim.subject != scene.speaker
