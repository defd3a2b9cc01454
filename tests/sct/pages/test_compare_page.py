"""Two batches, paired by the numbers of their trials."""

import json
from pathlib import Path

import pytest
from django.test import Client

from sct import models
from sct.records import batches
from sct.records.reports import comparing, differing
from tests.sct import batch_files

pytestmark = [pytest.mark.django_db, pytest.mark.databases]


def judged(token: str, verdicts: str, agent: str = "wf", **changes: object) -> models.Batch:
    """A batch whose trials were self-consistent ("+"), not ("-"), or left without a verdict (".")."""
    text = batch_files.run_text(agents=agent, num_trials=len(verdicts), **changes)  # type: ignore[arg-type]
    batch = batches.create(text, batch_files.SCRIPTED, token=token, name=token)
    for number, verdict in enumerate(verdicts, start=1):
        is_consistent = {"+": True, "-": False, ".": None}[verdict]
        evaluation: dict[str, object] = {"outcome": "test", "self_consistent": is_consistent, "wm_secret_summary": {}}
        batch.trials.filter(number=number).update(status=models.Trial.Status.COMPLETE, evaluation=evaluation)
    return batch


def reread(batch: models.Batch, lenient: dict[str, object], **strict: object) -> None:
    """Gives every trial this lenient reading and, if given, this strict one."""
    for trial in batch.trials.all():
        told: dict[str, object] = {**(trial.evaluation or {}), **strict}
        trial.evaluation = told | {"lenient": {name: told[name] for name in ("outcome", "self_consistent")} | lenient}
        trial.save()


def test_agents_are_paired_by_name_and_trial_number() -> None:
    first, second = judged("first", "++++++--+."), judged("second", "------+-++")

    [[pair, of_asked]] = [each.pairs for each in comparing.compare(first, second)]

    assert (of_asked.measure, of_asked.trials) == ("self_consistent_of_asked", 10)
    assert (pair.both, pair.only_first, pair.only_second, pair.neither) == (1, 6, 1, 1)
    assert pair.p == pytest.approx(0.125)
    assert pair.p_holm == min(1.0, 2 * pair.p)
    assert pair.difference == pytest.approx(-5 / 9)


def test_agents_of_other_names_are_paired_each_with_each() -> None:
    [found] = comparing.compare(judged("first", "++", "wf"), judged("second", "--", "react"))

    assert [(pair.first, pair.second) for pair in found.pairs] == [("wf", "react")]


def test_within_a_batch_each_agent_meets_each_other_of_its_kind(tmp_path: Path) -> None:
    batch = batch_files.drained(batch_files.batch(tmp_path, agents="wf private public vanilla"))

    [found] = comparing.compare(batch, batch)

    assert [(pair.first, pair.second, pair.measure) for pair in found.pairs] == [
        ("wf", "private", "self_consistent"),
        ("public", "vanilla", "any_yes"),
    ]
    assert not found.differences


def test_pairs_that_differ_when_read_leniently_stand_in_a_table_of_their_own(client: Client) -> None:
    """Strictly the first agent can be read in no trial; leniently it keeps its word in all."""
    dressed, bare = judged("dressed", "-----"), judged("bare", "+-+-+")
    kept = {"outcome": "self_consistent", "self_consistent": True}
    reread(dressed, kept, outcome="unreadable", self_consistent=None)
    reread(bare, {"outcome": "all_denial", "self_consistent": False})

    [found] = comparing.compare(dressed, bare)

    assert list(found.pairs) == []
    [pair] = found.lenient
    assert (pair.only_first, pair.only_second, pair.trials, pair.p_holm) == (5, 0, 5, 0.0625)
    page = client.get(f"/sct/compare/?a={dressed.pk}&b={bare.pk}").content.decode()
    assert "Pair by pair, read leniently" in page


def test_where_both_readings_agree_pairs_are_told_once() -> None:
    first, second = judged("first", "+++"), judged("second", "+-+")
    reread(first, {})
    reread(second, {})

    [found] = comparing.compare(first, second)

    assert (len(found.pairs), list(found.lenient)) == (1, [])


def test_p_values_are_corrected_for_all_that_is_shown(tmp_path: Path) -> None:
    batch = batch_files.drained(batch_files.batch(tmp_path, agents="wf react private"))

    [expected, *_others] = batches.comparisons(batch)

    assert comparing.compare(batch, batch)[0].pairs[0].p_holm == expected.p_holm


def test_several_batches_stand_beside_the_first_and_are_corrected_together(client: Client) -> None:
    first, second, third = judged("first", "++++++++"), judged("second", "--------"), judged("third", "-----+++")

    alone, together = comparing.compare(first, third), comparing.compare(first, second, third)

    assert [each.second for each in together] == [second, third]
    told = [(pair.p, pair.p_holm) for each in together for pair in each.pairs]
    assert told == [(0.0078125, 0.015625), (0.0625, 0.0625)]
    assert [pair.p_holm for pair in alone[0].pairs] == [0.0625]
    page = client.get(f"/sct/compare/?a={first.pk}&b={second.pk}&b=&b={third.pk}&b={third.pk}")
    assert page.context["others"] == [second, third]
    assert "corrected by Holm over all 2 pairs shown" in page.text
    assert client.get(f"/sct/compare/?a={first.pk}&b={second.pk}&b=no").status_code == 404


def test_it_is_told_when_not_all_files_were_looked_into(
    client: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(differing, "MOST_FILES", 2)
    large = batch_files.drained(batch_files.batch(tmp_path / "large", agents="wf", num_trials=5))
    small = batch_files.drained(batch_files.batch(tmp_path / "small", agents="wf", num_trials=2))

    [found] = comparing.compare(large, small)
    told = " ".join(client.get(f"/sct/compare/?a={large.pk}&b={small.pk}").text.split())

    assert [(each.batch, each.read, each.there) for each in found.sampled] == [(large, 2, 5)]
    assert "only 2 of 5 files were looked into" in told


def test_other_games_under_the_same_numbers_are_warned_of(client: Client) -> None:
    first, second = judged("first", "++"), judged("second", "--", random_seed=7)

    told = client.get(f"/sct/compare/?a={first.pk}&b={second.pk}").text

    assert "play different games under the same numbers" in told
    assert "<code>random_seed</code>" in told
    assert "<code>t_fork</code>" not in told


def test_another_candidate_order_differs_and_is_the_same_game(client: Client) -> None:
    [found] = comparing.compare(judged("first", "+"), judged("second", "-", candidate_order="shuffled"))

    assert [difference.setting for difference in found.differences] == ["candidate_order"]
    assert found.same_games


@pytest.mark.parametrize(
    ("asked", "status"), [("", 200), ("?a=&b=", 200), ("?a=7&b=8", 404), ("?a=x&b=1", 404), ("?a=" + "9" * 30, 404)]
)
def test_the_page_stands_without_batches_and_refuses_those_there_are_not(
    client: Client, asked: str, status: int
) -> None:
    assert client.get(f"/sct/compare/{asked}").status_code == status


QWEN = """
- name: honest_host
  model_name: qwen3
  api_config: {base_url: "http://one.example/v1", api_key_env: ONE_API_KEY}
  generation_config: {temperature: 0.3, max_tokens: 512}
"""


def settings_that_differ(first: models.Batch, second: models.Batch) -> dict[str, tuple[object, object]]:
    return {each.setting: (each.first, each.second) for each in comparing.compare(first, second)[0].differences}


def test_every_setting_of_a_model_that_differs_is_listed() -> None:
    other = QWEN.replace("0.3", "0.9").replace("512", "64").replace("one.example", "two.example")
    text = batch_files.run_text(agents="wf vanilla")
    first, second = (batches.create(text, told, token=f"asked {n}") for n, told in enumerate((QWEN, other)))

    assert settings_that_differ(first, second) == {
        "responder.base_url": ("http://one.example/v1", "http://two.example/v1"),
        "responder.generation_config.temperature": (0.3, 0.9),
        "responder.generation_config.max_tokens": (512, 64),
        "updater.base_url": ("http://one.example/v1", "http://two.example/v1"),
        "updater.generation_config.temperature": (0.3, 0.9),
        "updater.generation_config.max_tokens": (512, 64),
    }


def test_every_setting_of_the_configuration_that_differs_is_listed() -> None:
    text = batch_files.run_text(agents="wf")
    changed = (
        batch_files.run_text(agents="wf", num_trials=3, concurrency=9, T_max=30, reveal=True)
        .replace("patch_and_replace", "overwrite")
        .replace('"deterministic": {', '"llm": {"max_n": 7}, "deterministic": {')
    )
    first, second = (batches.create(told, batch_files.SCRIPTED, token=told[:90]) for told in (text, changed + " "))

    assert settings_that_differ(first, second) == {
        "num_trials": (2, 3),
        "providers.concurrency": (4, 9),
        "T_max": (20, 30),
        "reveal": (False, True),
        "stateless_candidates.llm.max_n": (20, 7),
        "strategy": ("patch_and_replace", "overwrite"),
    }


def test_a_setting_of_some_agents_names_them() -> None:
    text = batch_files.run_text(agents="wf react vanilla")
    first, second = judged("one", "+"), judged("two", "-")
    models.Batch.objects.filter(pk=first.pk).update(config_text=text)
    models.Batch.objects.filter(pk=second.pk).update(config_text=text.replace("overwrite", "append_and_delete"))

    [found] = comparing.compare(*models.Batch.objects.order_by("pk"))[0].differences

    assert (found.setting, found.of) == ("strategy", ("react",))


def test_the_code_and_the_prompts_that_made_the_files_are_compared(tmp_path: Path) -> None:
    first, second = (
        batch_files.drained(batch_files.batch(tmp_path / name, num_trials=1)) for name in ("first", "second")
    )
    trial = second.trials.get()
    file = json.loads(bytes(trial.content or b""))
    file["metadata"] |= {"code_version": "older", "prompts": file["metadata"]["prompts"] | {"vanilla": "other"}}
    models.Trial.objects.filter(pk=trial.pk).update(content=json.dumps(file).encode())

    found = settings_that_differ(first, second)

    assert set(found) == {"code_version", "prompts.vanilla"}
    assert found["code_version"][1] == "older"


def test_no_key_is_named_where_models_differ(client: Client) -> None:
    text = batch_files.run_text(agents="vanilla")
    providers = (QWEN, batch_files.SCRIPTED)
    first, second = (batches.create(text, told, token=f"asked {n}") for n, told in enumerate(providers))

    told = client.get(f"/sct/compare/?a={first.pk}&b={second.pk}").text

    assert "http://one.example/v1" in told
    assert "ONE_API_KEY" not in told


def test_who_has_not_chosen_yet_is_told_what_to_choose(client: Client) -> None:
    assert "There are no batches yet." in (empty := client.get("/sct/compare/").text)
    assert "<select" not in empty

    batch = judged("first", "++")

    assert "Choose two batches." in client.get("/sct/compare/").text
    assert "Choose one more" in client.get(f"/sct/compare/?a={batch.pk}").text
    assert "Choose" not in client.get(f"/sct/compare/?a={batch.pk}&b={batch.pk}").text


def test_a_page_of_comparisons_leads_to_each_of_its_parts(client: Client) -> None:
    first, second, third = judged("first", "++"), judged("second", "+-"), judged("third", "--")

    alone = client.get(f"/sct/compare/?a={first.pk}&b={second.pk}").text
    both = client.get(f"/sct/compare/?a={first.pk}&b={second.pk}&b={third.pk}").text

    assert [place for place in ("pairs-1", "differences-1") if f'href="#{place}"' not in alone] == []
    assert [place for place in ("against-1", "against-2") if f'href="#{place}"' not in both] == []
    assert "−0.50" in alone
