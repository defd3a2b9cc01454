"""The line that introduces a persona: its weightiest lie that makes sense to a stranger out of context."""

from dataclasses import dataclass

from django.db.models import OuterRef, Subquery

from games.engine.facts import events
from games.log import codec
from games.models import LogEntry
from games.models.moment import MomentKind
from games.records import kept_moments

FEWEST_WORDS = 5
"""A shorter line only makes sense together with the question that it answered."""
LONGEST = 200
LOOKED_THROUGH = 20


@dataclass(frozen=True, slots=True, kw_only=True)
class BestLine:
    """`n` is the number of the line's entry in the log."""

    match: int
    n: int
    said: str


def of_persona(persona_key: str) -> BestLine | None:
    """The weightiest lie of at least FEWEST_WORDS words, among the first LOOKED_THROUGH; None if there is none."""
    spoken = LogEntry.objects.filter(match=OuterRef("match"), seq=OuterRef("n")).values("line")[:1]
    lies = kept_moments.by_weight(persona_key).filter(kind=MomentKind.LIE).annotate(line=Subquery(spoken))
    found = (_line(*told) for told in lies.exclude(line=None).values_list("match", "n", "line")[:LOOKED_THROUGH])
    return next((line for line in found if len(line.said.split()) >= FEWEST_WORDS), None)


def _line(match: int, n: int, line: str) -> BestLine:
    event = codec.entry_of(line).event
    said = event.message if isinstance(event, events.Spoke) else ""
    return BestLine(match=match, n=n, said=said if len(said) <= LONGEST else f"{said[:LONGEST].rpartition(' ')[0]}…")
