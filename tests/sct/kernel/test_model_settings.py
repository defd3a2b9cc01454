"""What a trial's file says of the models behind it."""

import json
from pathlib import Path

import pytest

from sct.kernel import model_settings
from sct.settings import config_reading, providers
from tests.sct import batch_files

ENTRIES = """
- name: one
  model_name: qwen3
  api_config: {base_url: "http://one.example/v1", api_key_env: ONE_API_KEY}
  generation_config: {temperature: 0.3}
  parsing_format: hermes
- {name: two, scripted: honest}
"""


def of(text: str, known: str = ENTRIES) -> dict[str, model_settings.Settings]:
    entries = [provider.model_dump(mode="json") for provider in providers.read(known).values()]
    wanted = config_reading.read(text)
    return model_settings.of(wanted, wanted.agents[0], entries)


def test_each_model_is_recorded_in_the_part_it_plays() -> None:
    found = of(
        "agents: [{WorkflowAgent: {llm_provider: one, updater_llm_provider: two}}]\nproviders: {main: two}\n"
        "sct: {stateless_candidates: {method: llm, llm: {provider: one}}}\n"
    )

    assert {part: told["provider"] for part, told in found.items()} == {
        "responder": "one",
        "updater": "two",
        "candidates": "one",
    }


def test_the_protocol_it_was_asked_in_is_recorded_unless_it_is_the_common_one() -> None:
    batch = "agents: [VanillaLLMAgent: {}]\nproviders: {main: one}\n"
    own = ENTRIES.replace("api_key_env: ONE_API_KEY", "server: anthropic")

    assert of(batch, own)["responder"]["server"] == "anthropic"
    assert "server" not in of(batch)["responder"]


def test_its_endpoint_and_generation_are_recorded_and_no_key() -> None:
    found = of("agents: [VanillaLLMAgent: {}]\nproviders: {main: one}\n")

    assert found["responder"] == {
        "provider": "one",
        "base_url": "http://one.example/v1",
        "model_name": "qwen3",
        "generation_config": {"temperature": 0.3},
        "parsing_format": "hermes",
    }
    assert "KEY" not in json.dumps(found)


@pytest.mark.django_db(transaction=True)
def test_the_file_of_a_trial_has_them(tmp_path: Path) -> None:
    made = batch_files.drained(batch_files.batch(tmp_path, agents="wf", num_trials=1))

    [file] = batch_files.files(Path(made.results_dir)).values()

    assert file["metadata"]["model_settings"] == {
        "responder": {"provider": "honest_host", "scripted": "honest"},
        "updater": {"provider": "honest_host", "scripted": "honest"},
    }
