"""Where somebody did something that no rule knows by name: `I poured myself a drink in Cafeteria`."""

import itertools
from collections.abc import Iterator

from games.engine.facts.testimony import Claim, Topic
from games.engine.judging.reading import deed_rules
from games.engine.judging.reading.pieces import Persons, Piece, Scene
from games.engine.judging.reading.tails import INSIDE, Tail
from games.engine.judging.reading.words import lexicon, past_verbs
from games.engine.judging.reading.words.lexicon import Part

APART = (Part.KILL, Part.VENT, Part.BODY, Part.ROLE, Part.SEE, Part.GO, Part.LEAVE, Part.FIND, Part.MEET, Part.PURPOSE)


def acted(subject: Persons, found: list[Piece], scene: Scene) -> Iterator[Claim]:
    """Whoever did something in a place was there, and so was the speaker if it was done to the speaker."""
    at = next((at for at, piece in enumerate(found) if piece.part is Part.PLACE), 0)
    if not at or not past_verbs.is_deed(found[0].value) or found[at].led == "on":
        return
    if found[at].led not in INSIDE and not (at == 1 and found[at].led in ("to", "into")):
        return
    between = found[1:at]
    if any(piece.part in APART or piece.led or piece.value in ASTRAY for piece in between):
        return
    if found[0].value != "helped" and _is_of_another(between):
        return
    if len({piece.value for piece in found if piece.part is Part.PLACE}) > 1:
        return
    if scene.speaker not in subject and any(piece.persons == (scene.speaker,) for piece in between):
        yield Claim(topic=Topic.WAS_AT, subject=scene.speaker, place=found[at].value)
    yield from deed_rules.presence(subject, Tail(found[at:]), scene)


def _is_of_another(between: list[Piece]) -> bool:
    """`I realised that Blue had been in Admin`, where what follows has a subject of its own."""
    return any(
        who.part is Part.PERSON
        and what.word != "is"
        and (what.part in TOLD_OF or what.value == "had" or past_verbs.is_deed(what.value))
        for who, what in itertools.pairwise(between)
    )


TOLD_OF = (Part.BE, Part.DO, Part.TASK)


def done_to(subject: Persons, found: list[Piece], scene: Scene) -> Iterator[Claim]:
    """`Blue walked past me in Admin`, who was there as well as the speaker."""
    at = next((at for at, piece in enumerate(found) if piece.part is Part.PLACE), 0)
    met = [piece for piece in found[1:at] if piece.part is Part.PERSON]
    if (
        found[0].part is not Part.GO
        or found[at].led not in INSIDE
        or len(met) != 1
        or met[0].persons != (scene.speaker,)
    ):
        return
    if scene.speaker not in subject and all(piece.part in (Part.PERSON, Part.UNKNOWN) for piece in found[1:at]):
        for each in (*subject, scene.speaker):
            yield Claim(topic=Topic.WAS_AT, subject=each, place=found[at].value)


ASTRAY = lexicon.DENYING | lexicon.words(
    "about that like being was were had over from near by than for against off on happened"
)
