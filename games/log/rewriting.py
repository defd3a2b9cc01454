"""Rewrites logs of matches and of their forks without somebody's words: entries, what models were asked and answered,
and what continuations begin with."""

import dataclasses
import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from django.db.models import F

from games.engine.hindsight import erasing
from games.engine.state import ledger as ledgers
from games.log import codec, event_log, journal, trunks
from games.models import Answer, Arm, Continuation, Exchange, LogEntry, Match, Question, Status
from glassbox_site.ground.working import leases

AT_ONCE = 200
LOCK = "withdrawals"
"""Its holder alone takes words back, or hands words on that might be taken back."""

Fresh = Callable[[int], erasing.Eraser]
"""Makes the eraser for a log in which somebody else takes the seat over after so many entries."""


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Rewritten:
    """A match's log without those words, and those of its rows that differ."""

    match: Match
    entries: Sequence[ledgers.Entry]
    rows: Sequence[LogEntry]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Forks:
    """The arms of one match's forks, with what their continuations begin with, and the logs of these continuations
    except for those being played."""

    arms: Sequence[Arm]
    logs: Sequence[Rewritten]


def rewritten(match: Match, eraser: erasing.Eraser) -> Rewritten:
    entries = [eraser.without(entry) for entry in event_log.read(match.pk)]
    lines, changed = {entry.seq: codec.line(entry) for entry in entries}, list[LogEntry]()
    for row in LogEntry.objects.filter(match=match, seq__lte=max(lines, default=0)):
        line, call, cast = lines[row.seq], _unquoted(row.call, eraser), _unquoted(row.commentary, eraser)
        if (line, call, cast) != (row.line, row.call, row.commentary):
            row.line, row.call, row.commentary = line, call, cast
            changed.append(row)
    return Rewritten(match=match, entries=entries, rows=changed)


def forks(match: Match, fresh: Fresh) -> Forks:
    """In a person's seat, the person decided before a continuation begins, and somebody else decides after that."""
    arms = list(Arm.objects.filter(fork__parent=match))
    for arm in arms:
        eraser = fresh(arm.begun)
        arm.trunk = trunks.packed(codec.line(eraser.without(codec.entry_of(line))) for line in trunks.unpacked(arm))
        arm.change = each(arm.change, eraser)
    gone_on = Continuation.objects.filter(arm__in=arms).exclude(match__status=Status.RUNNING)
    gone_on = gone_on.select_related("arm", "match")
    return Forks(arms=arms, logs=[rewritten(one.match, fresh(one.arm.begun)) for one in gone_on])


def write(logs: Sequence[Rewritten], forked: Sequence[Forks]) -> None:
    """Counts the edition of each log up."""
    Arm.objects.bulk_update([arm for fork in forked for arm in fork.arms], ["trunk", "change"])
    for log in logs:
        LogEntry.objects.bulk_update(log.rows, ["line", "call", "commentary"], AT_ONCE)
    leases.change_all(Match.objects.filter(pk__in=[log.match.pk for log in logs]), edition=F("edition") + 1)


def reword_answers(match_ids: Sequence[int], eraser: erasing.Eraser) -> None:
    """Rewords answers of models and of people. Prompts hold everybody's words, so all words of exchanges are dropped;
    what they took stays."""
    exchanges = Exchange.objects.filter(answer__match__in=match_ids)
    journal.drop_words(exchanges)
    for exchange in exchanges.exclude(fault=""):
        exchange.fault = eraser.unquoted(exchange.fault)
        exchange.save(update_fields=["fault"])
    for answer in Answer.objects.filter(match__in=match_ids).exclude(decision=""):
        told = _unquoted(answer.decision, eraser)
        if told != answer.decision:
            Answer.objects.filter(pk=answer.pk).update(decision=told)
    for question in Question.objects.filter(match__in=match_ids).exclude(answer=""):
        told = _unquoted(question.answer, eraser)
        if told != question.answer:
            Question.objects.filter(pk=question.pk).update(answer=told)


def each(value: Any, eraser: erasing.Eraser) -> Any:
    """The same JSON, with all that it repeats of those words replaced."""
    match value:
        case str():
            return eraser.unquoted(value)
        case list():
            return [each(one, eraser) for one in value]
        case dict():
            return {name: each(one, eraser) for name, one in value.items()}
    return value


def texts(value: Any) -> Iterator[str]:
    """Every string in this JSON, except for the names of fields."""
    match value:
        case str():
            yield value
        case list():
            for one in value:
                yield from texts(one)
        case dict():
            yield from texts([*value.values()])


def _unquoted(told: str | None, eraser: erasing.Eraser) -> str | None:
    if not told:
        return told
    value = json.loads(told)
    changed = each(value, eraser)
    return told if changed == value else json.dumps(changed, ensure_ascii=False, separators=(",", ":"))
