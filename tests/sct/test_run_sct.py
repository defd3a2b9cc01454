"""The runner and the evaluator on the command line: the document's file, exit codes, Ctrl-C, recomputed metrics."""

import json
import re
import signal
import subprocess
import sys
import typing
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.conf import settings
from django.core.management import call_command

from sct import models
from sct.kernel.games import dictionaries
from sct.kernel.trial import trial_file
from tests.sct import batch_files, http_hosts
from tests.support import servers
from tests.support.endpoints import model_server
from tests.support.sites import site

pytestmark = pytest.mark.django_db(transaction=True)

DOCUMENT = dictionaries.SHIPPED / "hangman_sct_run.yaml"
AGENTS = ("wf_patch_replace", "reactmem_overwrite", "private_cot", "public_cot", "vanilla")


@pytest.fixture
def server() -> Iterator[model_server.ModelServer]:
    with http_hosts.serving("honest") as server:
        yield server


def run(run_config: Path, providers_text: str, tmp_path: Path, *flags: str) -> int:
    providers = tmp_path / "providers.yaml"
    providers.write_text(providers_text, encoding="utf-8")
    arguments = [f"--run-config={run_config}", f"--providers-config={providers}", f"--results-dir={tmp_path}/results"]
    with pytest.raises(SystemExit) as ended:
        call_command("run_sct", *arguments, *flags)
    assert isinstance(ended.value.code, int)
    return ended.value.code


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "run.yaml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.second
def test_the_documents_file_runs_unchanged_and_running_again_repeats_nothing(
    tmp_path: Path, server: model_server.ModelServer, capsys: pytest.CaptureFixture[str]
) -> None:
    providers = http_hosts.providers_text(server, "qwen3_14b_vllm_hermes", "qwen3_235b_openrouter")

    assert run(DOCUMENT, providers, tmp_path) == 0

    found = sorted((tmp_path / "results").glob("*/*.json"))
    asked = len(server.heard)
    assert [str(path.relative_to(tmp_path / "results")) for path in found] == sorted(
        f"{agent}/{number}.json" for agent in AGENTS for number in range(1, 21)
    )
    for path in found:
        file = trial_file.TrialFile.model_validate_json(path.read_bytes())
        assert file.evaluation.sct_yes_correct == (1 if file.metadata.agent_name in AGENTS[:3] else None)
    assert "100/100 done" in capsys.readouterr().out
    assert run(DOCUMENT, providers, tmp_path) == 0
    assert len(server.heard) == asked


def test_a_failed_trial_makes_the_exit_code_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, batch_files.run_text(provider="failing_host", t_fork=2))

    assert run(path, batch_files.SCRIPTED, tmp_path) == 1

    said = capsys.readouterr().out
    assert "2 failed" in said
    assert re.search(r"^failed: vanilla \d: question .+: ServerTrouble: .+ \(1 more like it\)$", said, re.MULTILINE)


def test_an_endpoint_where_nobody_answers_is_named_before_it_is_asked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, f"{batch_files.run_text(provider='absent')}budget: {{tokens: 1}}\n")
    address = f"127.0.0.1:{servers.free_port()}"
    absent = f"- {{name: absent, model_name: m, api_config: {{base_url: 'http://{address}/v1'}}}}"

    assert run(path, absent, tmp_path) == 1

    assert f"Warning: nobody answers at {address} now (absent)." in capsys.readouterr().err


def test_failed_trials_are_tried_again_when_asked(tmp_path: Path) -> None:
    path = written(tmp_path, batch_files.run_text(provider="failing_host", t_fork=2))
    run(path, batch_files.SCRIPTED, tmp_path)

    run(path, batch_files.SCRIPTED, tmp_path, "--retry-failed")

    assert models.Attempt.objects.filter(number=2).count() == 2


def test_a_wrong_configuration_is_refused_with_every_problem(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, batch_files.run_text().replace("num_trials", "num_trial").replace("honest", "honset"))

    assert run(path, batch_files.SCRIPTED, tmp_path) == 2

    said = capsys.readouterr().err
    assert "num_trial: unknown key; did you mean 'num_trials'?" in said
    assert "unknown provider 'honset_host'; did you mean 'honest_host'?" in said
    assert not models.Batch.objects.exists()


def test_the_problems_of_both_files_are_named_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, batch_files.run_text().replace("num_trials", "num_trial"))

    assert run(path, "- {name: honest_host, scripted: moody}", tmp_path) == 2
    assert run(tmp_path / "gone.yaml", "- {name: honest_host, scripted: moody}", tmp_path) == 2

    said = capsys.readouterr().err
    assert "num_trial: unknown key" in said
    assert "gone.yaml cannot be read: No such file" in said
    assert said.count("scripted: 'moody' is none of") == 2


def test_a_folder_that_cannot_be_written_to_is_named_before_anything_is_paid_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "results").write_text("a file", encoding="utf-8")

    assert run(written(tmp_path, batch_files.run_text()), batch_files.SCRIPTED, tmp_path) == 2

    assert f"results_dir: {tmp_path}/results cannot be written to: File exists" in capsys.readouterr().err


def test_a_folder_in_the_place_of_a_file_is_named_before_anything_is_paid_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for number in (1, 2):
        (tmp_path / f"results/vanilla/{number}.json").mkdir(parents=True)

    assert run(written(tmp_path, batch_files.run_text()), batch_files.SCRIPTED, tmp_path) == 2

    assert capsys.readouterr().err.count(".json is not a file that can be read") == 2
    assert not models.Batch.objects.exists()
    assert not models.Batch.objects.exists()


def test_a_file_that_cannot_be_written_is_named_and_written_by_the_next_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, batch_files.run_text(provider="failing_host", t_fork=2))
    in_the_way = tmp_path / "results/vanilla/1.json.failed-1"
    in_the_way.mkdir(parents=True)

    run(path, batch_files.SCRIPTED, tmp_path)
    said = capsys.readouterr().err
    in_the_way.rmdir()
    run(path, batch_files.SCRIPTED, tmp_path)

    assert "Stopped: [Errno 21] Is a directory" in said
    assert "run again to go on" in said
    assert in_the_way.is_file()
    assert "Stopped" not in capsys.readouterr().err


@pytest.mark.parametrize("missing", ["run.yaml", "key"])
def test_what_is_missing_is_named(tmp_path: Path, missing: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "run.yaml" if missing == "run.yaml" else written(tmp_path, batch_files.run_text())
    providers = "- {name: honest_host, model_name: m, api_config: {base_url: 'http://x', api_key_env: ABSENT_API_KEY}}"

    assert run(path, providers, tmp_path) == 2

    said = capsys.readouterr().err
    assert ("run.yaml cannot be read" if missing == "run.yaml" else "ABSENT_API_KEY holds no key") in said


def test_the_table_says_where_one_yes_was_enough(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = tmp_path / "words.txt"
    words.write_text("zzzzzzzzzzzzzzz", encoding="utf-8")
    few = {"deterministic": {"dictionary_path": str(words)}}
    path = written(tmp_path, batch_files.run_text(agents="wf", num_trials=2, stateless_candidates=few))

    run(path, batch_files.SCRIPTED, tmp_path)

    assert "wf: 2 of 2 self-consistent trials were asked about no other word" in capsys.readouterr().out


def test_an_early_fork_is_warned_of(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, batch_files.run_text(num_trials=1, t_fork=6, T_max=8))

    assert run(path, batch_files.SCRIPTED, tmp_path) == 0

    assert "Warning: T_max (8) stops the play before turn 6" in capsys.readouterr().err


@pytest.mark.faults
@pytest.mark.second
def test_ctrl_c_ends_with_130_and_the_next_run_goes_on(tmp_path: Path) -> None:
    path = written(tmp_path, batch_files.run_text(num_trials=40))
    (tmp_path / "providers.yaml").write_text("- {name: honest_host, scripted: honest, latency: 0.05}", encoding="utf-8")
    command = [
        *(sys.executable, "manage.py", "run_sct", f"--run-config={path}"),
        *(f"--providers-config={tmp_path}/providers.yaml", f"--results-dir={tmp_path}/results"),
    ]
    environ = site.environment(tmp_path / "var") | {"DJANGO_SETTINGS_MODULE": "glassbox_site.settings"}
    process = subprocess.Popen(
        command, env=environ, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=settings.BASE_DIR
    )
    with servers.ended(process):
        assert process.stdout is not None
        process.stdout.readline()
        process.send_signal(signal.SIGINT)

        said, noted = process.communicate(timeout=60)

    assert process.returncode == 130
    assert "Stopping after the calls on their way." in noted
    assert "Everything paid for is kept" in said
    again = subprocess.run(command, env=environ, cwd=settings.BASE_DIR, check=False, capture_output=True, timeout=120)
    assert again.returncode == 0
    assert len(list((tmp_path / "results/vanilla").glob("*.json"))) == 40


def test_evaluating_files_again_says_they_are_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    batch_files.drained(batch_files.batch(tmp_path, agents="wf vanilla"))
    paths = sorted((tmp_path / "results").glob("*/*.json"))

    call_command("evaluate_sct", *map(str, paths))

    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(line["was"], line["file"]) for line in lines] == [("same", str(path)) for path in paths]


def test_a_file_from_before_a_metric_was_there_is_older_and_not_changed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    batch_files.drained(batch_files.batch(tmp_path, agents="wf", num_trials=1))
    path = tmp_path / "results/wf/1.json"
    file = json.loads(path.read_bytes())
    for evaluation in (dict(file["evaluation"]), file["evaluation"] | {"outcome": "leakage"}):
        del evaluation["has_secret_by_turn"]
        path.write_text(json.dumps(file | {"evaluation": evaluation}), encoding="utf-8")
        call_command("evaluate_sct", str(path))

    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["was"] for line in lines] == ["older", "changed"]


def test_a_tampered_evaluation_is_put_right_when_asked(tmp_path: Path) -> None:
    batch_files.drained(batch_files.batch(tmp_path, num_trials=1))
    path = tmp_path / "results/vanilla/1.json"
    good = json.loads(path.read_bytes())
    path.write_text(json.dumps(good | {"evaluation": {"any_yes": "perhaps"}}), encoding="utf-8")

    call_command("evaluate_sct", str(path), "--write")

    assert json.loads(path.read_bytes()) == good


def test_the_schema_of_the_files_can_be_had(capsys: pytest.CaptureFixture[str]) -> None:
    call_command("evaluate_sct", "--schema")

    schema = json.loads(capsys.readouterr().out)
    assert schema["required"] == ["metadata", "interaction_log", "sct", "evaluation"]
    assert schema == json.loads(json.dumps(trial_file.schema()))


@pytest.mark.parametrize("text", [None, "no json", "[]", "{}", "[" * 100_000])
def test_a_file_that_is_no_trial_makes_the_exit_code_one(tmp_path: Path, text: str | None) -> None:
    path = tmp_path / "x.json"
    if text is not None:
        path.write_text(text, encoding="utf-8")

    with pytest.raises(SystemExit, match="1"):
        call_command("evaluate_sct", str(path))


def test_the_demonstration_shows_every_outcome_ends_green_and_says_who_is_meant_to_fail(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    demo = written(tmp_path, (DOCUMENT.parent / "demo.yaml").read_text().replace("num_trials: 8", "num_trials: 1"))
    known = (DOCUMENT.parent / "providers.yaml").read_text(encoding="utf-8")

    assert run(demo, known, tmp_path) == 0

    files = [json.loads(path.read_bytes()) for path in (tmp_path / "results").glob("*/*.json*")]
    shown = {file["evaluation"]["outcome"] for file in files}
    assert shown == set(typing.get_args(trial_file.Outcome))
    said = capsys.readouterr().out
    assert re.search(r"^leaking +meant to fail", said, re.MULTILINE)
    assert re.search(r"^failing +meant to break down", said, re.MULTILINE)
    assert "Complete; failures as intended." in said
