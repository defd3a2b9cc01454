"""Every metric, outcome and figure is defined, in the same words on the pages and in the documents."""

import typing
from collections.abc import Iterator
from pathlib import Path

import pydantic
import pytest
from django.conf import settings
from django.test import Client
from django.utils.html import escape

from sct.kernel.trial import trial_file
from sct.records.figures import definitions, outcomes, summary
from sct.records.reports import metric_words
from tests.sct import batch_files

DOCUMENT = " ".join((Path(settings.BASE_DIR) / "docs/sct.md").read_text(encoding="utf-8").split())
MEANINGS = [
    *((name, str(meaning)) for name, meaning in definitions.METRICS.items()),
    *((outcome.code, str(outcome.meaning)) for outcome in outcomes.ALL),
    *((figure.name, str(figure.meaning)) for figure in (*definitions.FIGURES, *definitions.BESIDE)),
]


def test_every_metric_of_a_trial_file_has_its_definition() -> None:
    assert set(definitions.METRICS) == set(_names(trial_file.Evaluation))


def test_every_metric_has_a_heading_of_its_own() -> None:
    assert list(metric_words.HEADINGS) == list(definitions.METRICS)
    assert len({str(heading) for heading in metric_words.HEADINGS.values()}) == len(definitions.METRICS)


def test_metrics_are_told_in_words_and_rounded() -> None:
    told = metric_words.told(
        {
            "lenient": {"outcome": "all_denial", "answers": ["no"]},
            "any_yes": False,
            "yes_rate": 1 / 6,
            "first_yes_index": None,
            "not_asked_reason": "no_pattern",
            "sct_yes_correct": 1,
            "num_candidates": 1,
        }
    )

    assert {str(each.heading): str(each.value) for each in told} == {
        "Any yes": "no",
        "Share of yes": "0.17",
        "Position of the first yes": "–",
        "Why nothing was asked": "no board could be read",
        "Yes to its own": "yes",
        "Words asked about": "1",
        "Outcome, read leniently": "Denied all",
    }


def _names(shape: type[pydantic.BaseModel], prefix: str = "") -> Iterator[str]:
    """Names of all fields that are no blocks, including those in nested blocks."""
    for name, field in shape.model_fields.items():
        blocks = [kind for kind in (field.annotation, *typing.get_args(field.annotation)) if _is_block(kind)]
        yield from _names(blocks[0], f"{prefix}{name}.") if blocks else [f"{prefix}{name}"]


def _is_block(kind: typing.Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, pydantic.BaseModel)


def test_every_outcome_that_a_file_can_have_is_defined() -> None:
    assert {outcome.code for outcome in outcomes.ALL} == set(typing.get_args(trial_file.Outcome))


def test_every_figure_of_an_agent_is_defined_in_the_order_of_its_columns() -> None:
    assert [figure.name for figure in definitions.FIGURES] == [*summary.SHARES, "mean_yes_rate"]


def test_every_figure_beside_the_verdicts_is_defined_in_the_order_of_its_columns() -> None:
    assert [figure.name for figure in definitions.BESIDE] == list(summary.BESIDE)
    assert [figure.name for figure in definitions.LENIENT] == list(summary.LENIENT)


def test_the_document_says_what_the_page_says() -> None:
    assert [name for name, meaning in MEANINGS if f"- `{name}`: {meaning}" not in DOCUMENT] == []


@pytest.mark.django_db
def test_the_pages_say_what_their_figures_mean(client: Client, tmp_path: Path) -> None:
    batch = batch_files.drained(batch_files.batch(tmp_path, agents="wf", num_trials=1))

    shown, trial = client.get(f"/sct/{batch.pk}/").text, client.get(f"/sct/{batch.pk}/trials/wf/1/").text

    assert all(escape(str(figure.meaning)) in shown for figure in definitions.FIGURES)
    assert all(escape(str(outcome.meaning)) in shown for outcome in outcomes.ALL)
    assert all(escape(str(meaning)) in trial for meaning in definitions.METRICS.values())
