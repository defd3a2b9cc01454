"""The plan of a series: mirrored pairs, in any design, and numbers that do not change."""

import dataclasses

from hypothesis import given, settings
from hypothesis import strategies as st

from games.engine import maps, referee
from games.engine.facts import events
from games.engine.facts.dice import Dice
from games.experiments.series import series_casting, series_file, series_plan
from games.players.bots import temperaments
from tests.games.prepared import prepared_series
from tests.support import rings


@st.composite
def files(draw: st.DrawFn) -> series_file.SeriesFile:
    players = draw(st.integers(4, 10))
    names = draw(st.lists(st.sampled_from(sorted(temperaments.BY_NAME)), min_size=2, max_size=4, unique=True))
    changes = {
        "design": draw(st.sampled_from(["mirrored", "role", "seat"])),
        "side": draw(st.sampled_from(["impostors", "crew"])),
        "entries": [{"bot": name} for name in names],
        "players": players,
        "rules": {"map": "skeld", "impostors": draw(st.integers(1, 1 + (players >= 7)))},
        "seeds": {"base": draw(st.integers(0, 10**6))},
        "pairs": draw(st.integers(1, 4)),
    }
    return series_file.read(prepared_series.text(**changes))


def opened(file: series_file.SeriesFile, planned: series_plan.Planned) -> tuple[object, ...]:
    """Everything that a match begins with: roles, partners, tasks, panels, what each player sees."""
    order = series_casting.order(file, planned, {}, "a-wish")
    lineup = [events.Seat(color=chair.color, name=chair.name) for chair in order.chairs]
    return referee.open_match(lineup, order.rules, maps.load(order.rules.map), Dice(order.seed)).entries


@given(files())
@settings(max_examples=rings.of_all(60), deadline=None)
def test_the_halves_of_a_pair_differ_in_the_entries_alone(file: series_file.SeriesFile) -> None:
    plan = list(series_plan.plan(file, file.most_pairs))

    for first, second in zip(plan[::2], plan[1::2], strict=True):
        one, other = file.pairings[first.pairing]
        exchanged = {one: other, other: one}
        entries = {*file.entries} if file.design == "mirrored" else set()
        mirrored = tuple(
            dataclasses.replace(seat, entry=exchanged.get(seat.entry, seat.entry))
            if seat.is_subject or seat.entry in entries
            else seat
            for seat in first.seats
        )
        assert (first.seed, first.pair, first.half, second.half) == (second.seed, second.pair, 0, 1)
        assert (first.subject, second.subject) == (one, other)
        assert second.seats == mirrored
        assert opened(file, first) == opened(file, second)


@given(files())
@settings(max_examples=rings.of_all(30), deadline=None)
def test_the_roles_are_those_that_the_match_deals(file: series_file.SeriesFile) -> None:
    planned = next(series_plan.plan(file, 1))

    dealt = [entry.event for entry in opened(file, planned) if isinstance(entry.event, events.RoleDealt)]  # type: ignore[attr-defined]
    in_question = [seat for seat in planned.seats if seat.is_subject]

    assert [seat.is_impostor for seat in planned.seats] == [each.role == "impostor" for each in dealt]
    assert len({seat.is_impostor for seat in in_question}) == 1
    assert len(in_question) == 1 or file.design != "seat"


@given(files(), st.integers(1, 5))
@settings(max_examples=rings.of_all(30), deadline=None)
def test_more_pairs_change_nothing_of_those_before(file: series_file.SeriesFile, more: int) -> None:
    before = list(series_plan.plan(file, file.most_pairs))

    assert list(series_plan.plan(file, file.most_pairs + more))[: len(before)] == before


def test_everybody_meets_everybody_on_every_seed() -> None:
    entries = [{"bot": name} for name in ("hunter", "quiet", "social")]
    file = series_file.read(prepared_series.text(entries=entries, pairs=2))

    met = [(each.pair, frozenset(seat.entry.name for seat in each.seats)) for each in series_plan.plan(file, 2)]

    pairings = [frozenset(names) for names in (("hunter", "quiet"), ("hunter", "social"), ("quiet", "social"))]
    assert met == [(pair, pairing) for pair in range(2) for pairing in pairings for _half in range(2)]
