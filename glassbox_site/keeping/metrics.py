"""The operational metrics of the house, in Prometheus' text format.

What was done is counted in the database, which all processes share; the present state of each process is in Redis.
Nothing is counted here, so it does not matter which process is asked.
"""

import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import UTC, datetime

import prometheus_client
from django.db import Error
from django.db.models import Count, Sum
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector, CollectorRegistry

from games.models import Match, Status
from glassbox_site.environment import release
from glassbox_site.ground import disk, redis_clients, vitals
from glassbox_site.keeping import house_copy, tallies
from glassbox_site.keeping.telling import deliveries_counted
from glassbox_site.pages.desk import who_works
from glassbox_site.running import health
from glassbox_site.running.parts import roll_call
from sct.models import Trial

CONTENT_TYPE = prometheus_client.CONTENT_TYPE_LATEST

Figures = Iterator[Metric]


def text() -> bytes:
    registry = CollectorRegistry()
    registry.register(_House())
    return prometheus_client.generate_latest(registry)


class _House(Collector):
    def collect(self) -> Iterable[Metric]:
        """Figures that cannot be had are left out; the part's `glassbox_up` is then 0."""
        yield _labelled("glassbox_release", "1 for the running release.", "version", {release.version(): 1.0})
        yield from _parts()
        yield from _restarts()
        for told, absence in ((_of_the_database, Error), (_of_redis, redis_clients.AWAY), (_of_the_folder, OSError)):
            try:
                yield from list(told())
            except absence:
                continue


def _labelled(name: str, about: str, label: str, values: dict[str, float]) -> GaugeMetricFamily:
    family = GaugeMetricFamily(name, about, labels=[label])
    for value, number in values.items():
        family.add_metric([value], number)
    return family


def _parts() -> Figures:
    parts = health.parts()
    yield _labelled("glassbox_up", "1 if this part of the house is well, otherwise 0.", "part",
                    {name: float(part.ok) for name, part in parts.items()})  # fmt: skip
    timed = {name: part.facts["ms"] / 1000 for name, part in parts.items() if "ms" in part.facts}
    yield _labelled("glassbox_answer_seconds", "How long a part took to answer the simplest query.", "part", timed)


def _restarts() -> Figures:
    """Restarts of the processes of `live`; none if this process is not kept by one."""
    restarts = CounterMetricFamily("glassbox_restarts", "How often `live` has restarted a process.", labels=["process"])
    for name, kept in (roll_call.read() or {}).items():
        restarts.add_metric([name], kept.restarts)
    yield restarts


def _of_the_database() -> Figures:
    counted = dict(Match.objects.original().order_by().values_list("status").annotate(Count("pk")))
    matches = {status.value: float(counted.get(status.value, 0)) for status in Status}
    yield _labelled("glassbox_matches", "Matches by state.", "state", matches)
    entries = Match.objects.aggregate(sum=Sum("head"))["sum"] or 0
    yield GaugeMetricFamily("glassbox_log_entries", "Entries in the logs of all stored matches.", value=entries)
    done = dict(Trial.objects.order_by().values_list("status").annotate(Count("pk")))
    trials = {status.value: float(done.get(status.value, 0)) for status in Trial.Status}
    yield _labelled("glassbox_trials", "Trials of the Self-Consistency Test by state.", "state", trials)
    told = {state: float(count) for state, count in deliveries_counted.counted().items()}
    yield _labelled("glassbox_webhook_deliveries", "Stored webhook messages by state.", "state", told)
    yield from _calls({"league": tallies.LEAGUE.look(), "test": tallies.TEST.look()})


def _calls(by_half: dict[str, tallies.Tallies]) -> Figures:
    labels = ["half", "endpoint"]
    calls = CounterMetricFamily("glassbox_calls", "Calls to models by outcome.", labels=[*labels, "outcome"])
    took = HistogramMetricFamily("glassbox_call_seconds", "How long models took to answer.", labels=labels)
    tokens = CounterMetricFamily(
        "glassbox_tokens", "Tokens sent to models and received.", labels=[*labels, "direction"]
    )
    estimated = CounterMetricFamily(
        "glassbox_tokens_estimated", "Tokens that are estimated, as no endpoint reported them.", labels=labels
    )
    dollars = CounterMetricFamily(
        "glassbox_dollars", "What models with known prices cost, in US dollars.", labels=labels
    )
    for half, endpoints in by_half.items():
        for endpoint, tally in sorted(endpoints.items()):
            for outcome, number in sorted(tally.calls.items()):
                calls.add_metric([half, endpoint, outcome], number)
            tokens.add_metric([half, endpoint, "in"], tally.tokens_in)
            tokens.add_metric([half, endpoint, "out"], tally.tokens_out)
            estimated.add_metric([half, endpoint], tally.estimated)
            dollars.add_metric([half, endpoint], float(tally.dollars))
            if tally.timed:
                took.add_metric([half, endpoint], _buckets(tally), tally.seconds)
    yield from (calls, took, tokens, estimated, dollars)


def _buckets(tally: tallies.Tally) -> list[tuple[str, float]]:
    bounded = [(str(bound), float(tally.within[bound])) for bound in tallies.BOUNDS]
    return [*bounded, ("+Inf", float(tally.timed))]


def _of_redis() -> Figures:
    client = who_works.connect()
    yield from _vitals(vitals.signs(client))
    yield from _totals(vitals.totals(client))
    seen = who_works.look()
    if seen is not None:
        yield _labelled("glassbox_workers", "Workers with a recent heartbeat.", "state", {"alive": float(seen.alive)})
        lines = {line.name: line for line in seen.lines}
        for name, about, value in _OF_A_QUEUE:
            yield _labelled(name, about, "queue", {queue: value(line) for queue, line in lines.items()})


def _totals(counted: Mapping[str, int]) -> Figures:
    """Totals over all machines, since Redis began to count."""
    steps = counted.get("steps", 0)
    yield CounterMetricFamily("glassbox_steps", "Steps taken in matches, since Redis began to count.", value=steps)
    starts = CounterMetricFamily(
        "glassbox_starts", "Starts of processes on all machines, since Redis began to count.", labels=["kind"]
    )
    for name, number in counted.items():
        if name.startswith(vitals.STARTS):
            starts.add_metric([name.removeprefix(vitals.STARTS)], number)
    yield starts


_OF_A_QUEUE: tuple[tuple[str, str, Callable[[who_works.Line], float]], ...] = (
    ("glassbox_queue_jobs", "Jobs waiting for a worker.", lambda line: float(line.waiting)),
    ("glassbox_queue_failed", "Failed jobs that are still stored.", lambda line: float(line.failed)),
    ("glassbox_queue_age_seconds", "How long the oldest waiting job has waited.", lambda line: _age(line.since)),
)


_NAMES = {"steps": "glassbox_process_steps", "calls": "glassbox_process_calls"}
"""Counts that also exist for the whole house, and therefore need another name here."""


def _vitals(signs: Iterable[vitals.Signs]) -> Figures:
    labels = ["kind", "process"]
    alive = GaugeMetricFamily("glassbox_process_up", "1 for each process with a recent sign of life.", labels=labels)
    lag = GaugeMetricFamily("glassbox_loop_lag_seconds", "How late an event loop runs what is due.", labels=labels)
    families: dict[str, CounterMetricFamily | GaugeMetricFamily] = {}
    for each in signs:
        named = [each.kind, each.process]
        alive.add_metric(named, 1)
        if each.lag is not None:
            lag.add_metric(named, each.lag)
        for name, number in each.counts.items():
            told = CounterMetricFamily(
                _NAMES.get(name, f"glassbox_{name}"), "Counted by each process itself, since it started.", labels=labels
            )
            families.setdefault(name, told).add_metric(named, number)
        for name, value in each.gauges.items():
            shown = GaugeMetricFamily(f"glassbox_{name}", "Reported by each process about itself.", labels=labels)
            families.setdefault(name, shown).add_metric(named, value)
    yield from (alive, lag, *families.values())


def _of_the_folder() -> Figures:
    left = disk.room()
    told = {"free": float(left.free), "total": float(left.total), "reserve": float(left.reserve)}
    yield _labelled("glassbox_disk_bytes", "Bytes on the disk of the data folder.", "kind", told)
    if at := house_copy.last():
        yield GaugeMetricFamily("glassbox_backup_age_seconds", "Time since the last backup.", value=_age(at))


def _age(at: datetime | None) -> float:
    if at is None:
        return 0.0
    return max(0.0, time.time() - (at if at.tzinfo else at.replace(tzinfo=UTC)).timestamp())
