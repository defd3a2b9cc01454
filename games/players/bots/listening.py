"""What bots hear in a line: the claims it declares, or, if its speaker has declared none yet, those that its words
make.

Bots declare what they claim, and models are told to. People only say it.
"""

import dataclasses

from games.engine.eyes import knowledge
from games.engine.facts import events, testimony
from games.engine.facts.identities import Color
from games.engine.judging import claims


def heard(known: knowledge.Perspective) -> knowledge.Perspective:
    """The same perspective, with the lines of the meeting as bots hear them."""
    table = known.meeting
    if table is None:
        return known
    declaring, lines = set[Color](), list[events.Spoke]()
    for line in table.lines:
        declaring |= {line.color} if line.claims else set()
        lines.append(line if line.color in declaring else _plainly(line, known))
    return dataclasses.replace(known, meeting=dataclasses.replace(table, lines=tuple(lines)))


def _plainly(line: events.Spoke, known: knowledge.Perspective) -> events.Spoke:
    """Only claims about this round: bots remember nothing from before the last meeting."""
    said = (saying.claim for saying in claims.worded(line, known))
    return dataclasses.replace(line, claims=tuple(_timed(claim, known) for claim in said if _is_new(claim, known)))


def _is_new(claim: testimony.Claim, known: knowledge.Perspective) -> bool:
    return claim.when is None and claim.round in (None, len(known.past) + 1)


def _timed(claim: testimony.Claim, known: knowledge.Perspective) -> testimony.Claim:
    """A claim about all the time is about the whole round; one without a time may be about any moment of it."""
    is_timed = not claim.whole or claim.since is not None or claim.until is not None
    return claim if is_timed else dataclasses.replace(claim, since=known.round_began, until=known.tick)
