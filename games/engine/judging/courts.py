"""What is kept of a match to judge its lines: the truth, what everybody living knows, and each line's own moment."""

import dataclasses
from collections.abc import Mapping

from games.engine.eyes import knowledge, perspective
from games.engine.facts import events, identities
from games.engine.judging import truth
from games.engine.judging.cases import Recollection
from games.engine.state import ledger as ledgers

Color = identities.Color
NOTHING = Recollection()


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Hearing:
    """A line, and what was so and what its speaker knew and remembered when it was said."""

    line: events.Spoke
    facts: truth.Truth
    known: knowledge.Perspective
    past: Recollection


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Court:
    """What is needed to judge the next line, and in `said`, by entry, to judge the lines of this meeting again.

    `past` is what everybody's perspective has forgotten.
    """

    facts: truth.Truth = dataclasses.field(default_factory=truth.Truth)
    views: Mapping[Color, knowledge.Perspective] = dataclasses.field(default_factory=dict)
    past: Mapping[Color, Recollection] = dataclasses.field(default_factory=dict)
    said: Mapping[int, Hearing] = dataclasses.field(default_factory=dict)


def attend(court: Court, entry: ledgers.Entry) -> Court:
    """The court after one more entry. It has to be called with every entry, in order."""
    views = court.views
    past = _recalled(court) if isinstance(entry.event, events.MeetingClosed) else court.past
    if isinstance(entry.event, events.MatchOpened):
        views = {seat.color: perspective.blank(seat.color) for seat in entry.event.seats}
    listening = [color for color in entry.audience if color in views and color not in court.facts.dead]
    if listening:
        views = {**views, **{color: perspective.learn(views[color], entry) for color in listening}}
    after = Court(facts=truth.follow(court.facts, entry), views=views, past=past, said=court.said)
    return dataclasses.replace(after, said=_said(after, entry))


def _said(court: Court, entry: ledgers.Entry) -> Mapping[int, Hearing]:
    line = entry.event
    if isinstance(line, events.MeetingOpened):
        return {}
    if not isinstance(line, events.Spoke):
        return court.said
    return {**court.said, entry.seq: hearing(court, line)}


def hearing(court: Court, line: events.Spoke) -> Hearing:
    """The hearing of a line that is said now."""
    past = court.past.get(line.color, NOTHING)
    return Hearing(line=line, facts=court.facts, known=court.views[line.color], past=past)


def _recalled(court: Court) -> Mapping[Color, Recollection]:
    """The past, with what perspectives are about to forget as the round ends."""
    return {color: _with_round(court.past.get(color, NOTHING), known) for color, known in court.views.items()}


def _with_round(past: Recollection, known: knowledge.Perspective) -> Recollection:
    fading = [memory for memory in known.memories if memory.deed is knowledge.Deed.STOOD_AT]
    return Recollection(stays=(*past.stays, *known.stays), memories=(*past.memories, *fading))
