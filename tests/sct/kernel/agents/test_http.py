"""Agents against an endpoint over HTTP, whatever it can and cannot do."""

import pytest

from personas.llm import endpoints, remote, retrying, road
from sct.kernel import hosts
from tests.sct import http_hosts, trials
from tests.support.endpoints import model_faults, model_server

QUICK = retrying.Patience(base=0.01, longest=0.05)


def model(server: model_server.ModelServer, way: road.Road) -> remote.RemoteModel:
    spec = endpoints.ModelSpec(name="host", model="scripted", endpoint=server.endpoint())
    return remote.RemoteModel(spec, way)


@pytest.mark.parametrize("agent", trials.MEMORYFUL)
@pytest.mark.parametrize("temper", ["honest", "yes_saying", "denying"])
def test_over_http_a_host_is_the_same_as_in_the_process(agent: str, temper: hosts.Temper) -> None:
    way = road.Road(patience=QUICK)
    with http_hosts.serving(temper) as server:
        remotely = trials.file_of(agent, model(server, way), t_fork=3)
        way.close()

    assert remotely["sct"] == trials.file_of(agent, temper, t_fork=3)["sct"]


@pytest.mark.parametrize("strategy", ["overwrite", "patch_and_replace", "append_and_delete"])
def test_an_endpoint_without_tools_is_asked_in_words_and_the_memory_is_the_same(strategy: str) -> None:
    spec = trials.KINDS["react"].model_copy(update={"strategy": strategy})
    way = road.Road(patience=QUICK)
    with http_hosts.serving("honest") as server:
        server.script = model_faults.picky(server.script, tools=False)
        in_words = trials.play(spec, model(server, way), t_fork=3)
        way.close()

    assert in_words.interaction_log == trials.play(spec, "honest", t_fork=3).interaction_log
    assert in_words.secret is not None


def test_an_endpoint_that_breaks_down_is_an_error_and_not_a_word() -> None:
    way = road.Road(patience=QUICK)
    with http_hosts.serving("failing") as server:
        log = trials.play("vanilla", model(server, way), t_fork=2)
        way.close()

    failed = [answer for answer in log.answers if answer.answer is None]
    assert failed
    assert len(log.errors) == len(failed)
