"""The second look at a line, beside the rules for each kind of verb: what both find is told once."""

from collections.abc import Sequence, Set

from games.engine.facts.testimony import Claim, Saying, Topic
from games.engine.judging.plain import meanings, plain_reader
from games.engine.judging.reading import deed_rules, pieces, vetoes


def reader(scene: pieces.Scene, line: str) -> plain_reader.Reader:
    table = meanings.Table(
        speaker=scene.speaker,
        addressed=scene.addressed,
        dead=scene.dead or frozenset(),
        body=scene.body,
        station=scene.station,
        is_live=scene.dead is not None,
    )
    return plain_reader.Reader(table, line)


def both(found: Sequence[Saying], plain: Sequence[Saying], scene: pieces.Scene, *, apart: bool) -> tuple[Saying, ...]:
    """What the first look found, with what only the second found, whatever the time. Two who were together in a place
    were there, so that is not told again."""
    if not plain:
        return (*found,)
    told = {saying.claim.told for saying in found}
    anywhere = {claim[:3] + claim[4:] for claim in told if claim[3] is None and claim[0] in ONCE}
    told |= {
        (Topic.WAS_AT, who, None, *claim[3:]) for claim in told if claim[0] is Topic.WAS_WITH for who in claim[1:3]
    }
    more = tuple({each.claim: each for each in plain if not _is_told(each.claim, told, anywhere)}.values())
    if apart:
        more = vetoes.own(more, scene.speaker)
    return (*found, *(saying for saying in more if deed_rules.is_sound(saying.claim, scene)))


ONCE = (Topic.DID_TASK, Topic.FOUND_BODY)


def _is_told(claim: Claim, told: Set[tuple[object, ...]], anywhere: Set[tuple[object, ...]]) -> bool:
    """Whether it is told already, with its place or without any."""
    return claim.told in told or claim.told[:3] + claim.told[4:] in anywhere
