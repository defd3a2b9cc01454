"""A grid of batches: mistakes in its file, which batches it has, its figures, and its exported files."""

import csv
import io
import json
import zipfile
from pathlib import Path

import pytest
from django.core.management import call_command
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from pytest_django import DjangoAssertNumQueries

from sct import models
from sct.exports import study_files
from sct.pages.views import study_pages
from sct.records.figures import measures
from sct.records.studies import foretelling, published, study_acts, study_file, study_folder, study_orders, study_plan
from sct.records.studies import study_scores as scoring
from sct.settings import config_reading, offers, providers
from tests.sct import batch_files
from tests.support import people

PROVIDERS = offers.SHIPPED.read_text(encoding="utf-8")
KNOWN = providers.read(PROVIDERS)
ENTRIES = {name: provider.model_dump(mode="json") for name, provider in KNOWN.items()}
GRID = """
name: Two hosts
models: [honest_host, yes_saying_host]
temperatures: [0.3, 1]
agents: [VanillaLLMAgent, WorkflowAgent]
strategies: [overwrite]
t_fork: [2]
num_trials: 2
sct:
  n_candidate_secrets: 3
  question_mode: branched
  reveal: true
  letters_per_trial: varied
  stateless_candidates: {deterministic: {dictionary_path: demo_words.txt}}
"""


def test_everything_wrong_with_a_grid_is_told_at_once_by_field() -> None:
    text = """
games: [hangmn_sct]
models: [honest, honest]
agents: [Vanilla]
t_fork: [0, 30]
num_trials: 0
sct: {T_max: 20, bla: 1, t_fork: 3}
budgt: {}
budget: {dollars: 0}
compare: {test: fisher, x: 1}
"""

    with pytest.raises(config_reading.BadConfig) as bad:
        study_file.read(text, KNOWN)

    assert {problem.path for problem in bad.value.problems} == {
        ("games", 0), ("models", 0), ("models", 1), ("agents", 0), ("t_fork", 0), ("num_trials",), ("sct", "bla"),
        ("sct", "t_fork"), ("sct", "T_max"), ("budgt",), ("budget", "dollars"), ("compare", "x"),
    }  # fmt: skip


def test_a_grid_that_is_too_large_or_has_no_baseline_is_told_so() -> None:
    text = "models: [honest_host]\nagents: [WorkflowAgent]\nreplications: 100\nt_fork: [3, 4]\ncompare: {test: fisher}"

    with pytest.raises(config_reading.BadConfig) as bad:
        study_file.read(text + "\nbudget: {tokens: 3}", KNOWN)

    assert [problem.path for problem in bad.value.problems] == [
        ("compare", "baseline"), ("models",), ("budget", "tokens"),
    ]  # fmt: skip


def test_a_plan_is_whole_batches_that_pair_by_number_and_differ_as_the_grid_says() -> None:
    file = study_file.read(GRID + "replications: 2\nbudget: {tokens: 801}\n", KNOWN)

    plan = study_plan.plan(file, ENTRIES)

    assert plan == study_plan.plan(file, ENTRIES)
    assert len({planned.key for planned in plan}) == len(plan) == file.batches == 8
    configs = [config_reading.read(planned.config_text, KNOWN) for planned in plan]
    assert [agent.name for agent in configs[0].agents] == file.agent_names
    assert {config.budget.tokens for config in configs} == {100}
    seeds = {(planned.replication, read.sct.random_seed) for planned, read in zip(plan, configs, strict=True)}
    assert len(seeds) == 2, "of one replication all trials of a number are one game, and the next has others"
    heats = [providers.read(each.providers_text)[each.row.model].generation_config["temperature"] for each in plan]
    assert heats == [0.3, 1, 0.3, 1, 0.3, 1, 0.3, 1]


def test_the_preset_of_the_paper_is_its_design_and_what_the_file_says_goes_first() -> None:
    file = study_file.read("preset: paper\nmodels: [honest_host]\nnum_trials: 9\nsct: {random_seed: 7}", KNOWN)

    assert (file.t_fork, file.num_trials, file.compare.test, file.reveals) == ([4], 9, "fisher", True)
    assert file.sct == {**study_file.PAPER["sct"], "random_seed": 7}
    assert set(file.agent_names) == set(published.HANGMAN)
    assert published.model_of("qwen/qwen3-235b-a22b:free") == "qwen3-235b"
    assert published.model_of("qwen/qwen3-14b") is None
    share = published.share("gpt-oss-120b", "WorkflowAgent_overwrite")
    assert share is not None
    assert (share.successes, share.n) == (49, 50)


def test_power_is_told_alone_and_for_the_strictest_of_its_family() -> None:
    file = study_file.read(GRID.replace("num_trials: 2", "num_trials: 50"), KNOWN)

    seen = foretelling.power(file)

    assert seen.tests == 12  # of eight cells, those that differ in one of three things
    assert seen.first is not None
    assert seen.strictest is not None
    assert 0.2 < seen.first < seen.strictest < 0.5


def judged(consistent: int, of: int) -> dict[int, measures.Evaluation]:
    """Evaluations of an agent with a memory: `consistent` that kept their secret, and the others."""
    return {
        number: {
            "outcome": "self_consistent" if number <= consistent else "all_denial", "num_candidates": 3,
            "self_consistent": number <= consistent, "wm_secret_summary": {}, "answers_parsed_rate": 1.0,
        }
        for number in range(1, of + 1)
    }  # fmt: skip


def test_fishers_tests_and_holms_correction_are_those_of_scipy_and_statsmodels() -> None:
    from scipy import stats
    from statsmodels.stats import multitest

    text = """
models: [honest_host]
agents: [PrivateCoTAgent, WorkflowAgent]
num_trials: 50
strategies: [overwrite, append_and_delete]
compare: {baseline: PrivateCoTAgent, test: fisher}
"""
    file = study_file.read(text, KNOWN)
    key = study_plan.plan(file, ENTRIES)[0].key
    counts = {"PrivateCoTAgent": 6, "WorkflowAgent_overwrite": 15, "WorkflowAgent_append_and_delete": 21}

    scores = scoring.scored(file, {key: {agent: judged(count, 50) for agent, count in counts.items()}}, {})

    found = [(row["first"]["agent"], row["second"]["agent"], row["p"], row["p_holm"]) for row in scores["comparisons"]]
    theirs = [stats.fisher_exact([[hits, 50 - hits], [6, 44]], "greater").pvalue for hits in (15, 21)]
    assert [pair[:2] for pair in found] == [(agent, "PrivateCoTAgent") for agent in file.agent_names[1:]]
    assert [pair[2] for pair in found] == pytest.approx(theirs, abs=1e-9)
    assert [pair[3] for pair in found] == pytest.approx(multitest.multipletests(theirs, method="holm")[1], abs=1e-9)


COMPARED = ("comparisons.csv", "comparisons_lenient.csv")


def rows_of(file: Path) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(file.read_text(encoding="utf-8"))))


def packed_while_a_trial_ends(study: models.Study, folder: Path) -> Path:
    trials = models.Trial.objects.filter(batch__study=study)
    late = trials.filter(agent_name="VanillaLLMAgent").order_by("pk").values_list("pk", flat=True)[:1]
    trials.filter(pk__in=list(late)).update(status=models.Trial.Status.RUNNING)
    for name, content, _written_at in study_files.entries(study):
        trials.update(status=models.Trial.Status.COMPLETE)
        (folder / "meanwhile" / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / "meanwhile" / name).write_bytes(content)
    return folder / "meanwhile" / "study"


@pytest.mark.django_db(transaction=True)
def test_a_study_is_played_paused_downloaded_and_told_by_its_files_alone(tmp_path: Path) -> None:
    grid, entries = tmp_path / "grid.yaml", tmp_path / "providers.yaml"
    grid.write_text(GRID)
    entries.write_text(PROVIDERS)
    folder = tmp_path / "results"
    study = study_orders.in_folder(GRID, PROVIDERS, folder)
    study_acts.pause(study)
    assert {batch.wish for batch in study.batches.all()} == {models.Batch.Wish.PAUSE}

    study_acts.resume(study)
    untold = [table for name, table in study_files.tables(study).items() if name in COMPARED]
    assert [table.count(b"\n") for table in untold] == [1, 1], "before a trial is over, tables have their columns alone"
    for batch in study_orders.batches_of(study):
        batch_files.drained(batch)
    with pytest.raises(SystemExit) as ended:
        call_command("run_study", grid, providers_config=entries, results_dir=folder)

    assert ended.value.code == 0
    assert models.Study.objects.count() == 1, "run again, it goes on with what is there"
    again = json.loads(study_files.written(study_folder.scores(folder)))
    assert json.loads((folder / "scores.json").read_bytes()) == again
    kept = {(cell["model"], cell["agent"]): cell["kept"]["successes"] for cell in again["cells"]}
    assert kept["honest_host", "WorkflowAgent_overwrite"] == 2
    assert kept["yes_saying_host", "WorkflowAgent_overwrite"] == 0
    with zipfile.ZipFile(io.BytesIO(b"".join(study_files.pieces(study)))) as archive:
        archive.extractall(tmp_path)
    assert study_files.written(study_folder.scores(tmp_path / "study")) == (folder / "scores.json").read_bytes()
    assert len(rows_of(tmp_path / "study" / "comparisons_lenient.csv")) == len(again["comparisons_lenient"]) > 0
    heads = (content.splitlines()[0].decode().split(",") for content in untold)
    assert {*map(tuple, heads)} == {tuple(rows_of(tmp_path / "study" / "comparisons_lenient.csv")[0])}
    for cell in rows_of(tmp_path / "study" / "cells.csv"):
        outcomes = [int(count) for name, count in cell.items() if name.startswith("outcomes.")]
        assert sum(outcomes) == int(cell["complete"])

    with pytest.raises(SystemExit) as ended:
        call_command("evaluate_sct", study=packed_while_a_trial_ends(study, tmp_path), stdout=io.StringIO())
    assert ended.value.code == 0, "the figures are those of the trials beside them"

    (folder / "cells.csv").unlink()
    (folder / "cells.csv").mkdir()
    with pytest.raises(SystemExit) as ended:
        call_command("run_study", grid, providers_config=entries, results_dir=folder, stderr=(said := io.StringIO()))
    assert (ended.value.code, f"{folder} cannot be written" in said.getvalue()) == (1, True)

    next((tmp_path / "study").glob("*/VanillaLLMAgent/1.json")).unlink()
    with pytest.raises(SystemExit) as ended:
        call_command("evaluate_sct", study=tmp_path / "study")
    assert ended.value.code == 1, "other figures than those that were published"


def test_a_study_without_a_name_goes_by_its_number() -> None:
    unnamed = study_file.StudyFile(models=["demo"], agents=["vanilla"])

    assert str(models.Study(pk=4, name=unnamed.name)) == "Study 4"
    assert str(models.Study(pk=4, name="Letters")) == "Letters"


@pytest.mark.parametrize("address", ["/sct/studies/", "/api/v1/studies/"])
def test_many_studies_are_listed_in_the_questions_that_one_takes(
    db: None, tmp_path: Path, django_assert_max_num_queries: DjangoAssertNumQueries, address: str
) -> None:
    operator = people.client("olga")
    for number in range(4):
        study = models.Study.objects.create(token=f"s{number}", name="s", text=GRID, providers=[])
        for place in ("a", "b"):
            batch = batch_files.batch(tmp_path / f"{number}{place}")
            models.Batch.objects.filter(pk=batch.pk).update(study=study, place=place)
        if number == 0:
            operator.get(address)
            with CaptureQueriesContext(connection) as asked:
                assert operator.get(address).status_code == 200

    with django_assert_max_num_queries(len(asked)):
        operator.get(address)


def test_a_study_whose_agent_is_installed_no_more_says_so_and_leads_to_its_batches(db: None, client: Client) -> None:
    study = study_orders.order(GRID, PROVIDERS, token="gone")
    [first, *_] = study_orders.batches_of(study)
    models.Study.objects.update(text=study.text.replace("WorkflowAgent", "GoneAgent"))

    page = client.get(study.get_absolute_url())
    statuses = {
        name: client.get(f"{study.get_absolute_url()}{name}").status_code
        for name in ("study.yaml", "providers.yaml", "scores.json", "study.zip")
    }

    assert page.status_code == 200
    assert "GoneAgent" in page.text
    assert f'href="{first.get_absolute_url()}"' in page.text
    assert statuses == {"study.yaml": 200, "providers.yaml": 200, "scores.json": 404, "study.zip": 404}

    study_acts.cancel(models.Study.objects.get(), by_id=None)
    assert set(study.batches.values_list("wish", flat=True)) == {models.Batch.Wish.CANCEL}


def test_a_form_is_no_way_to_read_files(db: None) -> None:
    operator, text = people.client("olga"), GRID.replace("demo_words.txt", "/etc/hostname")

    for said in ({"text": text, "token": "once", "action": "start"}, {"yaml": text, "action": "read"}):
        answer = operator.post("/sct/studies/new/", said)

        assert answer.status_code == 422
        assert "/etc/hostname is no word list of this site" in answer.text
    assert not models.Study.objects.exists()


def test_a_model_named_like_a_formula_is_none_in_the_tables_of_a_study(db: None) -> None:
    grid, entries = GRID.replace("honest_host", "=1+1"), PROVIDERS.replace("honest_host", "=1+1")
    study = study_orders.order(grid, entries, token="a formula")

    [cells, *_] = [table for name, table in study_files.tables(study).items() if name == "cells.csv"]

    assert b",'=1+1," in cells
    assert b",=1+1," not in cells


def test_form_and_file_lead_to_the_same_study_once_and_faults_stand_at_their_fields(
    db: None, empty_redis: object
) -> None:
    operator, address = people.client("olga"), "/sct/studies/new/"
    said = {
        "name": "Two hosts", "games": ["hangman_sct"], "models": ["honest_host", "yes_saying_host"], "t_fork": "2",
        "agents": ["VanillaLLMAgent", "WorkflowAgent"], "strategies": ["overwrite"], "temperatures": "0.3, 1",
        "num_trials": "2", "n_candidate_secrets": "3", "question_mode": "branched", "reveal": "on",
        "letters_per_trial": "varied",
    }  # fmt: skip

    composed = operator.post(address, {**said, "action": "compose"})
    text = composed.context["text"]
    again = operator.post(address, {"yaml": text, "action": "read"})
    wrong = operator.post(
        address, {**said, "t_fork": "0, x", "T_max": "1", "compare_baseline": "Nobody", "action": "compose"}
    )
    started = [operator.post(address, {"text": text, "token": "once", "action": "start"}) for _ in range(2)]

    assert again.context["text"] == text
    assert again.context["form"].data["temperatures"] == "0.3, 1"
    assert (composed.status_code, wrong.status_code) == (200, 422)
    assert {"id_t_fork", "id_T_max"} <= {problem["anchor"] for problem in wrong.context["problems"]}
    assert study_file.read(text) == study_file.read(
        operator.post(address, {"yaml": text, "action": "read"}).context["text"]
    )
    [study] = models.Study.objects.all()
    assert {answer.headers["Location"] for answer in started} == {study.get_absolute_url()}
    assert (study.batches.count(), models.Trial.objects.count()) == (4, 16)
    page = operator.get(study.get_absolute_url()).text
    assert "Workflow" in page
    assert "With 2 trials a cell" in page
    tables = [
        operator.get(f"{study.get_absolute_url()}{name}").status_code for name in (*study_pages.DOWNLOADS, "x.csv")
    ]
    assert tables == [200] * len(study_pages.DOWNLOADS) + [404]
    assert people.client("visitor", role=None).get(address).status_code == 403


@pytest.mark.parametrize("field", ["t_fork", "temperatures"])
@pytest.mark.parametrize(
    "said", ["[2, 4]", '"2', "2026-13-45", "{a", "*2", "&a", "!x 2", "!!int", "2026-01-01", "1" * 40, "?"]
)
def test_what_is_no_number_in_a_list_of_numbers_is_told_at_its_field(db: None, field: str, said: str) -> None:
    answer = people.client("olga").post("/sct/studies/new/", {field: said, "agents": "WorkflowAgent"})

    assert answer.status_code == 422
    assert f"id_{field}" in {problem["anchor"] for problem in answer.context["problems"]}


@pytest.mark.parametrize(("off_by", "code"), [(0.0, 0), (1e-15, 0), (1e-6, 1)])
def test_published_figures_are_others_where_more_than_the_last_digit_is(
    tmp_path: Path, off_by: float, code: int
) -> None:
    with zipfile.ZipFile(Path(__file__).parent / "example.zip") as archive:
        archive.extractall(tmp_path)
    published = tmp_path / "study" / "scores.json"
    scores = json.loads(published.read_bytes())
    told = next(cell["parse_rate"] for cell in scores["cells"] if cell["parse_rate"]["high"])
    told["high"] += off_by
    published.write_text(json.dumps(scores), encoding="utf-8")

    with pytest.raises(SystemExit) as ended:
        call_command("evaluate_sct", study=tmp_path / "study", stdout=io.StringIO(), stderr=io.StringIO())

    assert ended.value.code == code


def test_the_published_study_of_a_real_model_recomputes_to_the_last_digit(tmp_path: Path) -> None:
    with zipfile.ZipFile(Path(__file__).parent / "example.zip") as archive:
        archive.extractall(tmp_path)

    scores = study_folder.scores(tmp_path / "study")

    assert study_files.written(scores) == (tmp_path / "study" / "scores.json").read_bytes()
    assert [cell["complete"] for cell in scores["cells"]] == [6] * 12
    read = {cell["game"]: 0 for cell in scores["cells"]}
    for cell in scores["cells"]:
        read[cell["game"]] += cell["kept_lenient"]["n"]
    assert read == {"twenty_questions_sct": 14, "hangman_sct": 0}
    assert sum(cell["kept_lenient"]["successes"] for cell in scores["cells"]) == 0
