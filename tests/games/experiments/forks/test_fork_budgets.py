"""A fork's budget goes to continuations that it can bring to their end; the others wait until there is room."""

import contextlib
import dataclasses
import functools
import io
import signal
import subprocess
import sys
from collections.abc import Iterator
from decimal import Decimal
from typing import Any

import pytest
import redis
from django.conf import settings
from django.core.management import call_command
from django.test import Client

from games.booking import matches
from games.experiments.forks import branches, changes, fork_acts, fork_orders, fork_pacing, fork_pricing, fork_results
from games.experiments.forks.changes import Depth
from games.log import event_log
from games.log import lease as leases
from games.models import Answer, Continuation, Exchange, Fork, Match, PauseCause, Status
from glassbox_site.ground.acting import acts
from personas.models import ChatModel
from tests.games.playing import players
from tests.games.prepared import orders, prepared_forks
from tests.support import servers
from tests.support.endpoints.model_server import ModelServer
from tests.support.sites import same_house

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("empty_redis")]


WAITING = {"status": Status.PAUSED, "pause_cause": PauseCause.YIELDED}


@pytest.fixture
def parent() -> Match:
    """A match with models in its seats, so that continuations cost something."""
    found = prepared_forks.parent()
    model = ChatModel.objects.create(name="Paid", slug="paid", base_url="http://model.test", price_in=1, price_out=1)
    found.seats.update(model=model, temperament="")
    return found


def order(parent: Match, times: int = 8, **limits: Any) -> fork_orders.Order:
    tried = (changes.UnsayLine(at=prepared_forks.said(parent)[0]),)
    return fork_orders.Order(
        token=f"fork-{times}", parent=parent, changes=tried, depth=Depth.VOTE, times=times, **limits
    )


def each(parent: Match, limit: str = "tokens") -> float:
    """What a continuation is expected to cost."""
    told = fork_pricing.preview(order(parent))
    return float(getattr(told, limit)) / told.continuations


def bounded(parent: Match, continuations: float, **more: Any) -> Fork:
    """A fork whose budget pays for so many continuations."""
    return fork_orders.place(order(parent, budget_tokens=int(continuations * each(parent)), **more))


def begun(fork: Fork) -> list[tuple[int, int]]:
    """Arm and number of the continuations that are played, or wait only for a worker."""
    found = fork_acts.open_matches(fork).filter(status__in=(Status.QUEUED, Status.RUNNING))
    return sorted(found.values_list("continuation__arm__number", "continuation__number"))


def used(match: Match, tokens: float, cost: Decimal | None = None) -> None:
    answer = Answer.objects.create(match=match, step=1, color="red", attempt=1)
    told = {"tokens_in": int(tokens), "tokens_out": 0, "cost": cost}
    Exchange.objects.create(answer=answer, chance=1, seconds=1, calls=1, state="read", **told)


def finish(fork: Fork, tokens: float, cost: Decimal | None = None) -> None:
    """Finishes all running continuations, for so much each."""
    for match in fork_acts.open_matches(fork).filter(status=Status.QUEUED):
        used(match, tokens, cost)
        Match.objects.filter(pk=match.pk).update(status=Status.FINISHED)


@pytest.mark.parametrize("limit", ["tokens", "dollars"])
def test_no_more_is_begun_than_the_budget_pays_for_to_its_end(parent: Match, limit: str) -> None:
    """Computed from the estimate first, then from what earlier ones used; as many of each arm."""
    one = each(parent, limit)
    budget: Any = int(5.6 * one) if limit == "tokens" else round(Decimal(5.6 * one), 4)
    fork = fork_orders.place(order(parent, times=20, **{f"budget_{limit}": budget}))
    fork_pacing.tend(fork)
    fork_pacing.tend(fork)
    first = begun(fork)

    finish(fork, each(parent) / 4, Decimal(each(parent, "dollars") / 4))
    fork_pacing.tend_all()

    assert first == [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1)]
    assert len(begun(fork)) == 17


@pytest.mark.parametrize(
    ("how_many", "status", "cause", "state"),
    [
        (0, Status.PAUSED, PauseCause.YIELDED, "running"),
        (1, Status.PAUSED, PauseCause.OPERATOR, "running"),
        (16, Status.PAUSED, PauseCause.OUTAGE, "running"),
        (1, Status.PAUSED, PauseCause.SPENT, "spent"),
        (1, Status.PAUSED, PauseCause.BUDGET, "paused"),
        (1, Status.PAUSED, PauseCause.UNHEARD, "paused"),
        (16, Status.PAUSED, PauseCause.OPERATOR, "paused"),
        (16, Status.INTERRUPTED, "", "paused"),
        (16, Status.ABORTED, "", "over"),
    ],
)
def test_programs_are_told_whether_somebody_has_to_see_to_a_fork(
    how_many: int, status: str, cause: str, state: str, parent: Match, client: Client
) -> None:
    fork = fork_orders.place(order(parent, budget_tokens=1), by_id=None)
    its = Match.objects.filter(continuation__arm__fork=fork)
    its.filter(pk__in=[*its.values_list("pk", flat=True)[:how_many]]).update(status=status, pause_cause=cause)

    told = client.get(f"/api/v1/forks/{fork.pk}/").json()

    assert (told["state"], told["continuations"]) == (state, 16)


def test_a_fork_without_a_budget_waits_for_workers_alone(parent: Match) -> None:
    fork = fork_orders.place(order(parent))

    assert len(begun(fork)) == 16


def test_house_bots_alone_spend_nothing_and_wait_for_no_budget() -> None:
    fork = fork_orders.place(order(prepared_forks.parent(), budget_tokens=1))

    fork_pacing.tend_all()

    assert len(begun(fork)) == 16


def test_a_budget_that_pays_for_none_is_spent_on_one_after_the_other(parent: Match) -> None:
    """One at a time, until it is known what one of each arm costs."""
    fork = bounded(parent, 0.1)
    found = []

    for _again in range(3):
        fork_pacing.tend(fork)
        fork_pacing.tend(fork)
        found.append(begun(fork))
        finish(fork, 1)

    assert found[:2] == [[(0, 0)], [(1, 0)]]
    assert len(found[2]) == 14


def test_each_arm_is_reckoned_by_what_its_own_take_and_what_takes_nothing_waits_for_nothing() -> None:
    """A model in a seat of house bots, in one of the arms."""
    parent = prepared_forks.parent()
    ChatModel.objects.create(name="Paid", slug="paid", base_url="http://model.test", price_in=1, price_out=1)
    said = prepared_forks.said(parent)[0]
    speaker = branches.line(event_log.read(parent.pk), said).color
    wanted = dataclasses.replace(order(parent), changes=(changes.Recast(at=said, color=speaker, mind="model:paid"),))
    one = 2 * fork_pricing.preview(wanted).tokens / wanted.continuations
    fork = fork_orders.place(dataclasses.replace(wanted, budget_tokens=int(3.5 * one)))

    fork_pacing.tend(fork)
    first = begun(fork)
    for match in fork_acts.open_matches(fork).filter(status=Status.QUEUED):
        if match.continuation.arm.number:
            used(match, one / 2)
        Match.objects.filter(pk=match.pk).update(status=Status.FINISHED)
    fork_pacing.tend(fork)

    assert first == [*[(0, number) for number in range(8)], (1, 0), (1, 1), (1, 2)]
    assert begun(fork) == [(1, 3), (1, 4), (1, 5), (1, 6)]


def test_what_has_taken_more_than_others_tells_what_they_may_take_and_pays_for_none_of_them(parent: Match) -> None:
    """The cheapest ones are over first."""
    one = each(parent)
    fork = bounded(parent, 16.5)
    fork_pacing.tend(fork)
    by_place = {(place.arm.number, place.number): place.match for place in Continuation.objects.filter(arm__fork=fork)}
    for place in ((0, 0), (1, 0)):
        used(by_place[place], one)
        Match.objects.filter(pk=by_place[place].pk).update(status=Status.FINISHED)
    for place in ((0, 1), (1, 1)):
        used(by_place[place], 3 * one)
    fork_acts.open_matches(fork).filter(continuation__number__gt=1).update(**WAITING, started_at=None)

    fork_pacing.tend(fork)

    assert begun(fork) == [(0, 1), (0, 2), (1, 1)]


def test_what_stands_still_for_want_of_money_has_no_other_begun(parent: Match) -> None:
    fork = bounded(parent, 1)
    fork_pacing.tend(fork)
    fork_acts.open_matches(fork).filter(status=Status.QUEUED).update(status=Status.PAUSED, pause_cause=PauseCause.SPENT)
    fork_pacing.tend_all()
    stopped = begun(fork)

    fork_acts.grant(fork, budget_dollars=None, budget_tokens=int(3 * each(parent)))
    fork_pacing.tend_all()
    granted = begun(fork)
    fork_acts.resume(fork)
    fork_pacing.tend_all()

    assert (stopped, granted) == ([], [])
    assert begun(fork) == [(0, 0), (0, 1), (1, 0)]


def test_what_was_begun_goes_on_first_and_needs_what_is_left_of_it(parent: Match) -> None:
    """Such forks exist from earlier releases, which began all continuations at once."""
    fork = bounded(parent, 8)
    open_ = fork_acts.open_matches(fork)
    open_.update(status=Status.PAUSED, pause_cause=PauseCause.OPERATOR)
    half = open_.filter(continuation__arm__number=1)
    for match in half:
        assert leases.claim(match.pk) is None
        used(match, each(parent) / 2)
    half.update(started_at="2026-01-01T00:00Z")

    fork_acts.resume(fork)
    fork_pacing.tend(fork)

    assert begun(fork) == [(1, number) for number in range(8)]


def test_no_limit_any_more_begins_all_and_a_limit_holds_back_what_is_not_begun(parent: Match) -> None:
    fork = bounded(parent, 2)
    fork_pacing.tend(fork)
    fork_acts.grant(fork, budget_dollars=None, budget_tokens=None)
    fork_pacing.tend(fork)
    unbounded = len(begun(fork))
    assert leases.claim(fork_acts.open_matches(fork).latest("pk").pk)

    fork_acts.grant(fork, budget_dollars=None, budget_tokens=int(3 * each(parent)))
    fork_pacing.tend(fork)

    assert unbounded == 16
    assert begun(fork) == [(0, 0), (1, 0), (1, 7)]


def test_who_waits_for_room_is_paused_goes_on_and_is_cancelled_with_the_others(parent: Match) -> None:
    fork = bounded(parent, 2)
    fork_pacing.tend(fork)
    with pytest.raises(acts.NotPossible):
        fork_acts.resume(fork)
    fork_acts.pause(fork)
    fork_pacing.tend_all()
    paused = begun(fork)
    with pytest.raises(acts.NotPossible):
        fork_acts.pause(fork)

    fork_acts.resume(fork)
    fork_pacing.tend_all()
    resumed = begun(fork)
    fork_acts.cancel(fork)
    fork_pacing.tend_all()

    assert (paused, resumed) == ([], [(0, 0), (1, 0)])
    assert fork_results.progress(fork) == fork_results.Progress(finished=0, over=16, all=16, state="over")


def test_one_that_was_paused_by_hand_keeps_no_other_waiting(parent: Match) -> None:
    fork = bounded(parent, 1)
    fork_pacing.tend(fork)
    matches.pause(fork_acts.open_matches(fork).get(status=Status.QUEUED))

    fork_pacing.tend_all()

    assert begun(fork) == [(1, 0)]


def test_the_page_says_how_many_wait_for_room_and_calls_none_of_them_halted(parent: Match) -> None:
    fork = bounded(parent, 2)
    fork_pacing.tend(fork)

    page = Client().get(fork.get_absolute_url())

    assert page.context["halted"] is None
    assert b"14 wait until the budget has room" in page.content


def test_the_page_tells_what_is_spent_of_which_budget(parent: Match) -> None:
    fork = fork_orders.place(order(parent, budget_tokens=90_000, budget_dollars=Decimal(3)))
    first, second, *_others = fork_acts.open_matches(fork)
    used(first, 1_200, Decimal("0.5"))
    before = Client().get(fork.get_absolute_url()).content.decode()

    used(second, 1_300)
    fork_acts.cancel(fork)

    over = Client().get(fork.get_absolute_url()).content.decode()
    assert "Spent: 1,200 tokens, $0.50. Budget: $3.00. Budget: 90,000 tokens." in before
    assert "Spent: 2,500 tokens, at least $0.50; what the others cost nobody knows." in over


@pytest.fixture
def asked() -> Iterator[ModelServer]:
    """A model that votes after a short delay."""
    with ModelServer(functools.partial(orders.acting, delay=0.02)) as server:
        yield server


def typed(parent: Match, *more: object, times: int = 6) -> list[str]:
    at = prepared_forks.said(parent)[0]
    return [*map(str, (parent.pk, "--at", at, "--unsay", "--times", times, *more))]


def run(*arguments: str) -> tuple[int, str]:
    out = io.StringIO()
    with pytest.raises(SystemExit) as stopped:
        call_command("fork_match", *arguments, stdout=out, stderr=out)
    return int(stopped.value.code or 0), out.getvalue()


@pytest.mark.second
def test_a_small_budget_comes_to_the_end_of_some_and_goes_on_with_another(parent: Match, asked: ModelServer) -> None:
    """If all were begun at once, the budget would be spent on the beginnings of all of them."""
    ChatModel.objects.update(base_url=asked.url, concurrency=64, patience=2)
    one = _taken_by_one(parent)

    code, told = run(*typed(parent, "--tokens", int(4.5 * one)))
    fork = Fork.objects.latest("pk")
    first = fork_results.progress(fork)
    asked_at_all = Answer.objects.filter(match__continuation__arm__fork=fork).values("match").distinct().count()
    again, _told = run(*typed(parent, "--tokens", int(40 * one)))

    assert (code, again) == (1, 0)
    assert "Its budget is spent" in told
    assert 3 <= first.finished <= asked_at_all <= 5
    assert fork_results.progress(fork) == fork_results.Progress(finished=12, over=12, all=12, state="over")


def _taken_by_one(parent: Match) -> float:
    run(*typed(parent, times=1))
    told = Exchange.objects.values_list("tokens_in", "tokens_out")
    return sum(map(sum, told)) / 2


@pytest.mark.faults
@pytest.mark.second
def test_a_worker_that_is_killed_leaves_the_pace_as_it_was(
    parent: Match, asked: ModelServer, empty_redis: "redis.Redis"
) -> None:
    ChatModel.objects.update(base_url=asked.url, concurrency=64, patience=2)
    one = _taken_by_one(parent)
    arguments = typed(parent, "--tokens", int(5.5 * one))
    most = [0]

    for answers in (3, 9):
        already = Exchange.objects.count()
        with _typed_in_a_process(arguments) as process:
            _until_answered(already + answers, process)
            process.kill()
        assert Exchange.objects.count() > already, "it ended before it asked anything"
        most.append(len(begun(Fork.objects.latest("pk"))))
        players.let_leases_run_out(Match.objects.filter(status=Status.RUNNING))
        empty_redis.flushall()  # as if the killed worker's reservations had expired
    run(*arguments)

    done = fork_results.progress(Fork.objects.latest("pk"))
    assert max(most) <= 5
    assert 4 <= done.finished <= 5


def _until_answered(count: int, process: "subprocess.Popen[bytes]") -> None:
    """Or until the process has ended by itself, as it spent the budget with fewer answers."""
    players.until(lambda: Exchange.objects.count() >= count or process.poll() is not None)


@contextlib.contextmanager
def _typed_in_a_process(arguments: list[str]) -> Iterator["subprocess.Popen[bytes]"]:
    command = servers.on_a_leash([sys.executable, "manage.py", "fork_match", *arguments])
    environment = same_house.environment()
    process = subprocess.Popen(command, cwd=settings.BASE_DIR, env=environment, stdout=subprocess.DEVNULL)
    with servers.ended(process, signal.SIGKILL):
        yield process
