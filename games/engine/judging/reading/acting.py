"""Where somebody did something that no rule knows by name: `I poured myself a drink in Cafeteria`."""

from collections.abc import Iterator

from games.engine.facts.testimony import Claim, Topic
from games.engine.judging.reading import deed_rules
from games.engine.judging.reading.pieces import Persons, Piece, Scene
from games.engine.judging.reading.tails import INSIDE, Tail
from games.engine.judging.reading.words import lexicon
from games.engine.judging.reading.words.lexicon import Part

SHORTEST = 5
IRREGULAR = lexicon.words(
    """ate drank sang wept slept fought held broke blew drew drove fell flew gave grew hit hung laid lost rode shook
    sang spent swept threw tore woke wrote built bent dealt dug fed froze leant bit hurt beat swam hummed whistled cut
    burnt spilt sang taught wore stuck spun lit gave bought"""
)
FROM_AFAR = lexicon.words(
    """accused activated admitted agreed alleged announced answered argued asked assigned attempted avoided banned
    based begged belonged blamed bleed called cared caused claimed cleared closed confirmed confused connected
    considered convinced counted decided declared defended denied described deserved died disagreed disappeared
    disconnected dodged doubted dreamed dropped ejected eliminated ended exceed expected explained failed faked
    feared feigned figured followed framed freed frightened glanced guessed happened hated headed hinted hoped
    hovered ignored imagined indeed insisted intended invented jailed lied liked linked listed locked logged
    looked loved marked matched mentioned messaged minded misread missed mistook mixed named need needed noted
    noticed offered opened ordered owned peeked peered persuaded pictured pinged pinned placed planned pointed
    powered predicted preferred pressed pretended proceed promised proposed pushed questioned recorded red
    refused remembered reminded removed replied reported rumored rumoured sabotaged scared seed seemed shared
    showed skipped sped speed started stated succeed suggested supported supposed suspected tagged teleported
    tied tracked tried triggered trusted turned urged vanished voted vouched wanted warned wished wondered
    worried"""
)
"""Who did so need not have been where it is said of."""
APART = (Part.KILL, Part.VENT, Part.BODY, Part.ROLE, Part.SEE, Part.GO, Part.LEAVE, Part.FIND, Part.MEET, Part.PURPOSE)


def acted(subject: Persons, found: list[Piece], scene: Scene) -> Iterator[Claim]:
    """Who did something in a place was there, and so was the speaker if it was done to it."""
    at = next((at for at, piece in enumerate(found) if piece.part is Part.PLACE), 0)
    if not at or not is_deed(found[0].value) or found[at].led == "on":
        return
    if found[at].led not in INSIDE and not (at == 1 and found[at].led in ("to", "into")):
        return
    between = found[1:at]
    if any(piece.part in APART or piece.led or piece.value in ASTRAY for piece in between):
        return
    if len({piece.value for piece in found if piece.part is Part.PLACE}) > 1:
        return
    if scene.speaker not in subject and any(piece.persons == (scene.speaker,) for piece in between):
        yield Claim(topic=Topic.WAS_AT, subject=scene.speaker, place=found[at].value)
    yield from deed_rules.presence(subject, Tail(found[at:]), scene)


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


def is_deed(verb: str) -> bool:
    is_past = verb in IRREGULAR or (verb.endswith("ed") and len(verb) >= SHORTEST)
    return is_past and verb not in FROM_AFAR


ASTRAY = lexicon.DENYING | lexicon.words("about that like being was were had over from near by than for against off on")
