"""The admin's desk: lists, filters, forms that refuse by field, sheets in and out, memories to look at."""

import re

import pytest
from django.apps import apps
from django.contrib.auth import get_user_model
from django.contrib.auth.models import Group, Permission
from django.core.files.uploadedfile import SimpleUploadedFile
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from personas import seeds
from personas.models import ChatModel, Deed, Experience, Persona, StrategyTier
from personas.remembering import memory
from personas.sheets import exporting
from tests.personas import cast
from tests.personas.admin.forms import edit, formless, typed
from tests.personas.conftest import KEY
from tests.support.databases import made_once
from tests.support.endpoints import server_bodies
from tests.support.endpoints.model_server import ModelServer

pytestmark = [pytest.mark.django_db, pytest.mark.databases]
LISTS = ("chatmodel", "strategytier", "persona", "experience")


@pytest.fixture
def house(empty_redis: object) -> None:
    """The seeded cast, one model, and one experience."""
    made_once.key_of("a house with a past", _furnished)


def _furnished() -> int:
    with ModelServer(server_bodies.answers(server_bodies.FREE_MODELS)) as provider:
        seeds.furnish({"OPENROUTER_API_KEY": KEY}, free_at=provider.url)
    told = cast.outcome(persona_key="house_wren", lessons=("Count the <b>bodies</b>.",))
    memory.remember([told], memory_on=True)
    return Persona.objects.get(key="house_wren").pk


@pytest.mark.parametrize("kind", LISTS)
def test_every_list_has_its_rows_filters_and_search(desk: Client, house: None, kind: str) -> None:
    page = desk.get(f"/admin/personas/{kind}/", {"q": "e"})

    assert page.status_code == 200
    assert 'id="changelist-filter"' in page.text or kind == "strategytier"
    assert 'id="searchbar"' in page.text
    assert ("Import a sheet" in page.text) == (kind != "experience")


@pytest.mark.parametrize("kind", LISTS)
def test_a_list_costs_the_same_however_long_it_is(desk: Client, house: None, kind: str) -> None:
    desk.get(f"/admin/personas/{kind}/")
    with CaptureQueriesContext(connection) as short:
        desk.get(f"/admin/personas/{kind}/")
    for number in range(5):
        model = cast.gpt4o(name=f"Model {number}", slug=f"m{number}")
        model.save()
        cast.leader(model=model, tier=cast.tier(f"tier_{number}")).save()
        memory.remember([cast.outcome(number)], memory_on=True)

    with CaptureQueriesContext(connection) as long:
        desk.get(f"/admin/personas/{kind}/")

    assert len(long) <= len(short)


def test_a_temperament_is_chosen_and_not_spelt(desk: Client) -> None:
    bot = cast.leader(temperament="hunter")
    bot.save()

    page = desk.get(f"/admin/personas/persona/{bot.pk}/change/").text

    assert '<option value="hunter" selected>' in page
    assert page.count('<option value="schemer">') == 1


@pytest.mark.parametrize("query", ["mind=house", "mind=model", "temperament=quiet", "is_active__exact=1"])
def test_personas_are_filtered(desk: Client, house: None, query: str) -> None:
    page = desk.get(f"/admin/personas/persona/?{query}")

    assert 0 < len(page.context["cl"].result_list) <= Persona.objects.count()


def test_house_bots_and_models_are_told_apart(desk: Client, house: None) -> None:
    found = [
        desk.get(f"/admin/personas/persona/?mind={mind}").context["cl"].result_count for mind in ("house", "model")
    ]

    assert found == [10, 2]


def test_games_are_counted_in_the_list(desk: Client, house: None) -> None:
    page = desk.get("/admin/personas/persona/?o=-6")

    assert (page.context["cl"].result_list[0].key, page.context["cl"].result_list[0].games_lived) == ("house_wren", 1)


def test_the_list_of_models_says_whether_a_key_is_there(
    desk: Client, house: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    without = desk.get("/admin/personas/chatmodel/").text
    monkeypatch.setenv("OPENROUTER_API_KEY", KEY)

    assert "OPENROUTER_API_KEY is not set" in without
    assert "OPENROUTER_API_KEY is set" in desk.get("/admin/personas/chatmodel/").text


def test_a_persona_can_be_edited(desk: Client, house: None) -> None:
    wren = Persona.objects.get(key="house_wren")

    answer = edit(desk, "persona", wren.pk, character="You sing.\r\nLoudly.", temperature="1.5")

    wren.refresh_from_db()
    assert answer.status_code == 302
    assert (wren.character, wren.temperature) == ("You sing.\nLoudly.", 1.5)


def test_a_persona_can_be_saved_as_new_on_another_model(desk: Client, house: None) -> None:
    leader = Persona.objects.get(key="large-70b_aggressive_leader")
    other = cast.gpt4o()
    other.save()

    edit(desk, "persona", leader.pk, model=other.pk, _saveasnew="1")

    assert set(Persona.objects.filter(slug="aggressive_leader").values_list("key", flat=True)) == {
        "large-70b_aggressive_leader",
        cast.LEADER,
    }


def test_who_is_saved_as_new_where_there_is_such_a_one_is_told_so(desk: Client, house: None) -> None:
    wren = Persona.objects.get(key="house_wren")

    answer = edit(desk, "persona", wren.pk, _saveasnew="1")

    assert (answer.status_code, list(answer.context["adminform"].form.errors)) == (200, ["slug"])


@pytest.mark.parametrize(
    ("kind", "key", "one", "other"),
    [
        ("persona", {"key": "house_wren"}, {"character": "Sees\r\nall."}, {"name": "Jenny"}),
        ("chatmodel", {}, {"extra": '{"top_p": 0.5}'}, {"unasked": "on", "price_in": "2.500000"}),
        ("strategytier", {"name": "basic"}, {"crew": "Watch."}, {"impostors": "Wait."}),
    ],
)
def test_what_one_tab_has_saved_is_not_undone_by_another_that_changed_something_else(
    desk: Client, house: None, kind: str, key: dict[str, str], one: dict[str, str], other: dict[str, str]
) -> None:
    row = apps.get_model("personas", kind)._default_manager.filter(**key).first()
    address = f"/admin/personas/{kind}/{row.pk}/change/"
    tab = typed(desk.get(address).context["adminform"].form) | formless()

    assert edit(desk, kind, row.pk, **one).status_code == 302
    assert desk.post(address, tab | other).status_code == 302

    saved = typed(desk.get(address).context["adminform"].form)
    told = {name: str(saved[name]).replace("\n", "\r\n") for name in one | other if name != "unasked"}
    assert told == {name: value for name, value in (one | other).items() if name != "unasked"}


@pytest.mark.parametrize(
    ("kind", "key", "one", "other", "now"),
    [
        (
            "persona",
            {"key": "house_wren"},
            {"character": "Sees\r\nall."},
            {"character": "Sees\r\nnothing."},
            "Sees\nall.",
        ),
        ("persona", {"key": "house_wren"}, {"temperament": "schemer"}, {"temperament": "paranoid"}, "schemer"),
        ("chatmodel", {}, {"price_in": "1.5"}, {"unasked": "on", "price_in": "2.5"}, "1.5"),
        ("chatmodel", {}, {"extra": '{"top_p": 0.5}'}, {"unasked": "on", "extra": '{"top_p": 0.7}'}, '{"top_p": 0.5}'),
        ("chatmodel", {}, {"server": "vllm"}, {"unasked": "on", "server": "ollama"}, "vLLM"),
        ("chatmodel", {}, {"context_size": "8192"}, {"unasked": "on", "context_size": "4096"}, "8192"),
        ("strategytier", {"name": "basic"}, {"crew": "Watch."}, {"crew": "Wait."}, "Watch."),
    ],
)
def test_what_was_changed_in_two_tabs_is_looked_at_before_the_later_one_wins(
    desk: Client, house: None, kind: str, key: dict[str, str], one: dict[str, str], other: dict[str, str], now: str
) -> None:
    row = apps.get_model("personas", kind)._default_manager.filter(**key).first()
    address = f"/admin/personas/{kind}/{row.pk}/change/"
    tab = typed(desk.get(address).context["adminform"].form) | formless() | other
    edit(desk, kind, row.pk, **one)

    refused = desk.post(address, tab)

    form, [name] = refused.context["adminform"].form, one
    assert list(form.errors) == [name]
    assert re.search(rf"changed in the meantime\..* It now says: {re.escape(now)}0*$", form.errors[name][0])
    assert form[name].value() == other[name]
    opened = form[name].html_initial_name
    assert desk.post(address, tab | {opened: form.data[opened]}).status_code == 302
    saved = typed(desk.get(address).context["adminform"].form)
    assert str(saved[name]).rstrip("0") == other[name].replace("\r\n", "\n").rstrip("0")


def test_two_tabs_that_change_something_alike_are_no_quarrel(desk: Client, house: None) -> None:
    model = ChatModel.objects.first()
    assert model is not None
    address = f"/admin/personas/chatmodel/{model.pk}/change/"
    same = {"price_in": "1.5", "price_out": "3", "unasked": "on"}
    tab = typed(desk.get(address).context["adminform"].form) | formless() | same

    edit(desk, "chatmodel", model.pk, **same)

    assert desk.post(address, tab).status_code == 302


@pytest.mark.parametrize("nothing", ["", "null", "[]"])
def test_a_model_whose_further_fields_are_emptied_has_none(desk: Client, nothing: str) -> None:
    model = cast.gpt4o(extra={"top_p": 0.9})
    model.save()

    edit(desk, "chatmodel", model.pk, extra=nothing, unasked="on")

    model.refresh_from_db()
    assert model.extra == {}


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"slug": "patch"}, "slug"),
        ({"slug": "Not A Slug"}, "slug"),
        ({"temperature": "9"}, "temperature"),
        ({"temperature": "nan"}, "temperature"),
        ({"temperament": ""}, "model"),
        ({"model": "1"}, "temperament"),
        ({"character": ""}, "character"),
        ({"character": "x" * 2_001}, "character"),
        ({"name": "a\ab"}, "name"),
        ({"tier": "999"}, "tier"),
    ],
)
def test_a_bad_value_is_refused_at_its_field(desk: Client, house: None, changes: dict[str, str], field: str) -> None:
    wren = Persona.objects.get(key="house_wren")
    if changes.get("model"):
        changes = {"model": str(ChatModel.objects.get().pk)}

    answer = edit(desk, "persona", wren.pk, **changes)

    assert answer.status_code == 200
    assert list(answer.context["adminform"].form.errors) == [field]


def test_somebody_who_played_keeps_the_key_of_its_record(desk: Client, house: None) -> None:
    played = Persona.objects.get(key=Experience.objects.get().persona_key)
    other = cast.gpt4o()
    other.save()

    renamed = edit(desk, "persona", played.pk, slug="somebody_else")
    moved = edit(desk, "persona", played.pk, temperament="", model=other.pk)

    for refused, field in ((renamed, "slug"), (moved, "model")):
        assert "It has played as" in refused.context["adminform"].form.errors[field][0]
    assert Persona.objects.filter(pk=played.pk, key=played.key).exists()


def test_somebody_who_played_is_switched_off_and_not_deleted(desk: Client, house: None) -> None:
    wren, patch = (Persona.objects.get(key=key) for key in ("house_wren", "house_patch"))

    answers = [desk.post(f"/admin/personas/persona/{one.pk}/delete/", {"post": "yes"}) for one in (wren, patch)]

    assert [answer.status_code for answer in answers] == [403, 302]
    assert list(Persona.objects.filter(pk__in=(wren.pk, patch.pk))) == [wren]


def test_somebody_who_played_is_not_deleted_among_others(desk: Client, house: None) -> None:
    chosen = [str(pk) for pk in Persona.objects.values_list("pk", flat=True)]

    desk.post("/admin/personas/persona/", {"action": "delete_selected", "_selected_action": chosen, "post": "yes"})

    assert Persona.objects.filter(key="house_wren").exists()


def test_who_has_played_stands_in_the_way_of_its_model_and_no_permission_does(desk: Client, house: None) -> None:
    played = cast.leader()
    played.save()
    memory.remember([cast.outcome()], memory_on=True)

    page = desk.get(f"/admin/personas/chatmodel/{played.model_id}/delete/").text

    assert "would require deleting the following protected related objects" in page
    assert ">Rook (GPT-4o)</a>" in page
    assert "permission" not in page


def test_who_stays_is_named_where_others_are_deleted_with_it(desk: Client, house: None) -> None:
    chosen = [str(pk) for pk in Persona.objects.values_list("pk", flat=True)]

    page = desk.post("/admin/personas/persona/", {"action": "delete_selected", "_selected_action": chosen}).text

    assert "protected related objects" in page
    assert "<li>Wren (house bot: quiet)</li>" in page
    assert "permission" not in page


def test_personas_are_switched_off_together(desk: Client, house: None) -> None:
    chosen = [str(pk) for pk in Persona.objects.values_list("pk", flat=True)[:3]]

    desk.post("/admin/personas/persona/", {"action": "switch_off", "_selected_action": chosen})

    assert Persona.objects.filter(is_active=False).count() == 3


def test_who_switched_whom_stands_in_the_trail(desk: Client, house: None) -> None:
    wren, patch = (str(Persona.objects.get(key=key).pk) for key in ("house_wren", "house_patch"))

    for action, chosen in (("switch_off", [wren]), ("switch_off", [wren, patch]), ("switch_on", [patch])):
        desk.post("/admin/personas/persona/", {"action": action, "_selected_action": chosen})

    assert list(Deed.objects.order_by("pk").values_list("name", "verb", "note")) == [
        ("ada", "retired", "house_wren"), ("ada", "retired", "house_patch"), ("ada", "cast", "house_patch"),
    ]  # fmt: skip


def test_other_words_make_a_version_and_the_same_words_none(desk: Client, house: None) -> None:
    basic = StrategyTier.objects.get(name="basic")

    edit(desk, "strategytier", basic.pk)
    untouched = basic.versions.count()
    edit(desk, "strategytier", basic.pk, crew="Pair up.\r\nAlways.")

    assert untouched == 1
    assert basic.current is not None
    assert (basic.current.number, basic.current.crew, basic.current.made_by) == (2, "Pair up.\nAlways.", "ada")


def test_a_new_tier_has_its_first_version(desk: Client) -> None:
    wanted = {"name": "expert", "rank": "4", "everyone": "Win.", "crew": "", "impostors": ""}

    desk.post("/admin/personas/strategytier/add/", wanted | formless())

    assert StrategyTier.objects.get(name="expert").wording.everyone == "Win."


def test_versions_and_tiers_cannot_be_taken_away(desk: Client, house: None) -> None:
    basic = StrategyTier.objects.get(name="basic")

    answer = desk.post(f"/admin/personas/strategytier/{basic.pk}/delete/", {"post": "yes"})

    assert answer.status_code == 403
    assert "Never vent or kill" in desk.get(f"/admin/personas/strategytier/{basic.pk}/change/").text


def test_history_can_be_looked_at_and_nothing_else(desk: Client, house: None) -> None:
    lived = Experience.objects.get()

    page = desk.get(f"/admin/personas/experience/{lived.pk}/change/")

    assert page.status_code == 200
    assert desk.post(f"/admin/personas/experience/{lived.pk}/delete/", {"post": "yes"}).status_code == 403
    assert desk.post(f"/admin/personas/experience/{lived.pk}/change/", {"won": ""}).status_code == 403
    assert desk.get("/admin/personas/experience/add/").status_code == 403


def test_a_memory_is_shown_with_what_each_match_changed(desk: Client, house: None) -> None:
    wren = Persona.objects.get(key="house_wren")

    page = desk.get(f"/admin/personas/persona/{wren.pk}/memory/").text

    assert page.count("Count the &lt;b&gt;bodies&lt;/b&gt;.") == 2
    assert "Match 1 as red, crewmate: won" in page


@pytest.mark.parametrize("before", ["", "x", "²", "9" * 30])
def test_a_page_of_a_memory_that_nobody_wrote_is_empty_or_the_first(desk: Client, house: None, before: str) -> None:
    wren = Persona.objects.get(key="house_wren")

    assert desk.get(f"/admin/personas/persona/{wren.pk}/memory/", {"before": before}).status_code == 200


def test_everything_leaves_as_a_sheet_and_comes_back(desk: Client, house: None) -> None:
    sheet = desk.get("/admin/personas/persona/export/")
    Persona.objects.filter(key="house_patch").delete()

    answer = desk.post("/admin/personas/persona/import/", {"sheet": SimpleUploadedFile("x.yaml", sheet.content)})

    assert sheet.headers["Content-Disposition"] == 'attachment; filename="personas.yaml"'
    assert answer.status_code == 302
    assert exporting.whole_house().encode() == sheet.content


def test_who_brought_a_sheet_in_stands_in_the_trail(desk: Client) -> None:
    sheet = b"version: 1\ntiers:\n- {name: expert, everyone: Win.}\n"

    desk.post("/admin/personas/persona/import/", {"sheet": SimpleUploadedFile("x.yaml", sheet)})

    assert list(Deed.objects.values_list("name", "verb", "note")) == [("ada", "imported", "1 created")]


@pytest.mark.parametrize(
    ("kind", "told"), [("persona", "slug: wren"), ("chatmodel", "slug: large"), ("strategytier", "rank: 3")]
)
def test_the_selected_leave_as_a_sheet(desk: Client, house: None, kind: str, told: str) -> None:
    chosen = [str(row.pk) for row in apps.get_model("personas", kind)._default_manager.all()]

    sheet = desk.post(f"/admin/personas/{kind}/", {"action": "export_selected", "_selected_action": chosen})

    assert told in sheet.text


def test_a_bad_sheet_is_refused_with_every_problem(desk: Client, house: None) -> None:
    sheet = b"version: 1\nmodels:\n- slug: x\n  name: <script>alert(1)</script>\n  base_url: 7\n"

    page = desk.post("/admin/personas/persona/import/", {"sheet": SimpleUploadedFile("x.yaml", sheet)}).text

    assert "There are 2 problems; nothing was imported." in page
    assert "line 5: models, entry 1, base_url" in page
    assert not ChatModel.objects.filter(slug="x").exists()


def test_without_a_file_there_is_nothing_to_import(desk: Client) -> None:
    assert "This field is required." in desk.post("/admin/personas/persona/import/").text


@pytest.mark.parametrize("page", ["persona/import/", "persona/export/", "persona/1/memory/", "persona/"])
@pytest.mark.parametrize("role", [None, "spectator", "operator"])
def test_only_admins_come_to_the_desk(role: str | None, page: str) -> None:
    client = Client()
    if role:
        person = get_user_model().objects.create_user("bob")
        person.groups.add(Group.objects.get(name=role))
        client.force_login(person)

    answer = client.get(f"/admin/personas/{page}")

    assert re.match(r"/admin/login/", answer.headers["Location"])


def test_whoever_may_not_configure_everything_moves_no_sheets(house: None) -> None:
    person = get_user_model().objects.create_user("bob")
    person.groups.add(Group.objects.get(name="admin"))
    Group.objects.get(name="admin").permissions.remove(Permission.objects.get(codename="change_chatmodel"))
    client = Client()
    client.force_login(person)

    assert client.get("/admin/personas/persona/export/").status_code == 403
    assert client.get("/admin/personas/persona/import/").status_code == 403
