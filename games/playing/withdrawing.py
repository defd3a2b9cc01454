"""Words that a person takes back: they are rewritten where they are stored, the log above all, under the same numbers.

Everything that is shown is made of the log, so nothing else has to know. What is kept of a log is kept by its edition,
which counts up with it. While a match is played its log belongs to whoever plays it: words go as soon as it rests, and
what was added since as soon as it rests again.
"""

import dataclasses
import json
import shutil
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from django.conf import settings
from django.db import transaction
from django.db.models import F, Q, QuerySet
from django.db.models.functions import Now

from games.booking.people import inviting
from games.engine.facts import identities
from games.engine.hindsight import erasing
from games.engine.state import ledger as ledgers
from games.log import codec, doorbell, event_log, journal, trunks
from games.models import Answer, Arm, Continuation, Exchange, LogEntry, Match, Person, Question, Seat, Status
from games.records import archive
from games.watching.taken_home import match_files
from glassbox_site.ground.acting import acts
from personas.models import Verb
from personas.remembering import memory

AT_ONCE = 200


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Rewritten:
    """The rows of a match's log that are others without those words."""

    match_id: int
    rows: Sequence[LogEntry]


def whose(key: str) -> Person | None:
    """Whose words go by this key."""
    people = Person.objects.select_related("seat__match").exclude(sat_down_at=None)
    return people.filter(withdrawal=inviting.digest(key)).first() if key else None


def withdraw(person: Person) -> None:
    """For good. Doing it again changes nothing; from now on the seat is its bot's."""
    wish_away(person)
    finish(waiting().filter(pk=person.pk))


@acts.on_several(
    Person,
    name="withdraw",
    verb=Verb.WITHDREW,
    note=lambda is_first, person: f"{person.seat.color} of {person.seat.match}, by link" if is_first else "",
)
def wish_away(person: Person) -> bool:
    """False if it was wished before."""
    return bool(Person.objects.filter(pk=person.pk, withdrawn_at=None).update(withdrawn_at=Now()))


def waiting() -> QuerySet[Person]:
    """Who withdrew, and of whose words some may stand in a log that nobody plays now."""
    resting = Person.objects.exclude(withdrawn_at=None).exclude(seat__match__status=Status.RUNNING)
    return resting.filter(Q(erased_to=None) | ~Q(erased_to=F("seat__match__head"))).select_related("seat__match")


def is_to_come(person: Person) -> bool:
    """Some of the words of who withdrew may still stand there."""
    return person.withdrawn_at is not None and person.erased_to != person.seat.match.head


def finish(people: Iterable[Person] | None = None) -> None:
    for person in waiting() if people is None else people:
        _erase(person)


def _erase(person: Person) -> None:
    """What follows from the log is made again of the new one; if that is cut off, all is done again."""
    match, color = person.seat.match, identities.Color(person.seat.color)
    eraser = erasing.Eraser(color)
    entries = [eraser.without(entry) for entry in event_log.read(match.pk)]
    arms, continuations = _arms(match, color), list(_continuations(match, color))
    logs = [_rewritten(match.pk, entries, eraser), *continuations]
    with transaction.atomic():
        Arm.objects.bulk_update(arms, ["trunk"])
        for log in logs:
            LogEntry.objects.bulk_update(log.rows, ["line", "call", "commentary"], AT_ONCE)
        _reword_answers([log.match_id for log in logs], eraser)
        _reword_lessons(match, eraser)
        said = Question.objects.filter(match=match, color=color)
        (said if match.is_over else said.filter(step__lt=match.head)).update(answer="")  # the latest may be needed yet
        Seat.objects.filter(match__in=[log.match_id for log in logs], color=color).update(name=erasing.SOMEBODY)
        Match.objects.filter(pk__in=[log.match_id for log in logs]).update(edition=F("edition") + 1)
    if match.status == Status.FINISHED:
        archive.keep(match, list(match.seats.all()), entries)
    for log in logs:
        _clear_away(log.match_id)
        doorbell.ring(log.match_id, match.head)
    Person.objects.filter(pk=person.pk).update(erased_to=entries[-1].seq if entries else 0)


def _rewritten(match_id: int, entries: Iterable[ledgers.Entry], eraser: erasing.Eraser) -> Rewritten:
    lines, changed = {entry.seq: codec.line(entry) for entry in entries}, list[LogEntry]()
    for row in LogEntry.objects.filter(match=match_id, seq__lte=max(lines, default=0)):
        line, call, cast = lines[row.seq], _unquoted(row.call, eraser), _unquoted(row.commentary, eraser)
        if (line, call, cast) != (row.line, row.call, row.commentary):
            row.line, row.call, row.commentary = line, call, cast
            changed.append(row)
    return Rewritten(match_id=match_id, rows=changed)


def _arms(match: Match, color: identities.Color) -> list[Arm]:
    """With what their continuations begin with."""
    arms = list(Arm.objects.filter(fork__parent=match))
    for arm in arms:
        eraser = erasing.Eraser(color)
        begun = (eraser.without(codec.entry_of(line)) for line in trunks.unpacked(arm))
        arm.trunk = trunks.packed(map(codec.line, begun))
    return arms


def _continuations(match: Match, color: identities.Color) -> Iterator[Rewritten]:
    """Of its forks: in that seat the person decided before they begin, and somebody else afterwards."""
    for each in Continuation.objects.filter(arm__fork__parent=match).select_related("arm"):
        eraser = erasing.Eraser(color, own=each.arm.begun)
        entries = [eraser.without(entry) for entry in event_log.read(each.match_id)]
        yield _rewritten(each.match_id, entries, eraser)


def _reword_answers(match_ids: Sequence[int], eraser: erasing.Eraser) -> None:
    """Prompts hold everybody's words, and go; what it took to answer them stays."""
    exchanges = Exchange.objects.filter(answer__match__in=match_ids)
    journal.drop_words(exchanges)
    for exchange in exchanges.exclude(fault=""):
        exchange.fault = eraser.unquoted(exchange.fault)
        exchange.save(update_fields=["fault"])
    for answer in Answer.objects.filter(match__in=match_ids).exclude(decision=""):
        told = _unquoted(answer.decision, eraser)
        if told != answer.decision:
            Answer.objects.filter(pk=answer.pk).update(decision=told)


def _reword_lessons(match: Match, eraser: erasing.Eraser) -> None:
    """And whatever was recalled of them in later matches, with what was asked there."""
    keys = memory.reword(str(match.pk), eraser.unquoted)
    for seat in Seat.objects.filter(persona_key__in=keys, match__gt=match.pk).exclude(lessons={}):
        lessons = _each(seat.lessons, eraser)
        if lessons != seat.lessons:
            Seat.objects.filter(pk=seat.pk).update(lessons=lessons)
            journal.drop_words(Exchange.objects.filter(answer__match=seat.match_id))


def _clear_away(match_id: int) -> None:
    """Pictures and exports, which are made again when somebody asks for them."""
    for picture in (settings.VAR / "cards").glob(f"{match_id}-*.png"):
        picture.unlink(missing_ok=True)
    shutil.rmtree(settings.VAR / "exports" / match_files.name_of(Match(pk=match_id)), ignore_errors=True)


def _unquoted(told: str | None, eraser: erasing.Eraser) -> str | None:
    """The same JSON, but for what it repeats."""
    if not told:
        return told
    value = json.loads(told)
    changed = _each(value, eraser)
    return told if changed == value else json.dumps(changed, ensure_ascii=False, separators=(",", ":"))


def _each(value: Any, eraser: erasing.Eraser) -> Any:
    match value:
        case str():
            return eraser.unquoted(value)
        case list():
            return [_each(each, eraser) for each in value]
        case dict():
            return {name: _each(each, eraser) for name, each in value.items()}
    return value
