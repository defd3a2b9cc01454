"""Composing a match: what an operator is offered, which field refuses what, and what is ordered in the end."""

from datetime import timedelta
from decimal import Decimal
from typing import Any

import pytest
from django.core.management import call_command
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from games.booking import estimates
from games.engine.lobby import lobby_settings as settings
from games.models import Match, Season, Status
from games.pages.forms import lobby_fields, seats_form
from personas.models import ChatModel, Deed, Persona, StrategyTier
from tests.games.booking import composing
from tests.games.prepared import orders
from tests.support import people

pytestmark = pytest.mark.django_db
NEW = "/matches/new/"
HOSTILE = '</option><img src=x onerror="alert(1)">'


def persona(name: str, **prices: Any) -> Persona:
    tier, _ = StrategyTier.objects.get_or_create(name="plain", defaults={"rank": 0})
    model = ChatModel.objects.create(name=f"Model of {name}", slug="m", model="m/1", base_url="http://m.test", **prices)
    return Persona.objects.create(name=name, slug="ada", character="-", model=model, tier=tier)


@pytest.mark.parametrize("path", [NEW, f"{NEW}estimate/"])
def test_only_operators_compose(path: str) -> None:
    order = composing.order()

    assert Client().post(path, order)["Location"] == f"/login/?next={path}"
    assert people.client("sam", role=None).post(path, order).status_code == 403
    assert Match.objects.count() == 0


def test_every_setting_of_the_lobby_is_on_the_page_with_its_help(desk: Client) -> None:
    page = desk.get(NEW)

    fields = page.context["composition"].lobby
    assert list(fields.fields) == [setting.name for setting in settings.SETTINGS]
    shown = [field.name for _, fields_, _ in page.context["sections"] for field in fields_]
    assert sorted([*shown, "map"]) == sorted(settings.BY_NAME)
    assert all(str(fields.fields[name].help_text).startswith(settings.BY_NAME[name].help) for name in shown)


@pytest.mark.parametrize(("asked", "seconds"), [("", 0), ("?preset=game", 15), ("?preset=<b>", 0)])
def test_meetings_are_timed_as_in_the_game_where_that_preset_is_asked_for(
    desk: Client, asked: str, seconds: int
) -> None:
    page = desk.get(f"{NEW}{asked}")

    assert page.context["composition"].lobby["discussion_time"].value() == seconds


@pytest.mark.parametrize(
    ("asked", "rows", "impostors"),
    [
        ("", 8, 2),
        ("?players=5", 5, 1),
        ("?players=12", 12, 3),
        ("?players=99", 15, 3),
        ("?players=9&map=outpost", 6, 1),
    ],
)
def test_the_table_is_laid_as_the_lobby_recommends(desk: Client, asked: str, rows: int, impostors: int) -> None:
    composition = desk.get(f"{NEW}{asked}").context["composition"]

    assert len(composition.seats.forms) == rows
    assert composition.lobby["impostors"].value() == impostors


@pytest.mark.parametrize("players", [5, 8, 12])
def test_what_the_page_offers_can_be_sent_back_as_it_is(desk: Client, players: int) -> None:
    call_command("seed_personas")
    page = desk.get(f"{NEW}?players={players}").context["composition"]
    sent = {field.html_name: field.value() for form in (page.lobby, page.terms, *page.seats) for field in form}
    sent |= {"seats-TOTAL_FORMS": players, "seats-INITIAL_FORMS": 0}

    answer = desk.post(NEW, {name: value for name, value in sent.items() if composing.is_sent(value)})

    assert answer["Location"] == f"/matches/{Match.objects.get().pk}/"


def test_an_order_becomes_a_match_and_leads_to_its_page(desk: Client) -> None:
    season = Season.objects.create(name="First", begins_at="2026-01-01T00:00Z")
    terms = {"season": season.pk, "budget_dollars": "2.5", "budget_tokens": "90000", "seed": "-7", "memory_on": None}

    answer = desk.post(NEW, composing.order(5, nudges="9, 14", last_call="", visual_tasks=None, **terms), follow=True)

    match = Match.objects.get()
    assert answer.redirect_chain == [(f"/matches/{match.pk}/", 302)]
    assert (match.season, match.seed, match.memory_on) == (season, -7, False)
    assert (match.budget_dollars, match.budget_tokens) == (Decimal("2.5"), 90000)
    assert (match.rules["nudges"], match.rules["last_call"], match.rules["visual_tasks"]) == ([9, 14], None, False)
    assert match.ordered_by is not None
    assert [deed.verb for deed in Deed.objects.all()] == ["ordered"]


def test_a_double_click_orders_one_match(desk: Client) -> None:
    order = composing.order()

    first, second = desk.post(NEW, order), desk.post(NEW, order)

    assert first["Location"] == second["Location"]
    assert (Match.objects.count(), Deed.objects.count()) == (1, 1)


def test_a_match_for_later_is_scheduled(desk: Client) -> None:
    desk.post(NEW, composing.order(start_at=f"{timezone.now() + timedelta(days=365):%Y-%m-%dT%H:%M}"))

    assert Match.objects.get().status == Status.SCHEDULED


def test_rows_with_nobody_are_no_seats(desk: Client) -> None:
    rows = composing.seats("bot:quiet", "", "bot:hunter", "bot:social", "", "bot:quiet")

    desk.post(NEW, composing.order(**rows))

    assert [seat.color for seat in Match.objects.get().seats.all()] == ["red", "green", "pink", "yellow"]


def test_rows_that_were_taken_away_leave_gaps_and_no_seats(desk: Client) -> None:
    sent = composing.order(5, **{"seats-TOTAL_FORMS": "8", "seats-INITIAL_FORMS": "8"})
    for name in ("color", "who", "name"):
        del sent[f"seats-2-{name}"]

    desk.post(NEW, sent)

    assert [seat.color for seat in Match.objects.get().seats.all()] == ["red", "blue", "pink", "orange"]


@pytest.mark.parametrize(
    ("field", "value", "id_"),
    [
        ("impostors", "4", "id_impostors"),
        ("impostors", "2", "id_impostors"),
        ("impostors", "two", "id_impostors"),
        ("kill_cooldown", "11", "id_kill_cooldown"),
        ("kill_cooldown", "999", "id_kill_cooldown"),
        ("player_speed", "nan", "id_player_speed"),
        ("nudges", "12, x", "id_nudges"),
        ("nudges", "9000", "id_nudges"),
        ("nudge_text", "", "id_nudge_text"),
        ("task_bar", "sometimes", "id_task_bar"),
        ("map", "moon", "id_map"),
        ("seats-1-color", "red", "id_seats-1-color"),
        ("seats-1-who", "bot:sleepy", "id_seats-1-who"),
        ("seats-1-who", "persona:gone", "id_seats-1-who"),
        ("seats-1-name", "B" * 61, "id_seats-1-name"),
        ("seats-1-name", "\u202eknilb", "id_seats-1-name"),
        ("budget_dollars", "0", "id_budget_dollars"),
        ("budget_dollars", "Infinity", "id_budget_dollars"),
        ("budget_tokens", "-1", "id_budget_tokens"),
        ("seed", str(2**63), "id_seed"),
        ("start_at", "2001-01-01T00:00", "id_start_at"),
        ("start_at", "9999-12-31T23:59", "id_start_at"),
        ("season", "77", "id_season"),
        ("pace", "slow", "id_pace_0"),
        ("token", None, "id_token"),
    ],
)
def test_what_cannot_be_played_is_refused_at_its_field(desk: Client, field: str, value: Any, id_: str) -> None:
    answer = desk.post(NEW, composing.order(**{field: value}))

    assert answer.status_code == 422
    assert [problem.id for problem in answer.context["problems"]].count(id_) == 1
    assert Match.objects.count() == 0


def test_everything_that_is_wrong_is_told_at_once(desk: Client) -> None:
    wrong = {"impostors": "9", "nudges": "x", "seed": "x", "budget_tokens": "0", "seats-2-name": "B" * 61}

    answer = desk.post(NEW, composing.order(3, **wrong))

    found = {problem.id for problem in answer.context["problems"]}
    assert found == {f"id_{name}" for name in wrong} | {"table-title"}


def test_too_few_tasks_and_too_many_are_told_at_their_settings(desk: Client) -> None:
    none = desk.post(NEW, composing.order(common_tasks="0", long_tasks="0", short_tasks="0"))

    assert [problem.id for problem in none.context["problems"]] == ["id_common_tasks"]


def test_every_problem_of_the_lobby_names_a_field_or_the_table() -> None:
    rules = lobby_fields.recommended(5, "skeld") | {"impostors": 3, "map": "skeld"}
    form = lobby_fields.Lobby({name: value for name, value in rules.items() if value is not False})
    form.is_valid()

    of_the_table = form.judge(2)

    assert [problem.partition(" ")[0] for problem in of_the_table] == ["players"]
    assert "impostors" in form.errors


def test_a_check_tells_the_cost_and_orders_nothing(desk: Client) -> None:
    ada = persona("Ada", price_in=Decimal(1), price_out=Decimal(4))

    page = desk.post(NEW, composing.order(**{"seats-0-who": f"persona:{ada.key}", "check": "1"}))

    assert page.status_code == 200
    assert "This match can be played." in page.text
    assert "1 seat with a model" in page.text
    assert Match.objects.count() == 0


def test_what_is_written_into_a_cache_at_a_dearer_price_is_in_the_estimate(desk: Client) -> None:
    model, dearer = (
        ChatModel(price_in=Decimal(3), price_cached=Decimal("0.3"), price_out=Decimal(15), price_cache_written=written)
        for written in (None, Decimal("3.75"))
    )

    cheap, dear = (estimates.estimate([each], players=7) for each in (model, dearer))

    assert cheap.usual.dollars < dear.usual.dollars < cheap.usual.dollars * Decimal("1.25")
    assert cheap.high.dollars < dear.high.dollars


def test_the_estimate_follows_a_form_that_is_not_finished(desk: Client) -> None:
    ada = persona("Ada")

    told = desk.post(f"{NEW}estimate/", {**composing.seats(f"persona:{ada.key}", ""), "impostors": "x"}).json()

    assert told["lines"][0] == "The cost is not known."
    assert any("Model of Ada" in line for line in told["lines"])


def test_house_bots_cost_nothing(desk: Client) -> None:
    told = desk.post(f"{NEW}estimate/", composing.order()).json()

    assert told["lines"] == ["House bots only: nothing is spent."]


def clerk(**changes: Any) -> ChatModel:
    usual = {"name": "Scribe", "model": "scribe/1", "base_url": "http://scribe.test", "slug": "scribe"}
    return ChatModel.objects.create(**usual | changes)


def test_a_clerk_is_ordered_with_the_match(desk: Client) -> None:
    scribe = clerk()

    desk.post(NEW, composing.order(clerk=scribe.pk))

    assert Match.objects.get().clerk == scribe


def test_without_a_choice_nobody_is_the_clerk(desk: Client) -> None:
    clerk()

    desk.post(NEW, composing.order())

    assert Match.objects.get().clerk is None


def test_a_model_that_is_retired_is_offered_as_no_clerk(desk: Client) -> None:
    scribe = clerk(is_active=False)

    page = desk.post(NEW, composing.order(clerk=scribe.pk))

    assert page.status_code == 422
    assert "Select a valid choice" in str(page.context["composition"].terms.errors["clerk"])


def test_what_a_clerk_costs_is_in_the_estimate_even_of_bots(desk: Client) -> None:
    scribe = clerk(price_in=Decimal(1), price_out=Decimal(4))

    told = desk.post(f"{NEW}estimate/", composing.order(5, clerk=scribe.pk)).json()["lines"]

    assert told[0].startswith("About $0.0")
    assert "These include the clerk's: one for each line that is said, about 15." in told


def test_another_match_like_one_with_a_clerk_has_the_same(desk: Client) -> None:
    scribe = clerk()
    before = orders.booked(clerk=scribe)

    composition = desk.get(f"{NEW}?like={before.pk}").context["composition"]

    assert composition.terms["clerk"].value() == scribe.pk


def test_what_follows_the_number_of_players_is_what_the_lobby_says() -> None:
    by_players = lobby_fields.recommended_by_players(15)

    assert {"impostors", "kill_cooldown"} <= by_players[5].keys()
    assert "nudges" not in by_players[5]
    assert by_players[12]["impostors"] == 3


def test_rules_from_a_file_go_into_the_fields_and_are_judged_there(desk: Client) -> None:
    text = "impostors: 1\nnudges: [5, 9]\nvisual_tasks: false\nlast_call: null\nplayer_speed: 9\nspeed: 3\n"

    page = desk.post(NEW, composing.order(pasted=text, fill="1"))

    form = page.context["composition"].lobby
    values = {name: form[name].value() for name in ("impostors", "nudges", "visual_tasks", "last_call")}
    assert values == {"impostors": "1", "nudges": "5, 9", "visual_tasks": False, "last_call": ""}
    assert form["player_speed"].errors
    assert page.context["pasted"].problems == ["There is no setting 'speed'."]
    assert Match.objects.count() == 0


@pytest.mark.parametrize(
    "text",
    [
        "",
        "- 1",
        "a: [",
        "{" * 2000,
        "x: " + "9" * 30_000,
        "x: " + "9" * 5_000,
        "impostors: {a: 1}",
        "nudges: [[1]]",
        "? [1]\n: 2",
        "impostors: 1\nimpostors: 2",
    ],
)
def test_a_file_that_makes_no_sense_is_told_so(desk: Client, text: str) -> None:
    page = desk.post(NEW, composing.order(pasted=text, fill="1"))

    assert page.status_code == 200
    assert page.context["pasted"].problems


@pytest.mark.parametrize(("button", "status"), [({}, 422), ({"check": "1"}, 200)])
def test_rules_that_were_pasted_and_not_filled_in_are_never_passed_over(
    desk: Client, button: dict[str, str], status: int
) -> None:
    page = desk.post(NEW, composing.order(pasted="impostors: 1\n", **button))

    [problem] = page.context["problems"]
    assert (page.status_code, problem.id, Match.objects.count()) == (status, "pasted", 0)
    assert "impostors: 1\n</textarea>" in page.text


def test_rules_that_went_into_the_fields_are_in_the_box_no_longer(desk: Client) -> None:
    page = desk.post(NEW, composing.order(pasted="impostors: 1\n", fill="1"))

    assert (page.context["pasted"].text, page.context["pasted"].problems) == ("", [])


def test_another_match_like_one_that_was_played(desk: Client) -> None:
    before = orders.booked(players=6, rules=orders.SHORT)

    composition = desk.get(f"{NEW}?like={before.pk}").context["composition"]

    assert [row["who"].value() for row in composition.seats][:2] == ["bot:diligent", "bot:social"]
    assert (composition.lobby["time_limit"].value(), composition.lobby["last_call"].value()) == (120, 3)
    assert composition.terms["seed"].value() is None


@pytest.mark.parametrize("like", ["x", "-1", "9" * 40])
def test_a_like_that_is_no_number_is_left_out(desk: Client, like: str) -> None:
    assert desk.get(f"{NEW}?like={like}").status_code == 200


def test_names_are_words_wherever_they_stand(desk: Client) -> None:
    hostile = persona(HOSTILE)

    page = desk.post(NEW, composing.order(**{"seats-0-who": f"persona:{hostile.key}", "check": "1"}))

    assert "<img src=x" not in page.text
    assert "&lt;img src=x onerror=&quot;alert(1)&quot;&gt;" in page.text


def test_a_longer_table_and_a_longer_cast_take_no_more_queries(desk: Client) -> None:
    def asked(players: int) -> int:
        with CaptureQueriesContext(connection) as captured:
            desk.get(f"{NEW}?players={players}")
        return len(captured)

    few = asked(4)
    call_command("seed_personas")

    assert asked(15) <= few
    assert len(seats_form.Cast.of_today().personas) > 1
