"""Words that a person takes back: they are rewritten where they are stored, the log above all, under the same numbers.

Everything that is shown is made of the log, so nothing else has to know. What is kept of a log is kept by its edition,
which counts up with it. While a match is played its log belongs to whoever plays it: words go as soon as it rests, and
what was added since as soon as it rests again.
"""

import shutil
from collections.abc import Iterable, Sequence

from django.conf import settings
from django.db import transaction
from django.db.models import F, Q, QuerySet
from django.db.models.functions import Now

from games.booking.people import inviting
from games.engine.facts import identities
from games.engine.hindsight import erasing
from games.log import doorbell, rewriting
from games.models import Match, Person, Question, Seat, Status
from games.records import archive
from games.watching.taken_home import match_files
from glassbox_site.ground.acting import acts
from personas.models import Verb
from personas.remembering import memory


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
    """What follows from the logs is made again of the new ones; if that is cut off, all is done again. While a match is
    played in which somebody was told of these words, all waits for it; nobody is told of them from now on."""
    match, color = person.seat.match, identities.Color(person.seat.color)
    eraser = erasing.Eraser(color)
    own = rewriting.rewritten(match, eraser)
    later = _told_later(match, eraser)
    for each in (match, *later):
        memory.reword(str(each.pk), eraser.unquoted)
    if any(each.status == Status.RUNNING for each in later):
        return
    echoes = [rewriting.rewritten(each, eraser.elsewhere()) for each in later]
    forks = [rewriting.forks(match, lambda begun: erasing.Eraser(color, own=begun))]
    forks += [rewriting.forks(each, lambda _begun: eraser.elsewhere()) for each in later]
    logs = [own, *echoes, *(log for each in forks for log in each.logs)]
    with transaction.atomic():
        rewriting.write(logs, forks)
        rewriting.reword_answers([log.match.pk for log in logs], eraser)
        _reword_lessons(later, eraser)
        said = Question.objects.filter(match=match, color=color)
        (said if match.is_over else said.filter(step__lt=match.head)).update(answer="")  # the latest may be needed yet
        seated = Seat.objects.filter(color=color, match__in=[log.match.pk for log in (own, *forks[0].logs)])
        seated.update(name=erasing.SOMEBODY)
    for log in (own, *echoes):
        if log.match.status == Status.FINISHED:
            archive.keep(log.match, list(log.match.seats.all()), log.entries)
    for log in logs:
        _clear_away(log.match.pk)
        doorbell.ring(log.match.pk, log.match.head)
    Person.objects.filter(pk=person.pk).update(erased_to=own.entries[-1].seq if own.entries else 0)


def _told_later(match: Match, eraser: erasing.Eraser) -> list[Match]:
    """The matches whose players were given lessons in which these words are repeated."""
    taught = Seat.objects.filter(match__gt=match.pk).exclude(lessons={}).select_related("match").order_by("match")
    found = (seat for seat in taught if rewriting.each(seat.lessons, eraser) != seat.lessons)
    return list({seat.match_id: seat.match for seat in found}.values())


def _reword_lessons(later: Sequence[Match], eraser: erasing.Eraser) -> None:
    """What was recalled of them in these."""
    for seat in Seat.objects.filter(match__in=later).exclude(lessons={}):
        lessons = rewriting.each(seat.lessons, eraser)
        if lessons != seat.lessons:
            Seat.objects.filter(pk=seat.pk).update(lessons=lessons)


def _clear_away(match_id: int) -> None:
    """Pictures and exports, which are made again when somebody asks for them."""
    for picture in (settings.VAR / "cards").glob(f"{match_id}-*.png"):
        picture.unlink(missing_ok=True)
    shutil.rmtree(settings.VAR / "exports" / match_files.name_of(Match(pk=match_id)), ignore_errors=True)
