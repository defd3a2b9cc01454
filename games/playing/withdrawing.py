"""Takes a person's words back: rewrites them where they are stored, above all in the log, under the same numbers.

Everything that is shown is made from the log, so nothing else has to know. What is cached of a log is named by its
edition, which counts up with each rewriting. While a match is played, its log belongs to its worker: words are erased
as soon as it rests, and those added since as soon as it rests again. Repetitions of them in other matches are noted as
echoes before the words themselves go, and each echo goes when its match rests: so what is cut off can be done again.
"""

import shutil
from collections.abc import Iterable, Sequence

from django.conf import settings
from django.db import transaction
from django.db.models import F, Q, QuerySet
from django.db.models.functions import Now

from games.booking.people import inviting, questions
from games.engine.facts import identities
from games.engine.hindsight import erasing
from games.log import doorbell, event_log, rewriting
from games.models import Echo, Match, Person, Question, Seat, Status
from games.records import archive
from games.watching.taken_home import match_files
from glassbox_site.ground.acting import acts
from glassbox_site.ground.working import named_locks
from personas.models import Verb
from personas.remembering import memory


def whose(key: str) -> Person | None:
    """Who sat down and has this key for withdrawing; None if nobody has."""
    people = Person.objects.select_related("seat__match").exclude(sat_down_at=None)
    return people.filter(withdrawal=inviting.digest(key)).first() if key else None


def withdraw(person: Person) -> None:
    """Takes the words back for good, and leaves the seat to its bot. Calling it again changes nothing."""
    wish_away(person)
    questions.stand_in(person)
    finish(waiting().filter(pk=person.pk))


@acts.on_several(
    Person,
    name="withdraw",
    verb=Verb.WITHDREW,
    note=lambda is_first, person: f"{person.seat.color} of {person.seat.match}, by link" if is_first else "",
)
def wish_away(person: Person) -> bool:
    """Returns False if the person had withdrawn before."""
    return bool(Person.objects.filter(pk=person.pk, withdrawn_at=None).update(withdrawn_at=Now()))


def waiting() -> QuerySet[Person]:
    """People who withdrew, and some of whose words may still stand in a log that nobody plays now."""
    resting = Person.objects.exclude(withdrawn_at=None).exclude(seat__match__status=Status.RUNNING)
    return resting.filter(Q(erased_to=None) | ~Q(erased_to=F("seat__match__head"))).select_related("seat__match")


def is_to_come(person: Person) -> bool:
    """Whether this person withdrew, and some of the words may still stand there."""
    return person.withdrawn_at is not None and person.erased_to != person.seat.match.head


def echoing() -> QuerySet[Echo]:
    """Repetitions in matches that nobody plays now."""
    return Echo.objects.exclude(match__status=Status.RUNNING).select_related("match", "person")


def finish(people: Iterable[Person] | None = None) -> None:
    for person in waiting() if people is None else people:
        _erase(person)
    for echo in echoing():
        _hush(echo)


def _erase(person: Person) -> None:
    """What follows from the log is made again from the new one. If that is cut off, all of this is done again."""
    match, color = person.seat.match, identities.Color(person.seat.color)
    eraser = erasing.Eraser(color)
    with transaction.atomic():
        _hold(match)
        own = rewriting.rewritten(match, eraser)
        memory.reword(str(match.pk), eraser.unquoted)
        forks = rewriting.forks(match, lambda begun: erasing.Eraser(color, own=begun))
        _write(own, forks, eraser)
        _note(person, match, eraser)
        said = Question.objects.filter(match=match, color=color)
        (said if match.is_over else said.filter(step__lt=match.head)).update(answer="")  # the latest may be needed yet
        own_and_gone_on = Q(match=match) | Q(match__continuation__arm__in=forks.arms)
        Seat.objects.filter(own_and_gone_on, color=color).update(name=erasing.SOMEBODY)
    _make_again(own, forks)
    Person.objects.filter(pk=person.pk).update(erased_to=_head(own))


def _hush(echo: Echo) -> None:
    """The echo is deleted only if its match has rested all the time, and nothing was added to the log or the echo."""
    match, eraser = echo.match, erasing.Eraser(None, said=echo.sentences)
    with transaction.atomic():
        _hold(match)
        log = rewriting.rewritten(match, eraser)
        memory.reword(str(match.pk), eraser.unquoted)
        forks = rewriting.forks(match, lambda _begun: erasing.Eraser(None, said=echo.sentences))
        _write(log, forks, eraser)
        _note(echo.person, match, eraser)
        _reword_lessons(match, eraser)
    _make_again(log, forks)
    echoing().filter(pk=echo.pk, match__head=_head(log), sentences=echo.sentences).delete()


def _hold(match: Match) -> None:
    """From now on, nobody else takes words back, hands on lessons, or copies this match, as forks and reruns do."""
    named_locks.hold(rewriting.LOCK)
    Match.objects.select_for_update().filter(pk=match.pk).first()


def _write(log: rewriting.Rewritten, forks: rewriting.Forks, eraser: erasing.Eraser) -> None:
    logs = [log, *forks.logs]
    rewriting.write(logs, [forks])
    rewriting.reword_answers([each.match.pk for each in logs], eraser)


def _note(person: Person, match: Match, eraser: erasing.Eraser) -> None:
    """Notes where else these words have to go. From now on, no further match is told of them."""
    for match_id, sentences in (_told_later(match, eraser) | _going_on(match, eraser)).items():
        memory.reword(str(match_id), eraser.unquoted)
        echo, _ = Echo.objects.get_or_create(person=person, match_id=match_id)
        echo.sentences = sorted({*echo.sentences, *sentences})
        echo.save()


def _told_later(match: Match, eraser: erasing.Eraser) -> dict[int, Sequence[str]]:
    """By match, the sentences that are repeated in the lessons of those who played later: in matches that were not over
    when this one began, whenever they were ordered."""
    found: dict[int, Sequence[str]] = {}
    if eraser.said:
        known = Seat.objects.exclude(match=match).exclude(lessons={})
        began = match.started_at or match.created_at
        for seat in known.exclude(match__ended_at__lt=began).order_by("match"):
            sentences = eraser.repeated(rewriting.texts(seat.lessons))
            found |= {seat.match_id: tuple({*found.get(seat.match_id, ()), *sentences})} if sentences else {}
    return found


def _going_on(match: Match, eraser: erasing.Eraser) -> dict[int, Sequence[str]]:
    """Continuations that are being played: they began with every word."""
    running = Match.objects.filter(continuation__arm__fork__parent=match, status=Status.RUNNING)
    return dict.fromkeys(running.values_list("pk", flat=True), eraser.said) if eraser.said else {}


def _reword_lessons(match: Match, eraser: erasing.Eraser) -> None:
    """Rewords the lessons that its seats were given."""
    for seat in Seat.objects.filter(match=match).exclude(lessons={}):
        Seat.objects.filter(pk=seat.pk).update(lessons=rewriting.each(seat.lessons, eraser))


def _make_again(log: rewriting.Rewritten, forks: rewriting.Forks) -> None:
    """Makes counts and drawings anew; pictures and exports are removed, and made when somebody asks for them."""
    if log.match.status == Status.FINISHED:
        _count_again(log.match)
    for each in (log, *forks.logs):
        _clear_away(each.match.pk)
        doorbell.ring(each.match.pk, each.match.head)


def _count_again(match: Match) -> None:
    """Counts until the edition stays the same. Of several who take out words at the same time, the last one to look
    counts the last log."""
    edition = None
    while edition != (edition := Match.objects.values_list("edition", flat=True).get(pk=match.pk)):
        archive.keep(match, list(match.seats.all()), event_log.read(match.pk))


def _head(log: rewriting.Rewritten) -> int:
    return log.entries[-1].seq if log.entries else 0


def _clear_away(match_id: int) -> None:
    for picture in (settings.VAR / "cards").glob(f"{match_id}-*.png"):
        picture.unlink(missing_ok=True)
    shutil.rmtree(settings.VAR / "exports" / match_files.name_of(Match(pk=match_id)), ignore_errors=True)
