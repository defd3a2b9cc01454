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
    """wanted needed liked loved hated trusted suspected accused blamed voted skipped called named mentioned asked
    claimed lied hinted defended suggested proposed pointed questioned expected planned intended promised refused failed
    supposed imagined remembered framed sabotaged closed locked died ejected missed ignored avoided belonged happened
    seemed looked matched placed counted logged listed noted tracked assigned figured guessed feared dreamed mixed
    confused supported cleared vouched confirmed agreed disagreed wondered decided admitted argued insisted denied
    replied answered explained described stated declared announced tagged pinned marked pinged messaged hoped wished
    recorded feigned dodged tried attempted doubted considered noticed cared minded preferred started ended based
    supposed alleged rumored rumoured jailed banned frightened scared worried reported pushed pressed linked connected
    hovered showed followed headed turned disappeared vanished deserved owned shared pictured predicted invented faked
    pretended offered warned begged ordered urged reminded convinced persuaded misread mistook triggered opened
    called powered activated caused removed eliminated disconnected dropped freed tied headed speed bleed need seed
    indeed sped red exceed proceed agreed succeed"""
)
"""Who did so need not have been where it is said of."""
APART = (Part.KILL, Part.VENT, Part.BODY, Part.ROLE, Part.SEE, Part.GO, Part.LEAVE, Part.FIND, Part.MEET, Part.PURPOSE)


def acted(subject: Persons, found: list[Piece], scene: Scene) -> Iterator[Claim]:
    """Who did something in a place was there, and so was the speaker if it was done to it."""
    at = next((at for at, piece in enumerate(found) if piece.part is Part.PLACE), 0)
    if not at or not _is_deed(found[0].value) or found[at].led not in INSIDE or found[at].led == "on":
        return
    between = found[1:at]
    if any(piece.part in APART or piece.led or piece.value in ASTRAY for piece in between):
        return
    if sum(piece.part is Part.PLACE for piece in found) > 1:
        return
    if scene.speaker not in subject and any(piece.persons == (scene.speaker,) for piece in between):
        yield Claim(topic=Topic.WAS_AT, subject=scene.speaker, place=found[at].value)
    yield from deed_rules.presence(subject, Tail(found[at:]), scene)


def _is_deed(verb: str) -> bool:
    is_past = verb in IRREGULAR or (verb.endswith("ed") and len(verb) >= SHORTEST)
    return is_past and verb not in FROM_AFAR


ASTRAY = lexicon.DENYING | lexicon.words("about that like being was were had over from near by than for against off on")
