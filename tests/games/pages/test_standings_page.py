"""The league table as people and programs get it."""

import csv
import io
import re
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone
from pytest_django import DjangoAssertNumQueries

from games.engine.facts import identities
from games.models import Conduct, Match, Person, Seat
from games.pages.api import standing_shapes
from games.pages.views import standings_page
from games.records import profiles, ranking, standings
from glassbox_site.environment import env
from glassbox_site.ground.plain import proportions
from personas.models import ChatModel, Persona
from tests.games.prepared import history

pytestmark = [pytest.mark.django_db, pytest.mark.databases]
Side = identities.Side


def keys(client: Client, query: str = "") -> list[str]:
    return [row.unit.key for row in client.get(f"/standings/{query}").context["rows"]]


def lines(client: Client, query: str = "") -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(client.get(f"/standings.csv{query}").text)))


def test_a_league_without_matches_says_so(client: Client) -> None:
    assert "No persona has finished a match that counts yet." in client.get("/standings/").text


def test_order_is_by_the_lower_end_of_the_interval_with_the_hardly_known_last(client: Client) -> None:
    cast = history.cast()
    history.league(60, cast[:10])
    history.played([cast[11], cast[10], *cast[:6]], Side.IMPOSTORS)

    rows = client.get("/standings/").context["rows"]

    lows = [row.standing.rating.low for row in rows[:10]]
    assert lows == sorted(lows, reverse=True)
    assert {row.unit.key for row in rows[10:]} == {cast[10].key, cast[11].key}
    assert all(row.standing.is_provisional for row in rows[10:])


@pytest.mark.parametrize("column", ["won", "impostor", "crewmate"])
def test_every_column_can_be_the_order(client: Client, column: str) -> None:
    history.league(80, history.cast())

    page = client.get(f"/standings/?sort={column}")

    shares = [getattr(row.standing, "share" if column == "won" else column) for row in page.context["rows"]]
    lows = [share.low if column == "won" else share.share.low for share in shares]
    assert lows == sorted(lows, reverse=True)
    assert page.text.count('aria-sort="descending"') == 1


def test_a_long_table_has_pages_and_places_go_on_over_them(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(standings_page, "PLACES_A_PAGE", 4)
    cast = history.cast()
    history.league(60, cast[:10])
    history.played([cast[11], cast[10], *cast[:6]], Side.IMPOSTORS)

    pages = [client.get(f"/standings/?sort=won&page={number}") for number in (1, 2, 3)]

    ranks = [re.findall(r'<td class="rank">(\d*)</td>', page.text) for page in pages]
    assert ranks == [["1", "2", "3", "4"], ["5", "6", "7", "8"], ["9", "10", "", ""]]
    assert [row for page in pages for row in page.context["page"]] == pages[0].context["rows"]
    assert ["Provisional: fewer" in page.text for page in pages] == [False, False, True]
    assert 'href="?sort=won&amp;page=3"' in pages[1].text
    assert 'href="?sort=impostor"' in pages[1].text
    assert len(lines(client, "?sort=won&page=3")) == len(cast)


def test_filters_leave_those_of_a_model_and_a_tier(client: Client) -> None:
    cast = history.cast()
    history.league(10, cast)

    fitting = [persona.key for persona in cast if persona.key.startswith("model-1_") and persona.tier.name == "none"]

    assert sorted(keys(client, "?model=model-1&tier=none")) == sorted(fitting)


def test_a_model_that_is_not_rated_has_no_place(client: Client) -> None:
    cast = history.cast()
    history.league(10, cast)
    ChatModel.objects.filter(slug="model-1").update(is_rated=False)

    assert keys(client)
    assert not [key for key in keys(client) if key.startswith("model-1_")]


def test_exhibitions_stand_in_until_there_is_a_league(client: Client) -> None:
    cast = history.cast()
    history.played(cast[:6], is_exhibition=True)
    before = client.get("/standings/")
    history.played(cast[:8])

    assert "These are exhibitions" in before.text
    assert before.context["choices"][0].chosen == "exhibition"
    assert len(keys(client)) == 8
    assert len(keys(client, "?kind=exhibition")) == 6


def test_the_edge_is_what_somebody_wins_beyond_its_roles(client: Client) -> None:
    cast = history.cast()
    history.played(cast[:8], Side.IMPOSTORS)
    history.played(cast[:8], Side.CREW)

    edges = {row.unit.key: row.edge.value for row in client.get("/standings/").context["rows"]}

    assert set(edges.values()) == {0.0}


def test_an_edge_is_as_uncertain_as_the_share_won(client: Client) -> None:
    cast = history.cast()
    history.league(30, cast)

    page = client.get("/standings/")
    rows, told = page.context["rows"], {line["persona"]: line for line in lines(client)}

    for row in rows:
        share, edge = row.standing.share, row.edge
        assert edge.n == share.n == int(told[row.unit.key]["matches"])
        assert edge.value - edge.low == pytest.approx(share.value - share.low)
        assert edge.high - edge.value == pytest.approx(share.high - share.value)
        assert told[row.unit.key]["edge_low"] == str(round(edge.low, 4))
    shown = re.findall(r'<td class="edge">(.*?)</td>', page.text, re.DOTALL)
    assert len(shown) == len(rows)
    assert all("[" in each and "n=" in each for each in shown)


def test_how_often_each_side_won_comes_with_its_interval_and_count(client: Client) -> None:
    cast = history.cast()
    for winner in (Side.IMPOSTORS, Side.CREW, Side.CREW, Side.NOBODY):
        history.played(cast[:8], winner)

    page = client.get("/standings/")

    impostor, crew = page.context["base_impostor"], page.context["base_crewmate"]
    assert (impostor, crew) == (proportions.wilson(1, 4), proportions.wilson(2, 4))
    [said] = re.findall(r'<p class="meta base-rates">.*?</p>', page.text, re.DOTALL)
    assert len(re.findall(r"n\s*=\s*4", said)) == 2


def test_the_file_tells_how_everybody_plays(client: Client) -> None:
    cast = history.cast()
    history.conducted(history.league(12, cast))

    [line] = [line for line in lines(client) if line["persona"] == cast[0].key]

    style = profiles.style(cast[0].key, standings.Scope(kind="league"))
    assert style
    assert style.talk.value
    assert style.lies.value
    assert line["talk_share"] == str(round(style.talk.value, 4))
    assert line["lies_per_100_claims"] == str(round(100 * style.lies.value, 4))
    assert line["tokens_per_match"] == str(style.tokens)
    assert style.accusations
    assert line["accusations_per_line"] == str(round(style.accusations, 4))


def test_without_spoilers_few_matches_have_no_figures(client: Client) -> None:
    history.league(40, history.cast())
    client.cookies["spoilers"] = "off"

    page = client.get("/standings/").text

    assert "so few would give away how single ones went" in page
    assert "outing-won" not in page
    assert all(not line["wins"] for line in lines(client) if line["provisional"] == "1")


@pytest.mark.parametrize("order", ["", "won", "impostor", "crewmate"])
def test_without_spoilers_the_order_of_the_hardly_known_tells_nothing(client: Client, order: str) -> None:
    history.league(40, history.cast())
    client.cookies["spoilers"] = "off"

    names = [line["name"] for line in lines(client, f"?sort={order}") if line["provisional"] == "1"]

    assert len(names) > 3
    assert names == sorted(names)


def test_without_spoilers_the_last_day_changes_nothing(client: Client) -> None:
    cast = history.cast()
    history.league(100, cast)
    client.cookies["spoilers"] = "off"
    before = lines(client)

    history.played(cast[:8], Side.IMPOSTORS)

    assert lines(client) == before
    assert before[0]["wins"]


def test_without_spoilers_nobody_is_told_that_a_league_of_the_last_day_has_not_been(client: Client) -> None:
    cast = history.cast()
    history.played(cast[:8])
    client.cookies["spoilers"] = "off"

    assert "exhibitions, house bots" not in client.get("/standings/").text

    history.played(cast[:6], is_exhibition=True, ended_at=timezone.now() - 2 * standings.SETTLING)
    page = client.get("/standings/").text
    assert "exhibitions, house bots" in page
    assert "has ended yet" not in page


def test_the_file_has_the_rows_of_the_page(client: Client) -> None:
    cast = history.cast()
    history.conducted(history.league(30, cast))

    rows, told = client.get("/standings/?sort=won").context["rows"], lines(client, "?sort=won")

    assert [line["persona"] for line in told] == [row.unit.key for row in rows]
    assert float(told[0]["rating_low"]) == pytest.approx(rows[0].standing.rating.low, abs=1e-4)
    assert float(told[0]["cost_per_match"]) == pytest.approx(0.0123)
    assert all(None not in line.values() for line in told)


def test_a_mean_cost_has_no_more_places_than_a_cost(client: Client) -> None:
    cast = history.cast()[:8]
    history.conducted(history.league(3, cast))
    one = Conduct.objects.filter(seat__persona=cast[0])[:1].values("pk")
    Conduct.objects.filter(pk__in=one).update(cost="0.0124")

    assert {line["cost_per_match"] for line in lines(client)} == {"0.0123", "0.012333333"}


def test_a_name_that_looks_like_a_formula_is_none(client: Client) -> None:
    cast = history.cast()
    Persona.objects.filter(pk=cast[0].pk).update(name="=HYPERLINK(1)")
    history.played(cast[:8])

    assert "'=HYPERLINK(1)" in {line["name"] for line in lines(client)}


def test_who_is_gone_keeps_its_place(client: Client) -> None:
    cast = history.cast()
    history.played(cast[:8])
    Seat.objects.filter(persona=cast[0]).update(persona=None)
    cast[0].delete()

    assert cast[0].key in keys(client)
    assert client.get("/standings/").status_code == 200


def test_the_number_of_questions_does_not_grow_with_the_matches(
    client: Client, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    cast = history.cast()
    for count in (2, 40):
        history.conducted(history.league(count, cast[: count // 4 + 6], season=history.season()))
        client.get("/standings/")
        with django_assert_max_num_queries(6):
            client.get("/standings/")


def test_every_share_has_its_interval_and_its_n(client: Client) -> None:
    history.conducted(history.league(40, history.cast()))

    page, told = client.get("/standings/"), lines(client)

    [row, *_others] = page.context["rows"]
    for shown in (row.style.accuracy, row.style.survival):
        assert f" … {round(100 * shown.high)}] n={shown.n}" in page.text
    shares = [(row, name) for row in told for name in standings_page.SHARES if row[name]]
    assert {name for _, name in shares} == set(standings_page.SHARES)
    for row, name in shares:
        low, value, high = (float(row[f"{name}{part}"]) for part in ("_low", "", "_high"))
        assert low <= value <= high
        assert int(row[f"{name}_n"]) > 0


def test_every_line_of_the_file_has_a_cell_for_every_heading(client: Client) -> None:
    history.league(40, history.cast())
    client.cookies["spoilers"] = "off"

    head, *lines = csv.reader(io.StringIO(client.get("/standings.csv").text))

    assert lines
    assert {len(line) for line in lines} == {len(head)}


def test_programs_are_told_every_column_of_the_file() -> None:
    assert tuple(standing_shapes.StandingOut.model_fields) == standings_page.HEADINGS


def test_people_are_counted_together_apart_from_bots_and_only_as_long_as_they_agree(client: Client) -> None:
    cast = history.cast()
    history.league(9, cast)
    seats = [match.seats.order_by("place")[0] for match in Match.objects.order_by("pk")]
    others: tuple[dict[str, Any], ...] = ({"withdrawn_at": timezone.now()}, {"is_agent": True})
    for seat, told in zip(seats, ({}, {}, *others), strict=False):
        Seat.objects.filter(pk=seat.pk).update(persona=None, persona_key="", model=None, temperament="quiet")
        Person.objects.create(seat=seat, link=f"{seat.pk}", sat_down_at=timezone.now(), **told)

    page = client.get("/standings/")

    people = page.context["people"]
    assert (people.all.n, people.all.successes) == (2, sum(bool(seat.has_won) for seat in seats[:2]))
    assert "All the people who played, counted together" in page.text
    [row] = [each for each in lines(client) if each["name"] == "people"]
    assert (row["persona"], row["matches"]) == ("", "2")
    told = client.get("/api/v1/standings/").json()["people"]
    assert (told["matches"], told["wins"]) == (2, people.all.successes)
    model = next(iter(ranking.models(page.context["table"])))
    assert client.get(f"/standings/?model={model}").context["people"] is None
    units = {unit.temperament: standing.n for unit, standing in page.context["table"].standings.items() if not unit.key}
    assert units == {"people": 4}
    client.post("/spoilers/", {"spoilers": "off"})
    assert client.get("/standings/").context["people"] is None


def test_every_column_is_explained() -> None:
    told = (env.PROJECT / "docs/league.md").read_text(encoding="utf-8").split("## Standings")[1].split("\n## ")[0]
    of_shares = {f"{name}_{part}" for name in list(standings_page.SHARES)[1:] for part in ("low", "high", "n")}

    assert [name for name in standings_page.HEADINGS if name not in of_shares and f"`{name}`" not in told] == []
