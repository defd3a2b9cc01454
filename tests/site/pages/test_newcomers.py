"""From a running model server to a match on air: found, tried, filled in and seated, by operators in two clicks."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from decimal import Decimal

import pytest
from django.conf import LazySettings
from django.core.management import call_command
from django.test import Client

from games.models import Match, Seat
from personas.finding import board, filling, watch
from personas.llm.discovering import addresses, looking
from personas.llm.discovering.servers import Offer, Server
from personas.llm.endpoints import Server as Kind
from personas.models import ChatModel, Deed, Persona, Verb
from tests.games.prepared import orders
from tests.support import people
from tests.support.endpoints import model_replies as replies
from tests.support.endpoints import server_bodies
from tests.support.endpoints.model_replies import Reply
from tests.support.endpoints.model_server import Heard, ModelServer

pytestmark = pytest.mark.django_db
DECIDED = '{"internal_thought": "A body is a body.", "choice": "report"}'


@pytest.fixture
def desk() -> Client:
    return people.client()


@pytest.fixture
def llamacpp(settings: LazySettings) -> Iterator[ModelServer]:
    """A stand-in that lists its model as llama.cpp does, and decides the practice scene."""
    listed = server_bodies.answers(server_bodies.LLAMACPP)

    def script(heard: Heard) -> Reply:
        return replies.says(DECIDED) if heard.path.endswith("/chat/completions") else listed(heard)

    with ModelServer(script) as server:
        settings.MODEL_SERVERS = addresses.Wish(added=(f"http://127.0.0.1:{server.port}",))
        settings.OWN_PORTS = ()
        yield server


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Extends time limits, since the machine may be busy with other tests."""
    monkeypatch.setattr(looking, "SECONDS", 5)


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """Forgets what the test left in Redis, which outlives it."""
    yield
    _post_nothing()


def _post_nothing() -> None:
    board.post(board.Found(at=datetime(2026, 1, 1, tzinfo=UTC)))


def _sought(client: Client) -> None:
    client.post("/ops/minds/look/")


def _form(server: ModelServer) -> dict[str, str]:
    return {"address": server.url, "model": "smollm2-135m"}


def test_what_is_found_stands_on_the_front_page_and_at_the_desk(desk: Client, llamacpp: ModelServer) -> None:
    _sought(desk)

    for path in ("/", "/ops/"):
        page = desk.get(path).text
        assert "llama.cpp is running here with" in page
        assert "smollm2-135m" in page
        assert "Let it play" in page


def test_strangers_read_what_was_found_and_have_no_button(desk: Client, llamacpp: ModelServer) -> None:
    _sought(desk)

    page = Client().get("/").text

    assert "smollm2-135m" in page
    assert "/ops/minds/" not in page


@pytest.mark.parametrize("path", ["/ops/minds/look/", "/ops/minds/seat/", "/ops/minds/1/match/"])
def test_only_operators_look_and_let_play_and_by_post_alone(path: str) -> None:
    assert Client().post(path)["Location"] == f"/login/?next={path}"
    assert people.client("sam", role=None).post(path).status_code == 403
    assert people.client("ann").get(path).status_code == 405


def test_one_click_tries_the_model_and_fills_everything_in(desk: Client, llamacpp: ModelServer) -> None:
    call_command("seed_personas", verbosity=0)
    _sought(desk)

    page = desk.post("/ops/minds/seat/", _form(llamacpp))

    model = ChatModel.objects.get()
    filled = (model.base_url, model.model, model.server, model.context_size, model.concurrency, model.price_in)
    assert filled == (llamacpp.url, "smollm2-135m", Kind.LLAMACPP.value, 4_096, 4, Decimal(0))
    assert (model.takes_tools, model.takes_system, model.reasoning) == (False, True, "none")
    assert [persona.model for persona in Persona.objects.exclude(model=None)] == [model, model]
    assert page.status_code == 200
    assert "tokens a second" in page.text
    assert Deed.objects.get().verb == Verb.SEATED


def test_who_cannot_decide_the_scene_does_not_play(desk: Client, llamacpp: ModelServer) -> None:
    _sought(desk)
    llamacpp.script = lambda _: replies.says("I like turtles.")

    page = desk.post("/ops/minds/seat/", _form(llamacpp))

    assert page.status_code == 422
    assert "I like turtles." in page.text
    assert not ChatModel.objects.exists()


def test_the_second_click_puts_both_characters_among_bots_on_air(desk: Client, llamacpp: ModelServer) -> None:
    call_command("seed_personas", verbosity=0)
    _sought(desk)
    desk.post("/ops/minds/seat/", _form(llamacpp))

    answer = desk.post(f"/ops/minds/{ChatModel.objects.get().pk}/match/", {"token": "one"})

    assert answer["Location"] == Match.objects.get().get_absolute_url()
    assert Seat.objects.filter(model=ChatModel.objects.get()).count() == 2
    assert Seat.objects.filter(model=None).count() == 4


def test_sending_the_form_twice_is_one_match(desk: Client, llamacpp: ModelServer) -> None:
    call_command("seed_personas", verbosity=0)
    _sought(desk)
    desk.post("/ops/minds/seat/", _form(llamacpp))

    for _ in range(2):
        desk.post(f"/ops/minds/{ChatModel.objects.get().pk}/match/", {"token": "one"})

    assert Match.objects.count() == 1


def test_letting_it_play_twice_is_one_model(desk: Client, llamacpp: ModelServer) -> None:
    call_command("seed_personas", verbosity=0)
    _sought(desk)

    for _ in range(2):
        desk.post("/ops/minds/seat/", _form(llamacpp))

    assert ChatModel.objects.count() == 1


def test_an_address_that_was_not_found_is_not_asked(desk: Client, llamacpp: ModelServer) -> None:
    _post_nothing()

    answer = desk.post("/ops/minds/seat/", _form(llamacpp), follow=True)

    assert "It is no longer there." in answer.text
    assert llamacpp.heard == []


def test_without_a_model_the_front_page_says_that_bots_play_and_tells_operators_what_it_takes(
    desk: Client, settings: LazySettings
) -> None:
    settings.MODEL_SERVERS = addresses.Wish()
    _post_nothing()

    page = desk.get("/").text

    assert "House bots are playing" in page
    assert "make mind" in page


@pytest.mark.parametrize("wish", [addresses.Wish(), addresses.Wish(is_off=True)])
def test_what_an_operator_has_to_set_is_told_to_nobody_else(
    client: Client, desk: Client, settings: LazySettings, wish: addresses.Wish
) -> None:
    settings.MODEL_SERVERS = wish
    _post_nothing()
    orders.speaking_chairs("https://far.test/v1", key_variable="FARAWAY_API_KEY")

    page = client.get("/").text

    assert "FARAWAY_API_KEY" in desk.get("/").text
    assert "House bots are playing" in page
    assert "Operators can seat one" in page
    assert not re.search(r"_API_KEY|MODEL_SERVERS|make mind", page)


@pytest.mark.second
def test_a_server_that_is_too_busy_to_answer_is_not_taken_for_gone(llamacpp: ModelServer) -> None:
    watch.look()
    llamacpp.script = lambda _: Reply(status=200, delay=30)

    found = watch.look()

    assert [server.address for server in found.servers] == [llamacpp.url]


def test_ollama_is_asked_for_as_much_context_as_a_match_needs(client: Client) -> None:
    server = Server(kind=Kind.OLLAMA, address="http://127.0.0.1:1/v1")
    offers = {
        Offer(id="loaded", context=4_096, longest=40_960): 8_192,
        Offer(id="large", context=32_768, longest=40_960): 32_768,
        Offer(id="small", longest=2_048): 2_048,
        Offer(id="unknown"): 8_192,
    }

    assert {offer: filling.context_of(server, offer) for offer in offers} == offers


@pytest.mark.parametrize(
    ("model", "slug"),
    [("qwen3:8b", "qwen3-8b"), ("Qwen/Qwen3-8B", "qwen-qwen3-8b"), ("house", "a-house"), ("///", "model")],
)
def test_a_model_gets_a_short_name_that_its_personas_can_carry(model: str, slug: str) -> None:
    filled = filling.model_of(Server(kind=Kind.VLLM, address="http://127.0.0.1:1/v1"), Offer(id=model))

    filled.full_clean()
    assert filled.slug == slug
