"""A scripted host behind HTTP, for people without a model or a key."""

import http.client
import json
import threading
from collections.abc import Iterator

import httpx
import pytest
from django.core.management import CommandError, call_command

from personas.llm import endpoints, remote, road
from sct.kernel import hosts
from sct.kernel.hosts import serving
from tests.sct import trials

ASKED = {"model": "any", "messages": [{"role": "user", "content": "Hello!"}]}


@pytest.fixture
def server() -> Iterator[serving.Server]:
    with serving.Server(hosts.model("honest"), 0) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
        thread.start()
        yield server
        server.shutdown()
        thread.join(30)


def test_a_trial_over_http_is_the_same_as_in_the_process(server: serving.Server) -> None:
    way = road.Road()
    endpoint = endpoints.Endpoint(base_url=server.url)
    model = remote.RemoteModel(endpoints.ModelSpec(name="host", model="any", endpoint=endpoint), way)

    remotely = trials.file_of("react", model, t_fork=3)
    way.close()

    assert remotely["sct"] == trials.file_of("react", "honest", t_fork=3)["sct"]
    assert remotely["metadata"]["calls"]["play"]["tokens_in"] > 0


@pytest.mark.parametrize(
    ("body", "complaint"),
    [
        (b"", "Invalid JSON"),
        (b"{}", "messages: Field required"),
        (json.dumps(ASKED | {"messages": []}).encode(), "messages: List should have at least 1 item"),
        (json.dumps(ASKED | {"messages": [{"role": "king"}]}).encode(), "messages.0.role: Input should be 'system'"),
        (json.dumps(ASKED | {"seed": "x"}).encode(), "seed: Input should be a valid integer"),
    ],
)
def test_rubbish_is_refused_with_its_place(server: serving.Server, body: bytes, complaint: str) -> None:
    reply = httpx.post(f"{server.url}/chat/completions", content=body)

    assert reply.status_code == 422
    assert complaint in reply.json()["error"]["message"]


def test_only_what_an_endpoint_has_is_there(server: serving.Server) -> None:
    assert httpx.post(f"{server.url}/else", json=ASKED).status_code == 404


@pytest.mark.parametrize("length", [str(10**12), "-1", "x"])
def test_a_body_without_a_sensible_length_is_not_waited_for(server: serving.Server, length: str) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", server.server_port, timeout=30)
    connection.putrequest("POST", serving.PATH)
    connection.putheader("Content-Length", length)
    connection.endheaders()

    assert connection.getresponse().status == 413
    connection.close()


@pytest.mark.parametrize("port", ["-1", "70000", "taken"])
def test_a_port_that_cannot_be_had_is_named(server: serving.Server, port: str) -> None:
    wanted = str(server.server_port) if port == "taken" else port

    with pytest.raises(CommandError, match=f"--port {wanted}: ") as refused:
        call_command("serve_host", "--port", wanted)

    assert refused.value.returncode == 2
