"""What an operator does to a series while a sweeper works on it is not undone."""

from games.experiments.series import series_acts, series_orders
from games.models import Series, SeriesState
from tests.games.prepared import prepared_series
from tests.support.databases import at_once


@at_once.on_postgresql
def test_nothing_is_ordered_of_a_series_that_is_cancelled_meanwhile(empty_redis: object) -> None:
    series = prepared_series.ordered()

    at_once.together(lambda: series_acts.cancel(series.pk), lambda: series_orders.tend(series))

    assert not series_orders.open_matches(series).exists()


@at_once.on_postgresql
def test_a_series_that_is_extended_as_it_completes_goes_on(empty_redis: object) -> None:
    series = prepared_series.play(prepared_series.ordered(pairs=1))
    Series.objects.filter(pk=series.pk).update(state=SeriesState.RUNNING)
    seen = Series.objects.get(pk=series.pk)

    at_once.together(lambda: series_acts.extend(series.pk, 3), lambda: series_orders.tend(seen))

    series.refresh_from_db()
    assert (series.state, series.pairs) == (SeriesState.RUNNING, 3)
