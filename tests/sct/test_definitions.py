"""Every metric, outcome and figure is defined, on the pages and in the documents in the same words."""

import typing
from pathlib import Path

import pytest
from django.conf import settings
from django.test import Client
from django.utils.html import escape

from sct import definitions, outcomes
from sct.showing import figures
from sct.trial import trial_file
from tests.sct import batch_files

DOCUMENT = " ".join((Path(settings.BASE_DIR) / "docs/sct.md").read_text(encoding="utf-8").split())
MEANINGS = [
    *((name, str(meaning)) for name, meaning in definitions.METRICS.items()),
    *((outcome.code, str(outcome.meaning)) for outcome in outcomes.ALL),
    *((figure.name, str(figure.meaning)) for figure in definitions.FIGURES),
]


def test_every_metric_of_a_trial_file_has_its_definition() -> None:
    nested = "wm_secret_summary"
    metrics = [
        *trial_file.Evaluation.model_fields,
        *(f"{nested}.{name}" for name in trial_file.SecretSummary.model_fields),
    ]

    assert set(definitions.METRICS) == set(metrics) - {nested}


def test_every_outcome_that_a_file_can_have_is_defined() -> None:
    assert {outcome.code for outcome in outcomes.ALL} == set(typing.get_args(trial_file.Outcome))


def test_every_figure_of_an_agent_is_defined_in_the_order_of_its_columns() -> None:
    assert [figure.name for figure in definitions.FIGURES] == [*figures.SHARES, "mean_yes_rate"]


@pytest.mark.parametrize(("name", "meaning"), MEANINGS)
def test_the_document_says_what_the_page_says(name: str, meaning: str) -> None:
    assert f"- `{name}`: {meaning}" in DOCUMENT


@pytest.mark.django_db
def test_the_pages_say_what_their_figures_mean(client: Client, tmp_path: Path) -> None:
    batch = batch_files.drained(batch_files.batch(tmp_path, agents="wf", num_trials=1))

    shown, trial = client.get(f"/sct/{batch.pk}/").text, client.get(f"/sct/{batch.pk}/trials/wf/1/").text

    assert all(escape(str(figure.meaning)) in shown for figure in definitions.FIGURES)
    assert all(escape(str(outcome.meaning)) in shown for outcome in outcomes.ALL)
    assert all(escape(str(meaning)) in trial for meaning in definitions.METRICS.values())
