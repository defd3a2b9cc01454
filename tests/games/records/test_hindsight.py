"""What is recorded of a match at its end, and computed again on demand."""

import io
import json
from decimal import Decimal
from typing import Any

import pytest
from django.core.management import call_command

from games.engine.judging import claims
from games.log import codec
from games.models import Answer, Conduct, Exchange, Match, Moment
from games.playing import jobs
from tests.games.prepared import logs, orders

pytestmark = [pytest.mark.django_db, pytest.mark.databases]


def finished(seed: int = 7) -> Match:
    match = orders.booked(seed=seed)
    jobs.play_match(match.pk)
    match.refresh_from_db()
    return match


def rows(match: Match) -> list[Any]:
    return list(Conduct.objects.filter(seat__match=match).order_by("seat__place").values())


def test_a_finished_match_has_the_conduct_of_every_seat(empty_redis: object) -> None:
    match = finished()

    assert len(rows(match)) == match.seats.count()
    assert any(row["lines"] for row in rows(match))


def test_what_is_not_known_whole_is_no_cost_and_a_call_without_tokens_costs_nothing(empty_redis: object) -> None:
    match = finished()
    for color, *costs in (("red", (9, "0.5"), (9, None)), ("blue", (9, "0.5"), (0, None)), ("green", (9, None))):
        answer = Answer.objects.create(match=match, step=1, color=color, attempt=1)
        for chance, (tokens, cost) in enumerate(costs, start=1):
            Exchange.objects.create(
                answer=answer,
                chance=chance,
                seconds=1,
                calls=1,
                state="read",
                tokens_in=tokens,
                tokens_out=0,
                cost=cost,
            )

    call_command("rebuild_conduct", stdout=io.StringIO())

    known = dict(Conduct.objects.filter(seat__match=match).values_list("seat__color", "cost"))
    assert known == {"red": None, "blue": Decimal("0.5"), "green": None, "pink": None, "orange": None}


def test_reading_the_logs_again_gives_the_same(empty_redis: object) -> None:
    match = finished()
    before = rows(match)
    Conduct.objects.all().delete()
    told = io.StringIO()

    call_command("rebuild_conduct", stdout=told)

    assert rows(match) == before
    assert "1 of 1" in told.getvalue()
    assert "Matches read again: 1." in told.getvalue()


def test_conduct_tells_by_which_reader_it_was_judged_and_is_read_by_the_present_one_again(empty_redis: object) -> None:
    match = finished()
    Conduct.objects.update(reader=1, lies=99)

    call_command("rebuild_conduct", stdout=io.StringIO())

    assert {row["reader"] for row in rows(match)} == {claims.READER}
    assert all(row["lies"] < 99 for row in rows(match))


def test_a_match_that_is_not_finished_has_no_conduct() -> None:
    orders.booked()

    call_command("rebuild_conduct", stdout=io.StringIO())

    assert not Conduct.objects.exists()


def test_a_moment_is_numbered_as_the_glass_and_the_public_number_their_frames(empty_redis: object) -> None:
    match = finished()
    public = logs.replayed(match.pk, "public")

    moments = list(Moment.objects.filter(match=match))

    lines = orders.log(match)
    assert moments
    for moment in moments:
        line = lines[moment.n - 1]
        assert (moment.n_public is not None) == codec.entry_of(line).public
        if moment.n_public is not None:
            assert public[moment.n_public - 1]["event"] == json.loads(line)["event"]
