"""What a decision took of its player's model, told beside its first entry that this player alone perceives.

    {"state":"read","seconds":1.84,"tokens_in":1214,"tokens_out":96,"dollars":0.00031}

It stands beside the log and not in it: the same decisions make the same log, however long they took. `state` is how the
last reply was taken, the sums are over everything that was sent. What says nothing is left out: `chances` and `fault`
unless a reply was sent back, `resent` unless something had to be sent again before a reply came, `fitted` unless the
model had to do without something, `estimated` unless there are tokens that no endpoint told, `dollars` without a price.
Nothing is told of a bot, which has no model.
"""

import dataclasses
import itertools
import json
import types
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from decimal import Decimal
from typing import TypeVar

from django.db.models import QuerySet

from games.engine.facts import events, identities
from games.engine.state import ledger as ledgers
from games.log import journal
from games.models import BESIDE, CLERK, Answer, Exchange
from glassbox_site.ground import words
from personas.llm import errors

Color = identities.Color
Name = TypeVar("Name", bound=Hashable)
LONGEST_FAULT = 200
IN_A_HEAD = (
    events.Thought,
    events.Suspected,
    events.NotesUpdated,
    events.Stumbled,
    events.NotesConsolidated,
    events.Reflected,
)


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Call:
    """All that was said with a model for one decision, summed up."""

    state: str
    seconds: float
    tokens_in: int
    tokens_out: int
    estimated: int = 0
    dollars: float | None = None
    chances: int = 1
    resent: int = 0
    fault: str = ""
    fitted: tuple[str, ...] = ()

    @property
    def mended(self) -> int:
        """How often an answer was sent back."""
        return self.chances - 1


NO_LINES: Mapping[int, Call] = types.MappingProxyType({})
USUAL = {field.name: field.default for field in dataclasses.fields(Call)}


def of_step(match_id: int, step: int) -> dict[Color, Call]:
    """What the decisions of the step after that entry took, by player, as far as models made them. If a player answered
    several times, the first answer that counts is told, or else the last one."""
    exchanges = Exchange.objects.filter(answer__match=match_id, answer__step=step).exclude(answer__color__in=BESIDE)
    return _told(exchanges, lambda answer: Color(answer.color))


def of_lines(match_id: int, lines: Collection[int]) -> dict[int, Call]:
    """What it took the match's clerk to read the lines of these entries."""
    exchanges = Exchange.objects.filter(answer__match=match_id, answer__step__in=lines, answer__color=CLERK)
    return _told(exchanges, lambda answer: answer.step)


def _told(exchanges: QuerySet[Exchange], name: Callable[[Answer], Name]) -> dict[Name, Call]:
    found: dict[Name, list[Exchange]] = {}
    for _, said in itertools.groupby(
        exchanges.select_related("answer").order_by("answer", "chance"), key=lambda each: each.answer_id
    ):
        answered = list(said)
        whose = name(answered[0].answer)
        if whose not in found or not found[whose][0].answer.decision:
            found[whose] = answered
    return {whose: summed(said, journal.own_words(said[-1]).get("fitted", ())) for whose, said in found.items()}


def beside(
    entries: Iterable[ledgers.Entry], calls: Mapping[Color, Call], of_lines: Mapping[int, Call] = NO_LINES
) -> dict[int, str]:
    """The texts to be told beside entries of a step, by their numbers. No other player perceives these."""
    left, told = dict(calls), {}
    for entry in entries:
        event = entry.event
        if isinstance(event, events.LineRead) and event.line in of_lines:
            told[entry.seq] = text(of_lines[event.line])
        elif isinstance(event, IN_A_HEAD) and entry.audience == (event.color,) and event.color in left:
            told[entry.seq] = text(left.pop(event.color))
    return told


def text(call: Call) -> str:
    said = {name: value for name, usual in USUAL.items() if (value := getattr(call, name)) != usual}
    return json.dumps(said, ensure_ascii=False, separators=(",", ":"))


def read(told: str) -> Call:
    said = json.loads(told)
    known = {name: value for name, value in said.items() if name in USUAL}
    return Call(**known | {"fitted": tuple(said.get("fitted", ()))})


def summed(several: Sequence[Exchange], fitted: Sequence[str]) -> Call:
    """`several` is all that was said for one decision, in order; `fitted` is what the model did without at last."""
    first, last = several[0], several[-1]
    costs = [each.cost for each in several if each.cost is not None]
    return Call(
        state=last.state,
        seconds=round(sum(each.seconds for each in several), 2),
        tokens_in=sum(each.tokens_in for each in several),
        tokens_out=sum(each.tokens_out for each in several),
        estimated=sum(each.tokens_estimated or 0 for each in several),
        dollars=float(sum(costs, Decimal())) if costs else None,
        chances=len(several),
        resent=max(0, sum(each.calls for each in several) - len(several)),
        fault=words.brief(errors.told_to_all(first.fault), LONGEST_FAULT) if len(several) > 1 else "",
        fitted=tuple(fitted),
    )
