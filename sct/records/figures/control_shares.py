"""What agents say to the control questions: whether they hear what is asked, and whether they say yes to anything."""

from collections.abc import Iterable, Mapping
from typing import Any

from sct.kernel.judging import statistics
from sct.records.figures import measures

CONTROLS = ("controls_yes", "controls_parse_rate", "controls_yes_after_reveal")


def of(evaluations: Iterable[measures.Evaluation]) -> dict[str, statistics.Proportion]:
    """Over the answers of all complete trials that had controls; those of one trial are no strangers."""
    found = [told for each in evaluations if isinstance(told := each.get("controls"), Mapping)]
    counted = [_counted(each) for each in found]
    after = [each["yes_after_reveal"] for each in found if each.get("yes_after_reveal") is not None]
    return {
        "controls_yes": statistics.clustered([(yes, read) for _, read, yes in counted]),
        "controls_parse_rate": statistics.clustered([(read, asked) for asked, read, _ in counted]),
        "controls_yes_after_reveal": statistics.wilson(sum(after), len(after)),
    }


def leniently(evaluation: measures.Evaluation) -> measures.Evaluation:
    controls = evaluation.get("controls") or {}
    return {"controls": {**controls, **controls["lenient"]}} if controls.get("lenient") else {}


def _counted(controls: Mapping[str, Any]) -> tuple[int, int, int]:
    """Asked, read, and said yes to."""
    asked = controls["asked"] if controls["answers_parsed_rate"] is not None else 0
    read = round(asked * (controls["answers_parsed_rate"] or 0))
    return asked, read, round(read * (controls["yes_rate"] or 0))
