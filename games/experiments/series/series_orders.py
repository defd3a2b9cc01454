"""Turns a series' file into matches: orders a few ahead and gathers them when they are over, until enough is known.

Tending a series does what is due and no more; several processes may do it at once, and it may be interrupted anywhere.
"""

import hashlib
import itertools
import logging
import math

from django.db import transaction
from django.db.models import Exists, OuterRef, Q, QuerySet
from django.db.models.functions import Now

from games.booking import matches, ordering
from games.booking.people import inviting
from games.experiments.series import (
    match_rows,
    pair_outcomes,
    series_casting,
    series_file,
    series_plan,
    series_pricing,
)
from games.experiments.series.series_file import SeriesFile
from games.models import Match, PauseCause, Person, Series, SeriesBoard, SeriesMatch, SeriesState, Status
from games.models.match import HELD, OVER
from glassbox_site.ground import disk
from glassbox_site.ground.acting import acts
from glassbox_site.ground.plain import code_hash
from glassbox_site.ground.working import glances, leases
from personas.models import Verb

logger = logging.getLogger("games.series")

AHEAD = 32
AHEAD_OF_A_TEST = 8
"""How many matches may be ordered and not over: fewer for a sequential test, because those it turns out not to need
are wasted. Where people are to come, the file says how many."""
GATHERED_AT_ONCE = 50
DECIDING = ("games/engine/**/*", "games/players/**/*", "games/experiments/**/*")
DECIDED = "The series has its answer."


def known(_text: str, *, token: str) -> Series | None:
    return Series.objects.filter(token=token).first()


@acts.making(Series, name="order", verb=Verb.ORDERED, by_people=True, knows_who=True, known=known)
def order(text: str, *, token: str, by_id: int | None) -> Series:
    """Creates the series, or returns the existing one of the same token. Raises BadSeries, or `disk.NoRoom`."""
    file = series_casting.read(text)
    disk.refuse_new_work()
    return Series.objects.create(
        token=token,
        name=file.name,
        text=text,
        print=hashlib.sha256(text.encode()).hexdigest(),
        pairs=file.most_pairs,
        budget_dollars=file.budget_dollars,
        budget_tokens=file.budget.tokens,
        code_version=code_hash.of(DECIDING),
        cast=series_casting.told(file),
        ordered_by_id=by_id,
    )


def file_of(series: Series) -> SeriesFile:
    """The file, with the number of pairs that the series has now. Its entries and its map may no longer exist."""
    return series_file.read(series.text).model_copy(update={"pairs": series.pairs})


def tend_all() -> None:
    """Does one step of each running series; matches that a resting one ordered before are still gathered."""
    if not UNTENDED.shows_any():
        return
    for series in _running():
        try:
            tend(series)
        except disk.NoRoom as full:
            logger.warning("series %s cannot go on now: %s", series.pk, full)
    for series in _ungathered():
        gather(series)
        SeriesBoard.objects.filter(series=series).delete()


def _running() -> "QuerySet[Series]":
    return Series.objects.filter(state=SeriesState.RUNNING)


def _ungathered() -> "QuerySet[Series]":
    """Resting series with matches to gather. Asked by series, because few have any, while ended matches keep growing in
    number."""
    resting = (SeriesState.PAUSED, SeriesState.SPENT, SeriesState.CANCELLED)
    return Series.objects.filter(Exists(_to_gather().filter(series=OuterRef("pk"))), state__in=resting)


def _to_gather() -> "QuerySet[SeriesMatch]":
    is_over = Match.objects.filter(pk=OuterRef("match"), status__in=OVER)
    return SeriesMatch.objects.filter(Exists(is_over), row__isnull=True)


UNTENDED = glances.Glance(_running, _ungathered)


def tend(series: Series) -> None:
    if match := unpaid(series).order_by("pk").first():
        state = SeriesState.SPENT if match.pause_cause == PauseCause.SPENT else SeriesState.PAUSED
        Series.objects.filter(pk=series.pk, state=SeriesState.RUNNING).update(state=state, reason=match.reason)
    elif gather(series) or not _moving(series).exists():
        _go_on(series)


def gather(series: Series) -> int:
    """Stores the rows of matches that are over, at most `GATHERED_AT_ONCE`; returns how many."""
    over = _to_gather().filter(series=series).select_related("match")
    found = {place.number: place for place in over[:GATHERED_AT_ONCE]}
    if found:
        for planned in series_plan.plan(file_of(series), series.pairs, lambda number, _pairing: number in found):
            place = found[planned.number]
            place.row = match_rows.kept(match_rows.of(place.match, planned, code_hash.of(DECIDING)))
        SeriesMatch.objects.bulk_update(found.values(), ["row"])
    return len(found)


def _go_on(series: Series) -> None:
    file = file_of(series)
    verdicts = pair_outcomes.decided(file, rows_of(series)) if file.test else {}
    _drop_needless(series, file, verdicts)
    wanted = _wanted(series, file, verdicts)
    try:
        _order_all(series, file, wanted[: _room(series, file)] if wanted else [])
    except (series_file.BadSeries, acts.Refused) as gone:
        logger.warning("series %s is paused, since it cannot be played as it is now: %s", series.pk, gone)
        Series.objects.filter(pk=series.pk, state=SeriesState.RUNNING).update(
            state=SeriesState.PAUSED, reason=str(gone)
        )
        return
    if not open_matches(series).exists() and not series.places.filter(row__isnull=True).exists():
        ended = Series.objects.filter(pk=series.pk, state=SeriesState.RUNNING, pairs=series.pairs)
        ended.update(state=SeriesState.COMPLETE, ended_at=Now())


def _room(series: Series, file: SeriesFile) -> int:
    """How many more matches may be ordered now. The budget is spent on matches that reach their end, not on the
    beginnings of many; but one pair is begun in any case if nothing moves, that is if all open matches wait for an
    operator. Those count towards the limit, because what broke one of them may break them all."""
    going_on = open_matches(series).count()
    places = max(_ahead(file) - going_on, 0)
    room = math.floor(min(places, series_pricing.has_room_for(series, file, going_on)))
    return max(room, 0 if _moving(series).exists() else min(places, 2))


def _ahead(file: SeriesFile) -> int:
    if file.has_people:
        return file.people.ahead
    return AHEAD_OF_A_TEST if file.test else AHEAD


def _wanted(series: Series, file: SeriesFile, verdicts: pair_outcomes.Verdicts) -> list[series_plan.Planned]:
    """The next matches to order."""
    there = set(series.places.values_list("number", flat=True))
    missing = series_plan.plan(
        file, series.pairs, lambda number, pairing: number not in there and pairing not in verdicts
    )
    return list(itertools.islice(missing, AHEAD))


def _order_all(series: Series, file: SeriesFile, wanted: list[series_plan.Planned]) -> None:
    cast = series_casting.cast(file) if wanted else {}
    for planned in wanted:
        _order_one(series, series_casting.order(file, planned, cast, f"series-{series.pk}-{planned.number}"), planned)


def _order_one(series: Series, order: ordering.Order, planned: series_plan.Planned) -> None:
    """Orders one match, unless the series was stopped meanwhile."""
    with transaction.atomic():
        if not Series.objects.select_for_update().filter(pk=series.pk, state=SeriesState.RUNNING):
            return
        match = matches.schedule(order)
        SeriesMatch.objects.get_or_create(series=series, number=planned.number, defaults={"match": match})
        _keep_free(match, planned)


def _keep_free(match: Match, planned: series_plan.Planned) -> None:
    """Keeps the seats of people free. Nobody knows these links; operators make new ones when they invite somebody."""
    colors = [seat.color for seat in planned.seats if seat.entry.person]
    for seat in match.seats.filter(color__in=colors, person=None):
        inviting.keep_free(seat)


def _drop_needless(series: Series, file: SeriesFile, verdicts: pair_outcomes.Verdicts) -> None:
    """Aborts what is under way for pairings that are decided."""
    if verdicts:
        of_decided = series_plan.plan(file, series.pairs, lambda _number, pairing: pairing in verdicts)
        numbers = [planned.number for planned in of_decided]
        abort(open_matches(series).filter(series_place__number__in=numbers), DECIDED)


def abort(under_way: QuerySet[Match], reason: str) -> None:
    gone: dict[str, object] = {"status": Status.ABORTED, "reason": reason, "pause_cause": "", "resume_at": None}
    leases.change_all(under_way, **gone, ended_at=Now())


def is_played(series: Series) -> bool:
    """Whether a match of it is being played, or waits for its start, its models, or people to sit down."""
    at_work = Q(status__in=(Status.RUNNING, Status.SCHEDULED))
    at_work |= Q(status=Status.PAUSED, pause_cause=PauseCause.OUTAGE)
    return open_matches(series).filter(at_work).exists()


def awaited(series: Series) -> QuerySet[Person]:
    """The seats of ordered matches in which people have still to sit down."""
    to_come = Person.objects.filter(seat__match__series_place__series=series, sat_down_at=None, revoked_at=None)
    waiting = to_come.filter(seat__match__head=0, seat__match__status__in=(Status.SCHEDULED, Status.QUEUED))
    return waiting.select_related("seat__match").order_by("seat__match", "seat__place")


def _moving(series: Series) -> QuerySet[Match]:
    """Matches that are not over and do not wait for an operator."""
    by_hand = Q(status=Status.PAUSED, pause_cause=PauseCause.OPERATOR)
    return open_matches(series).exclude(by_hand | Q(status=Status.INTERRUPTED))


def unpaid(series: Series) -> QuerySet[Match]:
    """Matches of it that are paused because they cannot be paid, or might be paid for in vain."""
    return open_matches(series).filter(status=Status.PAUSED, pause_cause__in=HELD)


def rows_of(series: Series) -> list[match_rows.MatchRow]:
    return match_rows.read_all(filter(None, series.places.values_list("row", flat=True)))


def open_matches(series: Series) -> QuerySet[Match]:
    return Match.objects.filter(series_place__series=series).exclude(status__in=OVER)
