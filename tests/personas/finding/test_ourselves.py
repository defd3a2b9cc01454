"""This site's own address is refused as a model's before a match or a batch starts; no other address is."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from django.conf import LazySettings
from django.core.management import CommandError, call_command
from django.test import Client

from games.booking import ordering
from personas import ourselves
from personas.llm.discovering import looking
from personas.models import ChatModel
from tests.games.prepared import orders
from tests.sct import batch_files
from tests.support.endpoints import server_bodies
from tests.support.endpoints.model_replies import Reply
from tests.support.endpoints.model_server import ModelServer

OURS = Reply(status=404, body=b"not found", headers={looking.OUR_HEADER: "x"})


@pytest.fixture
def site(settings: LazySettings) -> Iterator[ModelServer]:
    """A server at our own port that answers like our pages."""
    with ModelServer(lambda _: OURS) as server:
        settings.OWN_PORTS = (server.port,)
        yield server


@pytest.mark.django_db
def test_every_answer_of_this_site_says_whose_it_is(client: Client) -> None:
    for path in ("/", "/v1/models", "/healthz"):
        assert client.get(path).headers[looking.OUR_HEADER] == ourselves.sign()


def test_our_own_address_is_recognised_under_all_its_names(site: ModelServer) -> None:
    addresses = {f"http://{name}:{site.port}/v1" for name in ("127.0.0.1", "localhost")}

    assert ourselves.among(addresses) == addresses


def test_a_model_server_at_our_port_while_we_do_not_run_is_none_of_ours(settings: LazySettings) -> None:
    with ModelServer(server_bodies.answers(server_bodies.VLLM)) as vllm:
        settings.OWN_PORTS = (vllm.port,)

        assert ourselves.among({vllm.url}) == set()


def test_nobody_at_another_port_is_asked(settings: LazySettings) -> None:
    settings.OWN_PORTS = (1,)
    with ModelServer(lambda _: OURS) as other:
        ourselves.among({other.url, "https://provider.test/v1", "http://[bad/v1"})

    assert other.heard == []


def test_a_site_that_was_moved_to_another_port_is_known_by_its_lock(
    site: ModelServer, settings: LazySettings, tmp_path: Path
) -> None:
    settings.OWN_PORTS, settings.VAR = (1,), tmp_path
    (tmp_path / "live.lock").write_text(f"http://127.0.0.1:{site.port}, process 7", encoding="utf-8")

    assert ourselves.among({site.url}) == {site.url}


@pytest.mark.django_db
def test_a_match_is_refused_whose_model_would_be_asked_here(site: ModelServer) -> None:
    problems = ordering.problems(orders.order(chairs=orders.speaking_chairs(site.url)))

    assert f"{site.url} is this site itself" in " ".join(problems["seats"])


@pytest.mark.django_db(transaction=True)
def test_a_batch_is_refused_whose_model_would_be_asked_here(
    site: ModelServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run, providers = tmp_path / "run.yaml", tmp_path / "providers.yaml"
    run.write_text(batch_files.run_text(), encoding="utf-8")
    listed = f"- {{name: honest_host, model_name: m, api_config: {{base_url: '{site.url}'}}}}\n"
    providers.write_text(listed, encoding="utf-8")

    with pytest.raises(SystemExit) as ended:
        call_command("run_sct", run_config=run, providers_config=providers, results_dir=tmp_path / "results")

    assert ended.value.code == 2
    assert f"provider honest_host: {site.url} is this site itself" in capsys.readouterr().err


@pytest.mark.django_db
def test_a_sheet_is_refused_whose_model_would_be_asked_here(site: ModelServer, tmp_path: Path) -> None:
    address = f"http://127.0.0.1:{site.port}/v1"
    sheet = tmp_path / "models.yaml"
    sheet.write_text(
        f"version: 1\nmodels:\n- slug: local\n  name: Local\n  base_url: {address}\n  model: llama\n", encoding="utf-8"
    )

    with pytest.raises(CommandError) as refusal:
        call_command("import_models", str(sheet))

    assert refusal.value.returncode == 2
    assert f"{sheet}: line 5: models, entry 1, base_url: {address} is this site itself" in str(refusal.value)
    assert not ChatModel.objects.exists()
