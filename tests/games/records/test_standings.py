"""The league table: what counts, and that it depends on the database alone, in whatever order that was filled."""

from datetime import timedelta

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone
from pytest_django import DjangoAssertNumQueries

from games.engine.facts import identities
from games.models import Match, Seat
from games.records import ratings, standings
from personas.models import Persona
from personas.models.strategy import Wording
from tests.games.prepared import history

pytestmark = [pytest.mark.django_db, pytest.mark.databases]
Side = identities.Side
LEAGUE = standings.Scope()


@pytest.fixture
def cast() -> list[Persona]:
    return history.cast()


def of(persona: Persona, scope: standings.Scope = LEAGUE) -> standings.Standing:
    return standings.table(scope).standings[standings.Unit(key=persona.key, tier=persona.tier.name)]


def test_a_match_counts_for_everybody_in_the_role_that_was_played(cast: list[Persona]) -> None:
    history.played(cast[:8], Side.IMPOSTORS)

    impostor, crewmate = of(cast[0]), of(cast[7])

    assert (impostor.impostor.wins, impostor.impostor.n, impostor.crewmate.n) == (1, 1, 0)
    assert (crewmate.crewmate.wins, crewmate.crewmate.n, crewmate.impostor.n) == (0, 1, 0)


def test_the_other_role_stays_as_it_was(cast: list[Persona]) -> None:
    history.played(cast[:8], Side.CREW)

    assert of(cast[0]).crewmate.rating == ratings.NEWCOMER
    assert of(cast[0]).impostor.rating.mu < ratings.NEWCOMER.mu


def test_what_nobody_won_is_won_by_nobody_and_moves_no_equals(cast: list[Persona]) -> None:
    history.played(cast[:8], Side.NOBODY)

    assert of(cast[0]).share.successes == of(cast[7]).share.successes == 0
    assert of(cast[7]).crewmate.rating.mu == pytest.approx(ratings.NEWCOMER.mu)


def test_only_finished_matches_count(cast: list[Persona]) -> None:
    match = history.played(cast[:8])
    Match.objects.filter(pk=match.pk).update(status="aborted")

    assert standings.table(LEAGUE).standings == {}


def test_exhibitions_are_counted_apart(cast: list[Persona]) -> None:
    history.played(cast[:8], is_exhibition=True)
    history.played(cast[:8])

    counted = {kind: standings.table(standings.Scope(kind=kind)).matches for kind in ("league", "exhibition", "")}

    assert counted == {"league": 1, "exhibition": 1, "": 2}


def test_a_season_has_a_table_of_its_own(cast: list[Persona]) -> None:
    season = history.season()
    history.played(cast[:8], season=season)
    history.played(cast[:8])

    assert standings.table(standings.Scope(season=season.pk)).matches == 1


def test_what_has_just_ended_does_not_count_where_it_must_settle(cast: list[Persona]) -> None:
    history.played(cast[:8], ended_at=timezone.now() - timedelta(hours=23))
    history.played(cast[:8], ended_at=timezone.now() - timedelta(hours=25))

    assert standings.table(standings.Scope(settled=True)).matches == 1


def test_other_advice_makes_somebody_else(cast: list[Persona]) -> None:
    history.played(cast[:8])
    cast[0].tier = cast[1].tier
    history.played(cast[:8])

    units = [unit for unit in standings.table(LEAGUE).standings if unit.key == cast[0].key]

    assert [unit.tier for unit in units] == ["none", "advanced"]


def test_another_character_or_wording_of_the_same_advice_makes_nobody_else(cast: list[Persona]) -> None:
    history.played(cast[:8])
    cast[0].tier.reword(Wording(everyone="Otherwise."))
    Persona.objects.filter(pk=cast[0].pk).update(name="Zed", character="You play otherwise.", temperature=0.1)
    history.played(cast[:8])

    units = [unit for unit in standings.table(LEAGUE).standings if unit.key == cast[0].key]

    assert [standings.table(LEAGUE).standings[unit].n for unit in units] == [2]


def test_somebody_in_two_seats_is_rated_once_and_counted_twice(cast: list[Persona]) -> None:
    history.played([cast[0], cast[1], cast[2], cast[3], cast[4]], Side.CREW, impostors=1)
    alone = of(cast[4]).crewmate
    Match.objects.all().delete()
    history.played([cast[0], cast[1], cast[2], cast[4], cast[4]], Side.CREW, impostors=1)

    twice = of(cast[4]).crewmate

    assert (twice.n, twice.wins) == (2, 2)
    assert twice.rating.mu == pytest.approx(alone.rating.mu)


def test_the_latest_ten_are_kept_the_last_first(cast: list[Persona]) -> None:
    matches = history.several([(cast[:8], Side.CREW, 2)] * 12, ended_at=timezone.now())

    latest = of(cast[7]).latest

    assert [outing.match_id for outing in latest] == [match.pk for match in matches[:1:-1]]


def test_the_trail_ends_at_the_rating_and_is_no_longer_than_is_drawn(cast: list[Persona]) -> None:
    history.several([(cast[:8], Side.CREW, 2)] * (standings.TRAIL + 3), ended_at=timezone.now())

    found = of(cast[7])

    assert len(found.trail) == standings.TRAIL
    assert found.trail[-1] == found.rating
    assert [each.mu for each in found.trail] == sorted(each.mu for each in found.trail)


def test_a_table_that_grew_equals_one_made_at_once(cast: list[Persona]) -> None:
    history.league(30, cast)
    grown = standings.table(LEAGUE)
    history.several([(cast[:8], Side.IMPOSTORS, 2)] * 3, ended_at=timezone.now() + timedelta(hours=9))
    grown = standings.table(LEAGUE)
    standings.forget()

    assert grown == standings.table(LEAGUE)
    assert grown.matches == 33


@pytest.mark.parametrize("hours", [2, 200])
def test_a_match_that_turns_up_late_or_goes_is_noticed(cast: list[Persona], hours: int) -> None:
    [first, *_] = history.league(10, cast)
    standings.table(LEAGUE)
    Match.objects.filter(pk=first.pk).delete()
    history.played(cast[:8], ended_at=timezone.now() - timedelta(hours=hours))

    told = standings.table(LEAGUE)
    standings.forget()

    assert told == standings.table(LEAGUE)
    assert told.matches == 10


def test_seats_are_found_by_the_numbers_of_their_matches_however_those_were_found(cast: list[Persona]) -> None:
    """PostgreSQL misjudges how many matches count, and would look through all of them for each seat."""
    history.league(3, cast)

    with CaptureQueriesContext(connection) as asked:
        standings.table(LEAGUE)
    [sql] = [each["sql"] for each in asked if each["sql"].startswith('SELECT "games_seat"')]

    assert '"games_match"' not in sql


def test_a_table_of_many_matches_is_read_a_part_at_a_time(cast: list[Persona], monkeypatch: pytest.MonkeyPatch) -> None:
    history.league(7, cast)
    whole = standings.table(LEAGUE)
    standings.forget()
    monkeypatch.setattr(standings, "MATCHES_AT_ONCE", 3)

    assert standings.table(LEAGUE) == whole
    assert whole.matches == 7


def test_a_known_table_costs_one_question(
    cast: list[Persona], django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    history.league(3, cast)
    standings.table(LEAGUE)

    with django_assert_max_num_queries(1) as asked:
        standings.table(LEAGUE)

    assert not any("games_seat" in each["sql"] for each in asked)


def test_who_plays_better_ends_up_higher(cast: list[Persona]) -> None:
    history.league(250, cast)

    found = {persona.key: of(persona).rating for persona in cast}

    assert found[cast[0].key].low > found[cast[-1].key].mu


def test_bots_without_a_name_are_rated_but_have_no_place(cast: list[Persona]) -> None:
    match = history.played(cast[:8])
    Seat.objects.filter(match=match, place=0).update(persona=None, persona_key="", temperament="quiet", model=None)

    nameless = [unit for unit in standings.table(LEAGUE).standings if not unit.key]

    assert [unit.temperament for unit in nameless] == ["quiet"]


def test_a_match_that_never_told_its_roles_counts_for_nobody_and_keeps_no_page_from_answering(
    client: Client, cast: list[Persona]
) -> None:
    history.played(cast[:8])
    untold = history.played(cast[:8])
    Seat.objects.filter(match=untold, place=3).update(role="", has_won=None)

    person = f"/personas/{cast[0].key}/"
    statuses = {page: client.get(page).status_code for page in ("/", "/standings/", "/standings.csv", person, "/tv/")}

    assert set(statuses.values()) == {200}, statuses
    assert standings.table(LEAGUE).matches == 1


def test_a_match_counts_as_soon_as_its_roles_are_told(cast: list[Persona]) -> None:
    untold = history.played(cast[:8])
    roles = dict(Seat.objects.values_list("pk", "role"))
    Seat.objects.update(role="")
    assert standings.table(LEAGUE).matches == 0

    for pk, role in roles.items():
        Seat.objects.filter(pk=pk).update(role=role)

    assert of(cast[0]).n == 1
    assert standings.table(LEAGUE).match_id == untold.pk
