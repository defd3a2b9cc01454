"""The form for models asks the server first: it fills itself in, and reports mistakes before anything is saved."""

import html
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from django.conf import LazySettings
from django.test import Client
from pydantic import JsonValue

from personas.llm.discovering import looking, one_address
from personas.models import ChatModel
from tests.personas import cast
from tests.personas.admin.forms import edit, formless
from tests.support.endpoints import model_replies as replies
from tests.support.endpoints import server_bodies
from tests.support.endpoints.model_replies import Reply
from tests.support.endpoints.model_server import Heard, ModelServer

pytestmark = pytest.mark.django_db
ADD = "/admin/personas/chatmodel/add/"


@pytest.fixture
def llamacpp() -> Iterator[ModelServer]:
    with ModelServer(server_bodies.answers(server_bodies.LLAMACPP)) as server:
        yield server


def _typed(desk: Client, **fields: str) -> dict[str, Any]:
    form = desk.get(ADD).context["adminform"].form
    values = {name: form[name].value() for name in form.fields}
    blank = {name: "" if value is None else value for name, value in values.items() if value is not False}
    return blank | formless() | {"name": "Small", "slug": "small", "extra": "{}"} | fields


def _sent(desk: Client, **fields: str) -> str:
    answer = desk.post(ADD, _typed(desk, **fields), follow=True)
    return html.unescape(answer.text)


def test_asking_fills_in_what_the_server_tells_and_saves_nothing(desk: Client, llamacpp: ModelServer) -> None:
    answer = desk.post(ADD, {"base_url": llamacpp.url, "is_active": "on", "takes_tools": "on", "_ask": "1"})

    form = answer.context["adminform"].form
    filled = {name: form[name].value() for name in ("model", "server", "context_size", "concurrency", "slug")}
    assert filled == {
        "model": "smollm2-135m",
        "server": "llamacpp",
        "context_size": "4096",
        "concurrency": "4",
        "slug": "smollm2-135m",
    }
    assert (form["takes_tools"].value(), form["takes_system"].value()) == (False, True)
    assert "llama.cpp" in answer.text
    assert not ChatModel.objects.exists()


def test_what_asking_filled_in_can_be_saved_as_it_is(desk: Client, llamacpp: ModelServer) -> None:
    asked = desk.post(ADD, {"base_url": llamacpp.url, "is_active": "on", "_ask": "1"})
    form = asked.context["adminform"].form
    shown = {name: form[name].value() for name in form.fields}
    defaults = {name: value for name, value in _typed(desk).items() if shown.get(name) in (None, "", "null")}

    desk.post(ADD, {name: value for name, value in shown.items() if value not in (None, False)} | defaults)

    assert ChatModel.objects.get().context_size == 4_096


def test_several_models_are_there_to_choose_from(desk: Client) -> None:
    with ModelServer(server_bodies.answers(server_bodies.OLLAMA)) as ollama:
        page = desk.post(ADD, {"base_url": ollama.url, "_ask": "1"}).text

    assert '<option value="qwen3:8b">' in page
    assert '<option value="gemma3:1b">' in page


def test_a_dead_address_is_said_before_anything_is_saved(desk: Client) -> None:
    page = _sent(desk, base_url="http://127.0.0.1:9/v1", model="m")

    assert "Nobody answers there." in page
    assert not ChatModel.objects.exists()


def test_a_missing_version_is_said_with_the_address_that_would_do(desk: Client, llamacpp: ModelServer) -> None:
    root = llamacpp.url.removesuffix("/v1")

    page = _sent(desk, base_url=root, model="smollm2-135m")

    assert f"this is not where it answers: {llamacpp.url} would be" in page
    assert not ChatModel.objects.exists()


@pytest.mark.parametrize("given", ["/v1/chat/completions", "/v1/models", "/chat/completions", "/api/chat", "/api"])
def test_an_address_that_was_copied_with_too_much_is_said_with_the_one_that_would_do(
    desk: Client, llamacpp: ModelServer, given: str
) -> None:
    page = _sent(desk, base_url=llamacpp.url.removesuffix("/v1") + given, model="smollm2-135m")

    assert f"this is not where it answers: {llamacpp.url} would be" in page
    assert not ChatModel.objects.exists()


def test_a_server_that_answers_200_to_anything_does_not_hide_a_missing_version(desk: Client) -> None:
    bodies = {"/v1/models": {"object": "list", "data": [{"id": "m"}]}}
    anything = Reply(status=200, body=b'{"error": "Unexpected endpoint"}')
    with ModelServer(server_bodies.answers(bodies, otherwise=anything)) as server:  # type: ignore[arg-type] # JSON
        page = _sent(desk, base_url=server.url.removesuffix("/v1"), model="m")

    assert "this is not where it answers" in page


def test_a_wrong_id_is_said_with_those_that_there_are(desk: Client, llamacpp: ModelServer) -> None:
    page = _sent(desk, base_url=llamacpp.url, model="smollm")

    assert "There is no smollm there, only: smollm2-135m." in page
    assert not ChatModel.objects.exists()


def test_this_site_itself_is_named_as_such(desk: Client, settings: LazySettings) -> None:
    ours = Reply(status=404, body=b"", headers={"X-Glassbox": "x"})
    with ModelServer(lambda _: ours) as site:
        page = _sent(desk, base_url=site.url, model="m")

    assert "is this site itself" in page


def test_a_right_model_is_saved(desk: Client, llamacpp: ModelServer) -> None:
    _sent(desk, base_url=llamacpp.url, model="smollm2-135m")

    assert ChatModel.objects.get().model == "smollm2-135m"


def test_a_server_that_does_not_run_now_can_be_saved_without_asking(desk: Client) -> None:
    _sent(desk, base_url="http://127.0.0.1:9/v1", model="m", unasked="on")

    assert ChatModel.objects.exists()


def test_a_model_that_stays_where_it_is_is_not_asked_about_again(desk: Client) -> None:
    model = cast.gpt4o(base_url="http://127.0.0.1:9/v1")
    model.save()

    edit(desk, "chatmodel", model.pk, note="A note.")

    model.refresh_from_db()
    assert model.note == "A note."


def test_a_variable_that_holds_no_key_is_said_before_every_match_stops_at_it(
    desk: Client, llamacpp: ModelServer
) -> None:
    typed = {"base_url": llamacpp.url, "model": "smollm2-135m", "key_variable": "MISSPELT_API_KEY"}

    page = _sent(desk, **typed)

    assert "There is no key in MISSPELT_API_KEY" in page
    assert not ChatModel.objects.exists()
    _sent(desk, **typed, unasked="on")
    assert ChatModel.objects.exists()


def test_a_key_is_not_sent_where_it_may_not_go(
    desk: Client, llamacpp: ModelServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOME_API_KEY", "sk-0123456789")
    monkeypatch.setenv("SOME_API_KEY_HOSTS", "elsewhere.example")

    desk.post(ADD, {"base_url": llamacpp.url, "key_variable": "SOME_API_KEY", "_ask": "1"})

    assert llamacpp.heard
    assert not [heard for heard in llamacpp.heard if "authorization" in heard.headers]


@pytest.mark.parametrize("chosen", ["anthropic", "openai"])
def test_a_server_that_lists_its_models_in_anthropics_form_is_asked_in_its_protocol(
    desk: Client, monkeypatch: pytest.MonkeyPatch, chosen: str
) -> None:
    monkeypatch.setenv("SOME_API_KEY", "sk-0123456789")
    with ModelServer(server_bodies.answers(server_bodies.ANTHROPIC)) as server:
        typed = {"base_url": server.url, "model": "claude-one", "key_variable": "SOME_API_KEY", "server": chosen}
        answer = desk.post(ADD, typed | {"_ask": "1"})
        headers = server.heard[0].headers

    form = answer.context["adminform"].form
    filled = {name: form[name].value() for name in ("server", "context_size", "price_in")}
    assert filled == {"server": "anthropic", "context_size": "200000", "price_in": None}
    assert headers.get("x-api-key" if chosen == "anthropic" else "authorization", "").endswith("sk-0123456789")
    assert ("anthropic-version" in headers) == (chosen == "anthropic")


def test_a_model_on_a_later_page_of_the_list_is_there_as_well(desk: Client) -> None:
    rows: list[JsonValue] = [{"type": "model", "id": f"claude-{number}"} for number in range(30)]

    def script(heard: Heard) -> Reply:
        path, _, query = heard.path.partition("?")
        if path != "/v1/models":
            return Reply(status=404)
        page = rows if query == "limit=1000" else rows[:20]
        return replies.sends({"data": page, "has_more": len(page) < len(rows)})

    with ModelServer(script) as server:
        page = _sent(desk, base_url=server.url, model="claude-29", server="anthropic")

    assert "There is no claude-29" not in page
    assert ChatModel.objects.get().model == "claude-29"


def test_a_gateway_without_a_key_stays_what_it_was_chosen_to_be(desk: Client) -> None:
    """One that speaks both protocols lists its models in the form of the one that it is asked in."""
    listed: dict[str, JsonValue] = {"/v1/models": {"object": "list", "data": [{"id": "m", "object": "model"}]}}

    with ModelServer(server_bodies.answers(listed)) as server:
        answer = desk.post(ADD, {"base_url": server.url, "model": "m", "server": "anthropic", "_ask": "1"})

    assert answer.context["adminform"].form["server"].value() == "anthropic"


def test_anthropics_own_address_gets_its_key_as_it_wants_it_whatever_was_chosen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[httpx.Headers] = []

    async def silent(_client: object, _address: str, _seconds: float, headers: httpx.Headers) -> looking.Silence:
        asked.append(headers)
        return looking.Silence.GONE

    monkeypatch.setattr(looking, "get", silent)
    monkeypatch.setenv("ANTHROPIC_API_KEY", "sk-ant-0123456789")

    one_address.ask("https://api.anthropic.com/v1", "ANTHROPIC_API_KEY")

    assert asked[0]["x-api-key"] == "sk-ant-0123456789"
    assert "sk-ant" not in repr(asked[0])
