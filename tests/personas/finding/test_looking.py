"""Model servers of this machine: recognised by their answers, probed gently, never confused with one another."""

import time
from collections.abc import Mapping
from dataclasses import replace

import pytest
from pydantic import JsonValue

from personas.llm.discovering import addresses, looking, recognising, servers
from personas.llm.endpoints import Server as Kind
from tests.support.endpoints import server_bodies
from tests.support.endpoints.model_replies import Reply
from tests.support.endpoints.model_server import Heard, ModelServer, Script


def _found(script: Script) -> tuple[servers.Server, ...]:
    with ModelServer(script) as server:
        return looking.look([addresses.Address(root=f"http://127.0.0.1:{server.port}")], seconds=5).found


def _only(script: Script) -> servers.Server:
    [server] = _found(script)
    return server


@pytest.mark.parametrize(
    ("bodies", "kind", "models"),
    [
        (server_bodies.OLLAMA, Kind.OLLAMA, ["qwen3:8b", "gemma3:1b"]),
        (server_bodies.LLAMACPP, Kind.LLAMACPP, ["smollm2-135m"]),
        (server_bodies.LLAMACPP_ROUTER, Kind.LLAMACPP, ["qwen3-8b", "gemma-3-4b"]),
        (server_bodies.LLAMAFILE, Kind.LLAMAFILE, ["LLaMA_CPP"]),
        (server_bodies.LMSTUDIO, Kind.LMSTUDIO, ["openai/gpt-oss-20b", "google/gemma-3-4b"]),
        (server_bodies.OLDER_LMSTUDIO, Kind.LMSTUDIO, ["meta-llama-3.1-8b-instruct"]),
        (server_bodies.VLLM, Kind.VLLM, ["Qwen/Qwen3-8B"]),
        (server_bodies.LLAMA_CPP_PYTHON, Kind.LLAMA_CPP_PYTHON, ["models/qwen.gguf"]),
        (server_bodies.DOCKER, Kind.DOCKER, ["ai/smollm2"]),
    ],
)
def test_each_server_is_known_by_its_answers(bodies: object, kind: Kind, models: list[str]) -> None:
    server = _only(server_bodies.answers(bodies))  # type: ignore[arg-type] # of several shapes

    assert (server.kind, [offer.id for offer in server.offers]) == (kind, models)


def test_a_server_that_answers_200_to_anything_is_known_by_its_fields_alone() -> None:
    anything = Reply(status=200, body=b'{"error": "Unexpected endpoint or method. Returning 200 anyway"}')

    server = _only(server_bodies.answers(server_bodies.LMSTUDIO, otherwise=anything))

    assert server.kind is Kind.LMSTUDIO


def test_a_web_application_on_a_usual_port_is_no_model_server() -> None:
    page = Reply(status=200, body=b"<!doctype html><title>Some dashboard</title>")

    assert _found(server_bodies.answers(server_bodies.WEB_APPLICATION, otherwise=page)) == ()


def test_a_site_of_ours_is_no_model_server_whatever_it_answers() -> None:
    ours = Reply(status=200, body=b'{"object": "list", "data": []}', headers={looking.OUR_HEADER: "x"})

    assert _found(lambda _heard: ours) == ()


def test_models_in_the_cloud_of_ollama_are_left_out() -> None:
    server = _only(server_bodies.answers(server_bodies.OLLAMA))

    assert server.offer("gpt-oss:120b-cloud") is None


def test_ollama_tells_what_its_models_can_do_and_how_long_those_are_that_it_has_loaded() -> None:
    server = _only(server_bodies.answers(server_bodies.OLLAMA))

    assert server.offers == (
        servers.Offer(id="qwen3:8b", tools=True, thinks=True, is_loaded=False),
        servers.Offer(id="gemma3:1b", context=4_096, is_loaded=True),
    )


def test_the_context_of_llama_cpp_is_that_of_one_slot() -> None:
    server = _only(server_bodies.answers(server_bodies.LLAMACPP))

    assert (server.slots, server.offers) == (
        4,
        (
            servers.Offer(
                id="smollm2-135m", context=4_096, longest=8_192, tools=False, system=True, thinks=False, is_loaded=True
            ),
        ),
    )


def test_llama_cpp_is_recognised_while_it_loads() -> None:
    loading = server_bodies.answers({"/v1/models": server_bodies.LLAMACPP_LOADING})

    assert _only(loading).is_loading


def test_lm_studio_tells_context_and_places_of_what_is_loaded() -> None:
    server = _only(server_bodies.answers(server_bodies.LMSTUDIO))

    assert (server.slots, server.offers[0]) == (
        4,
        servers.Offer(id="openai/gpt-oss-20b", context=4_096, longest=131_072, tools=True, thinks=True, is_loaded=True),
    )


def test_vllm_tells_its_context() -> None:
    server = _only(server_bodies.answers(server_bodies.VLLM))

    assert server.offers[0].context == 32_768


def test_a_docker_runner_without_models_is_one_all_the_same() -> None:
    server = _only(server_bodies.answers({"/engines/v1/models": {"object": "list", "data": None}}))

    assert (server.kind, server.offers) == (Kind.DOCKER, ())


def test_a_docker_runner_is_asked_where_its_models_are() -> None:
    server = _only(server_bodies.answers(server_bodies.DOCKER))

    assert server.address.endswith("/engines/v1")


def test_names_that_could_not_be_sent_back_are_left_out() -> None:
    hostile = ["ok", "two words", "x" * 201, "<b>\u202e", 7, None]
    listed = [{"id": name, "object": "model", "owned_by": "vllm"} for name in hostile]

    server = _only(server_bodies.answers({"/v1/models": {"object": "list", "data": listed}}))  # type: ignore[dict-item] # hostile

    assert [offer.id for offer in server.offers] == ["ok"]


def test_nothing_but_get_is_sent() -> None:
    with ModelServer(server_bodies.answers(server_bodies.OLLAMA)) as server:
        looking.look([addresses.Address(root=f"http://127.0.0.1:{server.port}")], seconds=5)

    assert all(not heard.body for heard in server.heard)


def test_servers_that_do_not_answer_in_time_cost_that_time_once() -> None:
    with ModelServer(server_bodies.answers(server_bodies.VLLM, delay=30)) as slow:
        root = f"http://127.0.0.1:{slow.port}"
        started = time.monotonic()

        found = looking.look([addresses.Address(root=root)] * 8, seconds=0.3)

    assert (found.found, time.monotonic() - started < 3) == ((), True)
    assert found.busy == (root,) * 8


@pytest.mark.parametrize(
    ("bodies", "late"),
    [
        (server_bodies.OLLAMA, "/"),
        (server_bodies.OLLAMA, "/api/tags"),
        (server_bodies.OLLAMA, "/api/ps"),
        (server_bodies.LLAMACPP, "/props"),
        ({**server_bodies.LMSTUDIO, "/v1/models": server_bodies.VLLM["/v1/models"]}, "/api/v1/models"),
    ],
)
def test_a_server_of_which_a_part_came_too_late_is_taken_for_nothing_less(
    bodies: Mapping[str, JsonValue], late: str
) -> None:
    whole = server_bodies.answers(bodies)

    def script(heard: Heard) -> Reply:
        return replace(whole(heard), delay=30 if heard.path == late else 0)

    with ModelServer(script) as server:
        root = f"http://127.0.0.1:{server.port}"
        seen = looking.look([addresses.Address(root=root)], seconds=0.5)

    assert (seen.found, seen.busy) == ((), (root,))


def test_an_answer_beyond_all_measure_is_not_read() -> None:
    endless = Reply(status=200, body=b'{"object": "list", "data": [' + b" " * looking.MOST_BYTES + b"]}")

    assert _found(lambda _heard: endless) == ()


def test_nobody_is_led_elsewhere() -> None:
    with ModelServer(server_bodies.answers(server_bodies.VLLM)) as elsewhere:
        away = Reply(status=302, body=b"", headers={"Location": f"http://127.0.0.1:{elsewhere.port}/v1/models"})
        found = _found(lambda _heard: away)

    assert (found, elsewhere.heard) == ((), [])


def test_our_own_port_is_not_asked() -> None:
    asked = addresses.to_ask(addresses.Wish(), own_ports=(8000,))

    assert [address.port for address in asked] == [11434, 8080, 1234, 12434, 9931]


def test_the_small_model_is_looked_for_at_the_port_that_it_was_given() -> None:
    asked = addresses.to_ask(addresses.Wish(), mind_port=9941)

    assert [address.port for address in asked] == [11434, 8080, 1234, 8000, 12434, 9941]


def test_the_small_model_is_known_at_a_port_where_others_are_usual() -> None:
    asked = addresses.to_ask(addresses.Wish(), mind_port=1234)

    assert [recognising.LLAMACPP in address.signs for address in asked if address.port == 1234] == [True]


def test_only_this_machine_is_asked_unless_somebody_adds_another() -> None:
    assert {address.root.rsplit(":", 1)[0] for address in addresses.to_ask(addresses.Wish())} == {"http://127.0.0.1"}


def test_added_addresses_are_asked_for_everything() -> None:
    wished = addresses.wish("http://10.0.0.7:9000/v1, http://localhost:8080")

    asked = {address.root: len(address.signs) for address in addresses.to_ask(wished)}

    assert asked["http://10.0.0.7:9000"] == asked["http://127.0.0.1:8080"] == len(addresses.Address(root="x").signs)


def test_off_asks_nobody() -> None:
    assert addresses.to_ask(addresses.wish("off")) == ()


@pytest.mark.parametrize("text", ["ollama", "ftp://10.0.0.7", "http://me:secret@10.0.0.7", "http://10.0.0.7:x"])
def test_what_is_no_address_is_refused_without_repeating_it(text: str) -> None:
    with pytest.raises(ValueError, match="addresses such as") as refused:
        addresses.wish(text)

    assert text not in str(refused.value)
