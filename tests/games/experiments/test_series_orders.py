"""From a file to its matches: a few ahead, each once, the same however often the process is interrupted."""

import contextlib
import itertools
from decimal import Decimal
from typing import Any

import pytest
from django.test import Client

from games.booking import matches
from games.experiments.series import (
    match_rows,
    pair_outcomes,
    series_acts,
    series_casting,
    series_orders,
    series_pricing,
    series_scores,
)
from games.models import Answer, Exchange, Match, PauseCause, Series, SeriesState, Status
from games.playing import jobs
from games.records import standings
from glassbox_site.ground import disk
from glassbox_site.ground.acting import acts
from personas.models import ChatModel, Persona, StrategyTier
from tests.games.prepared import prepared_series
from tests.personas import cast
from tests.support import people

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("empty_redis")]


class Killed(BaseException):
    """Interrupts the process as a kill would."""


def published(series: Series) -> list[match_rows.MatchRow]:
    return series_orders.rows_of(series)


def broken(*_args: object, **_named: object) -> None:
    raise Killed


def killed(series: Series, *, within: str) -> None:
    """Tends the series with a process that is killed at that step."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(series_orders, within, broken)
        for _again in range(2):
            with contextlib.suppress(Killed):
                series_orders.tend(series)


def test_a_series_is_played_to_its_end_and_its_matches_are_not_the_leagues() -> None:
    series = prepared_series.play(prepared_series.ordered())

    assert (series.state, series.places.count(), series.ended_at is not None) == (SeriesState.COMPLETE, 4, True)
    assert [row.number for row in published(series)] == [0, 1, 2, 3]
    assert all(row.seats[0].measures["survived"][1] == 1 for row in published(series))
    assert standings.counted(standings.Scope(kind="league")).count() == 0
    assert standings.counted(standings.Scope(kind="")).count() == 4


def test_broken_off_anywhere_it_comes_to_the_same() -> None:
    whole = published(prepared_series.play(prepared_series.ordered("undisturbed")))
    series = prepared_series.ordered("disturbed")
    steps = itertools.cycle(("gather", "_order_one", "_wanted", "_go_on"))

    prepared_series.play(series, before_each=lambda: killed(series, within=next(steps)))

    assert published(series) == whole
    assert Match.objects.count() == 8


def test_the_same_wish_makes_one_series_and_one_match_of_each_number() -> None:
    series = prepared_series.ordered("twice")
    series_orders.tend(series)
    series_orders.tend(series)

    assert prepared_series.ordered("twice") == series
    assert Match.objects.count() == 4


def test_no_more_is_ordered_ahead_than_may_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(series_orders, "AHEAD", 3)
    series = prepared_series.ordered(pairs=5)
    most = [0]

    prepared_series.play(series, before_each=lambda: most.append(series_orders.open_matches(series).count()))

    assert (max(most), series.places.count()) == (2, 10)  # one of three has just been played


def test_a_sequential_series_stops_at_its_decision_and_drops_what_it_does_not_need() -> None:
    stop = {"rule": "sequential", "false_alarm": 0.4, "miss": 0.4}
    series = prepared_series.play(prepared_series.ordered(pairs=40, detect=80, stop=stop))

    file = series_orders.file_of(series)
    counted = pair_outcomes.counted(file, published(series))
    [verdict] = pair_outcomes.decided(file, published(series)).values()
    dropped = [row for row in published(series) if row.points is None]

    assert (series.state, verdict != "") == (SeriesState.COMPLETE, True)
    assert len(counted) < 40
    assert all(pair.void == "" for pair in counted)
    assert all(row.pair > counted[-1].pair for row in dropped)


def test_paused_it_orders_nothing_and_cancelled_it_aborts_what_is_under_way() -> None:
    series = prepared_series.ordered()
    series_acts.pause(series)
    series_orders.tend_all()
    assert Match.objects.count() == 0

    series_acts.resume(series)
    series_orders.tend_all()
    series_acts.pause(series)
    jobs.play_match(Match.objects.earliest("pk").pk)
    series_orders.tend_all()
    assert len(published(series)) == 1

    series_acts.cancel(series)

    assert sorted(Match.objects.values_list("status", flat=True)) == [*[Status.ABORTED] * 3, Status.FINISHED]
    with pytest.raises(acts.NotPossible):
        series_acts.resume(series)


def test_what_was_played_counts_when_it_is_cancelled_also_behind_a_pair_that_was_broken_off() -> None:
    series = prepared_series.ordered(pairs=3)
    series_orders.tend(series)
    for number in (0, 2, 3):
        jobs.play_match(series.places.get(number=number).match_id)

    series_acts.cancel(series)
    series_orders.tend_all()

    [told] = series_scores.scored(series_orders.file_of(series), series_orders.rows_of(series))["pairings"]
    assert (told["pairs"], told["void"]) == (1, 2)
    assert [row.number for row in series_orders.rows_of(series) if row.points is not None] == [0, 2, 3]


def test_a_spent_budget_stops_it_and_it_can_go_on() -> None:
    series = prepared_series.ordered()
    series_orders.tend(series)
    first = Match.objects.order_by("pk").values_list("pk", flat=True)[0]
    Match.objects.filter(pk=first).update(status=Status.PAUSED, pause_cause=PauseCause.SPENT)

    stopped = prepared_series.play(series)
    assert stopped.state == SeriesState.SPENT

    series_acts.grant(series, budget_dollars=None, budget_tokens=10**6)
    series_acts.resume(series)
    assert prepared_series.play(series).state == SeriesState.COMPLETE


def paid(price: int | None) -> list[dict[str, str]]:
    """Two entries of a model at that price."""
    StrategyTier.objects.create(name="none", rank=0)
    ChatModel.objects.create(slug="paid", name="Paid", model="paid/1", price_in=price, price_out=price)
    return [{"model": "paid"}, {"model": "paid", "label": "other"}]


@pytest.mark.parametrize(("limit", "price"), [("tokens", None), ("dollars", 1)])
def test_a_budget_is_spent_on_matches_that_come_to_their_end(limit: str, price: int | None) -> None:
    """Computed from the estimate first, then from what earlier matches used."""
    entries = paid(price)
    told = series_pricing.preview(series_casting.read(prepared_series.text(entries=entries, pairs=20)))
    each = float(getattr(told.usual, limit)) / told.matches
    series = prepared_series.ordered(
        entries=entries, pairs=20, budget={limit: int(5.6 * each) if limit == "tokens" else round(5.6 * each, 4)}
    )

    series_orders.tend(series)
    series_orders.tend(series)
    assert series.places.count() == 5

    Match.objects.filter(series_place__series=series).update(status=Status.FINISHED)
    series.places.update(row={})
    for place in series.places.all():
        answer = Answer.objects.create(match_id=place.match_id, step=1, color="red", attempt=1)
        used = {"tokens_in": int(told.usual.tokens / told.matches) // 4, "tokens_out": 0, "cost": Decimal(each / 4)}
        Exchange.objects.create(answer=answer, chance=1, seconds=1, calls=1, state="read", **used)
    series_orders.tend(series)
    assert series.places.count() == 22


def test_halves_without_a_model_tell_nothing_of_what_the_others_cost() -> None:
    """They finish first."""
    said: dict[str, Any] = {"design": "seat", "entries": [paid(None)[0], {"bot": "quiet"}], "pairs": 20}
    said["fillers"] = [{"bot": "social"}]
    told = series_pricing.preview(series_casting.read(prepared_series.text(**said)))
    series = prepared_series.ordered(**said, budget={"tokens": int(5.6 * told.usual.tokens / told.matches)})
    series_orders.tend(series)
    free = series.places.exclude(match__seats__model__isnull=False)
    for place in free:
        jobs.play_match(place.match_id)
    count = free.count()

    series_orders.tend(series)

    assert count > 0
    assert series.places.count() == 5 + count


def test_what_is_over_first_does_not_tell_alone_what_the_others_take() -> None:
    """They began together, and only the shortest is over."""
    entries = paid(None)
    told = series_pricing.preview(series_casting.read(prepared_series.text(entries=entries, pairs=20)))
    each = told.usual.tokens // told.matches
    series = prepared_series.ordered(entries=entries, pairs=20, budget={"tokens": int(5.6 * each)})
    series_orders.tend(series)
    for place in series.places.all():
        answer = Answer.objects.create(match_id=place.match_id, step=1, color="red", attempt=1)
        used = {"tokens_in": each // 5, "tokens_out": 0}
        Exchange.objects.create(answer=answer, chance=1, seconds=1, calls=1, state="read", **used)
    first = series.places.get(number=0)
    Match.objects.filter(pk=first.match_id).update(status=Status.FINISHED)
    series.places.filter(number=0).update(row={})

    series_orders._go_on(series)

    assert series.places.count() == 6


def test_what_aborted_matches_used_leaves_no_less_room_for_those_that_go_on() -> None:
    entries = paid(None)
    told = series_pricing.preview(series_casting.read(prepared_series.text(entries=entries, pairs=20)))
    each = told.usual.tokens // told.matches
    series = prepared_series.ordered(entries=entries, pairs=20, budget={"tokens": int(10.6 * each)})
    series_orders.tend(series)
    for match in Match.objects.order_by("pk")[:4]:
        answer = Answer.objects.create(match=match, step=1, color="red", attempt=1)
        Exchange.objects.create(answer=answer, chance=1, seconds=1, calls=1, state="read", tokens_in=each, tokens_out=0)
    series_orders.abort(Match.objects.filter(pk__in=Answer.objects.values("match")), "")

    series_orders.tend(series)

    assert series.places.count() == 10


def test_a_budget_that_pays_for_no_match_is_spent_on_one_pair() -> None:
    series = prepared_series.ordered(entries=paid(None), pairs=20, budget={"tokens": 5})

    series_orders.tend(series)
    series_orders.tend(series)

    assert series.places.count() == 2


@pytest.mark.parametrize("is_before", [True, False])
def test_a_match_that_somebody_paused_by_hand_keeps_no_other_waiting(is_before: bool) -> None:
    """Paused before the other match of its pair is over, or as the last one running."""
    series = prepared_series.ordered(entries=paid(None), pairs=20, budget={"tokens": 5})
    series_orders.tend(series)
    first, second = series_orders.open_matches(series).order_by("pk")

    if is_before:
        matches.pause(first)
    series_orders.abort(Match.objects.filter(pk=second.pk), "")
    series_orders.tend(series)
    if not is_before:
        matches.pause(first)
    for _again in range(3):
        series_orders.tend(series)

    assert series.places.count() == 4


@pytest.mark.parametrize("budget", [{}, {"tokens": 5}], ids=["without a budget", "with a small one"])
def test_where_every_match_breaks_no_more_are_begun_than_go_on_at_once(budget: dict[str, int]) -> None:
    series = prepared_series.ordered(entries=paid(None), pairs=40, budget=budget)

    for _again in range(series_orders.AHEAD):
        series_orders.tend(series)
        series_orders.open_matches(series).update(status=Status.INTERRUPTED)

    assert series.places.count() == series_orders.AHEAD


def test_whoever_is_retired_when_all_is_ordered_halts_no_series_with_a_budget() -> None:
    leader = cast.leader()
    leader.save()
    entries = [{"bot": "quiet"}, {"persona": leader.key}]
    series = prepared_series.ordered(entries=entries, pairs=1, budget={"tokens": 10**9})
    series_orders.tend(series)
    Persona.objects.update(is_active=False)
    series_orders.abort(series_orders.open_matches(series), "")

    series_orders.tend(series)

    series.refresh_from_db()
    assert (series.places.count(), series.state) == (2, SeriesState.COMPLETE)


@pytest.mark.parametrize(
    ("cause", "reason"),
    [
        (PauseCause.BUDGET, "Red: Unauthorized: no such key"),
        (PauseCause.UNHEARD, "Red: TimedOut: no answer within 60 s"),
    ],
)
def test_what_an_operator_has_to_see_to_stops_it_and_is_called_no_spent_budget(cause: PauseCause, reason: str) -> None:
    series = prepared_series.ordered()
    series_orders.tend(series)
    first = Match.objects.order_by("pk").values_list("pk", flat=True)[0]
    Match.objects.filter(pk=first).update(status=Status.PAUSED, pause_cause=cause, reason=reason)

    stopped = prepared_series.play(series)
    assert (stopped.state, stopped.reason) == (SeriesState.PAUSED, reason)

    series_acts.resume(series)
    assert prepared_series.play(series).state == SeriesState.COMPLETE


def test_a_complete_series_can_be_given_more_pairs() -> None:
    series = prepared_series.play(prepared_series.ordered(pairs=1))
    before = published(series)

    with pytest.raises(acts.Refused):
        series_acts.extend(series, pairs=1)
    series_acts.extend(series, pairs=2)
    series.refresh_from_db()
    prepared_series.play(series)

    assert published(series)[:2] == before
    assert len(published(series)) == 4


def test_an_aborted_half_makes_its_pair_void_and_is_counted() -> None:
    series = prepared_series.ordered()
    series_orders.tend(series)
    first = Match.objects.order_by("pk").values_list("pk", flat=True)[0]
    Match.objects.filter(pk=first).update(status=Status.ABORTED)
    prepared_series.play(series)

    pairs = pair_outcomes.counted(series_orders.file_of(series), published(series))

    assert [pair.void for pair in pairs] == ["aborted", ""]
    assert pairs[0].difference is None
    assert pairs[0].at_worst == 0 - (pairs[0].halves[1].points or 0)


@pytest.mark.parametrize("entry", ["persona", "model"])
def test_whoever_is_retired_meanwhile_halts_its_series_and_nothing_else(entry: str) -> None:
    leader = cast.leader()
    leader.save()
    assert leader.model is not None
    named = {"persona": leader.key} if entry == "persona" else {"model": leader.model.slug, "tier": leader.tier.name}
    series = prepared_series.ordered(entries=[{"bot": "quiet"}, named])
    other = prepared_series.ordered("another")
    Persona.objects.update(is_active=False)
    ChatModel.objects.update(is_active=False)

    series_orders.tend_all()

    series.refresh_from_db()
    assert (series.state, series.places.count(), other.places.count()) == (SeriesState.PAUSED, 0, 4)


def test_a_series_that_nobody_paused_says_why_it_is_paused_until_it_goes_on() -> None:
    leader = cast.leader()
    leader.save()
    series = prepared_series.ordered(entries=[{"bot": "quiet"}, {"persona": leader.key}])
    Persona.objects.update(is_active=False)
    series_orders.tend_all()

    address = f"/series/{series.pk}/"
    told, told_operators = Client().get(address).text, people.client("olga").get(address).text

    assert "It was paused because it cannot be played as things are." in told
    assert "paused by an operator" not in told
    assert f"unknown persona &#x27;{leader.key}&#x27;" in told_operators
    Persona.objects.update(is_active=True)
    series.refresh_from_db()
    series_acts.resume(series)
    series_orders.tend_all()
    series.refresh_from_db()
    assert (series.state, series.reason) == (SeriesState.RUNNING, "")


def test_a_full_disk_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    series = prepared_series.ordered()

    def full() -> None:
        raise disk.NoRoom("there is no room")

    with monkeypatch.context() as patch:
        patch.setattr(disk, "refuse_new_work", full)
        series_orders.tend_all()
    series_orders.tend_all()

    assert (series.state, series.places.count()) == (SeriesState.RUNNING, 4)
