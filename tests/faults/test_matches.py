"""A match whose worker is killed, frozen, doubled or cut off goes exactly as it would have gone anyway."""

import contextlib
import itertools
import os
import random
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest
import redis
from django.db import transaction
from django.db.models import Count

from games.booking import matches
from games.models import Answer, Match, Pace, Status
from games.playing import jobs, pace
from tests.games.playing import players
from tests.games.playing.players import until
from tests.games.prepared import orders
from tests.support import rings, servers
from tests.support.endpoints.model_server import ModelServer
from tests.support.sites.site import Site, environment, running_site

pytestmark = [
    pytest.mark.faults,
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("empty_redis"),
]
KILLS = 30
SEATS = 4
TABLES = rings.of_all(32)


@pytest.fixture
def slow_models() -> Iterator[ModelServer]:
    """Answers arrive one after another."""
    chance = random.Random(5)
    with ModelServer(lambda heard: orders.acting(heard, delay=chance.uniform(0.02, 0.2))) as server:
        yield server


def among_models(server: ModelServer) -> Match:
    return orders.booked(chairs=orders.speaking_chairs(server.url, SEATS), memory_on=False)


def calm_log(match: Match) -> list[str]:
    """The log of the same match when nothing goes wrong."""
    calm = matches.rerun(match.pk, f"calm-{match.pk}")
    jobs.play_match(calm.pk)
    return orders.log(calm)


def is_over(match: Match) -> bool:
    match.refresh_from_db()
    return match.is_over


def is_alive(process: int) -> bool:
    try:
        return psutil.Process(process).status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


@pytest.mark.second
@pytest.mark.databases
def test_kills_again_and_again_lose_nothing_double_nothing_and_ask_nothing_paid_again(slow_models: ModelServer) -> None:
    match, chance, kills = among_models(slow_models), random.Random(7), 0
    in_vain = [0]

    with players.player(match) as player:
        while kills < KILLS and not is_over(match):
            player.play_for(chance.uniform(0.1, 0.6))
            players.let_lease_run_out(match)
            kills += 1
            in_vain.append(len(slow_models.heard) - Answer.objects.filter(match=match).count())
        player.play_on()

    assert is_over(match)
    assert kills == KILLS
    assert all(after - before <= SEATS for before, after in itertools.pairwise(in_vain))
    assert not Answer.objects.filter(match=match, attempt__gt=1).exists()
    assert orders.log(match) == calm_log(match)


@pytest.mark.second
@pytest.mark.databases
def test_of_many_tables_a_kill_takes_nothing_from_any(slow_models: ModelServer) -> None:
    """Only the questions that were open at the kill were asked in vain."""
    chairs = orders.speaking_chairs(slow_models.url, SEATS)
    booked = [orders.booked(chairs=chairs, memory_on=False, seed=seed) for seed in range(TABLES)]
    chance, kills, in_vain = random.Random(11), 0, 0
    running = Match.objects.filter(status=Status.RUNNING)

    with players.player() as player:
        while kills < rings.of_all(KILLS) and Match.objects.exclude(status=Status.FINISHED).exists():
            player.play_for(chance.uniform(0.3, 1.5))
            at_tables = running.count()
            players.let_leases_run_out(running)
            kills += 1
            before, in_vain = in_vain, len(slow_models.heard) - Answer.objects.count()
            assert in_vain - before <= SEATS * at_tables
        player.play_on()

    assert not Match.objects.exclude(status=Status.FINISHED).exists()
    assert not Answer.objects.filter(attempt__gt=1).exists()
    logs = [orders.log(match) for match in booked]
    calm = [matches.rerun(match.pk, f"calm-{match.pk}") for match in booked]
    jobs.play_matches(calm[0].pk)
    assert [orders.log(match) for match in calm] == logs


@pytest.mark.databases
def test_a_kill_while_answers_arrive_asks_only_for_what_is_outstanding_again() -> None:
    """The last of the players asked at the same time takes until the worker is dead."""
    with ModelServer(lambda heard: orders.acting(heard, delay=60.0 if heard.number == SEATS - 1 else 0.0)) as server:
        match = among_models(server)
        with players.player(match) as player:
            player.play_until(lambda: Answer.objects.filter(match=match).count() == SEATS - 1)
            [(step, heard)] = Answer.objects.values_list("step").annotate(Count("pk"))
            players.let_lease_run_out(match)
            player.play_until(lambda: Match.objects.get(pk=match.pk).head > step)
        prompts = [str(heard.messages) for heard in server.heard]

    assert heard == SEATS - 1
    assert [prompt for prompt in set(prompts) if prompts.count(prompt) > 1] == [prompts[SEATS - 1]]


@pytest.mark.databases
def test_of_two_workers_one_plays() -> None:
    match = orders.booked()

    with players.player(match) as first, players.player(match) as second:
        first.start()
        second.start()
        first.wait()
        second.wait()

    assert is_over(match)
    assert match.fence == 1
    assert orders.log(match) == calm_log(match)


@pytest.mark.second
@pytest.mark.databases
def test_a_worker_that_was_frozen_finds_the_match_taken_and_writes_nothing(slow_models: ModelServer) -> None:
    match = among_models(slow_models)

    with players.player(match) as frozen, players.player(match) as other:
        child = frozen.start()
        until(lambda: Match.objects.get(pk=match.pk).head > 60)
        os.kill(child, signal.SIGSTOP)
        frozen.wait()
        players.let_lease_run_out(match)
        other.start()
        until(lambda: Match.objects.get(pk=match.pk).fence == 2)
        os.kill(child, signal.SIGCONT)
        other.wait()
        until(lambda: not is_alive(child))

    assert is_over(match)
    assert orders.log(match) == calm_log(match)


@pytest.mark.second
def test_a_database_that_is_locked_for_seconds_only_delays_the_match(slow_models: ModelServer) -> None:
    match = among_models(slow_models)

    with players.player(match) as player:
        player.start()
        until(lambda: Match.objects.get(pk=match.pk).head > 60)
        with transaction.atomic():
            Match.objects.select_for_update().get(pk=match.pk)
            time.sleep(5)
        player.wait()

    assert is_over(match)
    assert match.fence == 1
    assert orders.log(match) == calm_log(match)


@pytest.fixture
def site(var: Path) -> Iterator[Site]:
    with running_site(var, environ=environment(var, DATABASE_URL=players.database_url())) as running:
        yield running


def worker_of(site: Site, match: Match) -> psutil.Process:
    """The worker whose work-horse is playing; no other one is."""
    found: list[psutil.Process] = []

    def look() -> bool:
        with contextlib.suppress(psutil.NoSuchProcess):
            parts = psutil.Process(site.process.pid).children()
            found[:] = [part for part in parts if servers.works(part) and part.children()]
        return bool(found) and Match.objects.get(pk=match.pk).head > 0

    until(look)
    return found[0]


def goes_on_within(match: Match, seconds: float) -> None:
    head, fence = Match.objects.values_list("head", "fence").get(pk=match.pk)
    until(lambda: Match.objects.filter(pk=match.pk, head__gt=head, fence__gt=fence).exists(), seconds)


def forget_everything(site: Site) -> None:
    """Empties Redis, and kills it."""
    with redis.Redis(unix_socket_path=str(site.var / "redis" / "redis.sock")) as client:
        client.flushall()
    [server] = [part for part in psutil.Process(site.process.pid).children() if "redis-server" in part.name()]
    server.kill()


@pytest.mark.second
def test_a_match_goes_on_when_workers_are_killed_and_stopped_and_redis_forgets(
    site: Site, slow_models: ModelServer
) -> None:
    match = among_models(slow_models)

    worker_of(site, match).kill()
    goes_on_within(match, 10 * slowness())
    stopped = worker_of(site, match)
    stopped.terminate()
    goes_on_within(match, 4 * slowness())  # handed over at once
    assert psutil.wait_procs([stopped], timeout=5 * slowness())[1] == []
    worker_of(site, match)
    forget_everything(site)
    until(lambda: is_over(match))

    assert match.status == Status.FINISHED
    assert orders.log(match) == calm_log(match)


@pytest.mark.second
def test_the_exhibition_makes_room_goes_on_afterwards_and_stops_politely(var: Path) -> None:
    environ = environment(var, DATABASE_URL=players.database_url())
    with running_site(var, "--workers", "1", environ=environ, exhibition=True) as site:
        until(lambda: Match.objects.filter(is_exhibition=True, head__gt=0).exists())
        match = orders.booked()
        until(lambda: Match.objects.get(pk=match.pk).head > 0, pace.LONGEST * slowness())
        until(lambda: is_over(match))
        [shown] = Match.objects.filter(is_exhibition=True)
        until(lambda: Match.objects.get(pk=shown.pk).head > shown.head, 30 * slowness())

        code = site.stop()

    shown.refresh_from_db()
    assert (code, "was killed" in site.log) == (0, False)
    assert (shown.pace, shown.status) == (Pace.BROADCAST, Status.QUEUED)


@pytest.mark.second
@pytest.mark.databases
def test_fifty_matches_on_two_workers_are_all_played_to_their_ends(site: Site) -> None:
    ordered = [orders.booked(players=5, seed=seed) for seed in range(50)]

    until(lambda: not Match.objects.exclude(status=Status.FINISHED).exists(), 4 * players.PATIENCE_SECONDS)

    for match in ordered[::17]:
        assert orders.log(match) == calm_log(match)


def slowness() -> float:
    """By what factor everything takes longer on this machine because of its other work."""
    return max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))
