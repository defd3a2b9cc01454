"""The sweeper's queries of each second read only what is waiting, not everything there ever was."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from django.db import connection

from games.experiments.forks import fork_pacing
from games.experiments.series import series_boards, series_orders
from games.models import Series, SeriesState, Status
from games.playing import sweeper
from games.records.jury import jury_scoring
from glassbox_site.keeping.telling import noticing
from glassbox_site.models.webhooks import Kind, Webhook
from sct import jobs
from sct.records import batch_ends
from tests.games.prepared import prepared_series

pytestmark = [
    pytest.mark.django_db,
    pytest.mark.usefixtures("empty_redis"),
    pytest.mark.skipif("connection.vendor != 'sqlite'", reason="another database plans by what it has counted"),
]
STEPS: dict[str, Callable[[], object]] = {
    "matches": lambda: sweeper.sweep(exhibitions=False),
    "series": series_orders.tend_all,
    "boards": series_boards.keep_all,
    "forks": fork_pacing.tend_all,
    "juries": jury_scoring.score_due,
    "batches": jobs.wake,
    "ends of batches": batch_ends.note,
    "webhooks": noticing.notice,
}
GROWING = (
    "match", "seat", "logentry", "answer", "exchange", "voice", "mark", "seriesmatch", "continuation", "trial", "call",
)  # fmt: skip
OF_THE_WAITING = ("places_without_row", "voices_to_score")
"""Indexes of waiting rows only: a full scan of one reads nothing else."""


@pytest.mark.parametrize("step", STEPS)
def test_no_step_goes_through_what_only_grows(step: str) -> None:
    series = prepared_series.ordered()
    Series.objects.filter(pk=prepared_series.ordered("resting", name="Resting").pk).update(state=SeriesState.PAUSED)
    Webhook.objects.create(token="hook", url="https://example.org/", kinds=list(Kind), salt="s")
    series_orders.tend(series)

    with _asked() as asked:
        STEPS[step]()

    assert [line for sql, given in asked for line in _plan(sql, given) if _goes_through_all(line, sql, given)] == []


def test_a_board_that_is_true_yet_is_not_read_to_see_that() -> None:
    series = prepared_series.ordered()
    series_orders.tend(series)
    series_boards.keep_all()

    with _asked() as asked:
        series_boards.keep_all()

    assert [sql for sql, _ in asked if '"games_seriesboard"."board" FROM' in sql] == []


@contextmanager
def _asked() -> Iterator[list[tuple[str, Any]]]:
    """Collects SELECT statements with their parameters."""
    found: list[tuple[str, Any]] = []

    def listen(execute: Callable[..., Any], sql: str, given: Any, many: bool, context: Any) -> Any:
        if sql.startswith("SELECT"):
            found.append((sql, given))
        return execute(sql, given, many, context)

    with connection.execute_wrapper(listen):
        yield found


def _plan(sql: str, given: Any) -> list[str]:
    with connection.cursor() as cursor:
        cursor.execute(f"EXPLAIN QUERY PLAN {sql}", given)
        return [line for *_, line in cursor.fetchall()]


def _goes_through_all(line: str, sql: str, given: Any) -> bool:
    """Whether a line of a plan scans a growing table, or goes through the index of states for finished matches."""
    words = line.split()
    if words[0] == "SCAN":
        return words[1].removeprefix("games_").removeprefix("sct_") in GROWING and words[-1] not in OF_THE_WAITING
    is_of_those_over = Status.FINISHED in (given or ()) and 'NOT ("games_match"."status" IN' not in sql
    return "matches_by_status" in line and is_of_those_over
