"""Two batches paired by the numbers of their trials."""

from pathlib import Path

import pytest
from django.test import Client

from sct import batches, comparing, models
from tests.sct import batch_files

pytestmark = pytest.mark.django_db(transaction=True)


def judged(token: str, verdicts: str, agent: str = "wf", **changes: object) -> models.Batch:
    """A batch whose trials were self-consistent ("+"), not ("-"), or left without a verdict (".")."""
    text = batch_files.run_text(agents=agent, num_trials=len(verdicts), **changes)  # type: ignore[arg-type]
    batch = batches.create(text, batch_files.SCRIPTED, token=token, name=token)
    for number, verdict in enumerate(verdicts, start=1):
        is_consistent = {"+": True, "-": False, ".": None}[verdict]
        evaluation: dict[str, object] = {"outcome": "test", "self_consistent": is_consistent, "wm_secret_summary": {}}
        batch.trials.filter(number=number).update(status=models.Trial.Status.COMPLETE, evaluation=evaluation)
    return batch


def test_agents_are_paired_by_name_and_trial_number() -> None:
    first, second = judged("first", "++++++--+."), judged("second", "------+-++")

    [pair] = comparing.compare(first, second).pairs

    assert (pair.both, pair.only_first, pair.only_second, pair.neither) == (1, 6, 1, 1)
    assert pair.p == pytest.approx(0.125)
    assert pair.p_holm == pair.p
    assert pair.difference == pytest.approx(-5 / 9)


def test_agents_of_other_names_are_paired_each_with_each() -> None:
    found = comparing.compare(judged("first", "++", "wf"), judged("second", "--", "react"))

    assert [(pair.first, pair.second) for pair in found.pairs] == [("wf", "react")]


def test_within_a_batch_each_agent_meets_each_other_of_its_kind(tmp_path: Path) -> None:
    batch = batch_files.drained(batch_files.batch(tmp_path, agents="wf private public vanilla"))

    found = comparing.compare(batch, batch)

    assert [(pair.first, pair.second, pair.measure) for pair in found.pairs] == [
        ("wf", "private", "self_consistent"),
        ("public", "vanilla", "any_yes"),
    ]
    assert not found.differences


def test_p_values_are_corrected_for_all_that_is_shown(tmp_path: Path) -> None:
    batch = batch_files.drained(batch_files.batch(tmp_path, agents="wf react private"))

    [expected, *_others] = batches.comparisons(batch)

    assert comparing.compare(batch, batch).pairs[0].p_holm == expected.p_holm


def test_other_games_under_the_same_numbers_are_warned_of(client: Client) -> None:
    first, second = judged("first", "++"), judged("second", "--", random_seed=7)

    told = client.get(f"/sct/compare/?a={first.pk}&b={second.pk}").text

    assert "play different games under the same numbers" in told
    assert "<code>random_seed</code>" in told
    assert "<code>t_fork</code>" not in told


def test_another_candidate_order_differs_and_is_the_same_game(client: Client) -> None:
    found = comparing.compare(judged("first", "+"), judged("second", "-", candidate_order="shuffled"))

    assert [difference.setting for difference in found.differences] == ["candidate_order"]
    assert found.same_games


@pytest.mark.parametrize(
    ("asked", "status"), [("", 200), ("?a=&b=", 200), ("?a=7&b=8", 404), ("?a=x&b=1", 404), ("?a=" + "9" * 30, 404)]
)
def test_the_page_stands_without_batches_and_refuses_those_there_are_not(
    client: Client, asked: str, status: int
) -> None:
    assert client.get(f"/sct/compare/{asked}").status_code == status
