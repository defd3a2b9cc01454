"""Batches beside a first one, for programs: pairs of agents on the same trials, and what was different."""

from typing import Annotated, Any

from django.http import HttpRequest
from ninja import Query, Router, Schema

from glassbox_site.ground.interface import cursors, problem_details
from sct import models
from sct.pages.views import compare
from sct.records.figures import pairing
from sct.records.reports import comparing, differing

router = Router(tags=["self-consistency"])


class PairOut(Schema):
    """Two agents on the trials that count for both: in how many both were right, only one was, or neither. `difference`
    is the second less the first. `p` is from McNemar's exact test; `p_holm` is corrected for all pairs reported
    together."""

    first: str
    second: str
    measure: str
    trials: int
    both: int
    only_first: int
    only_second: int
    neither: int
    difference: float
    p: float
    p_holm: float


class DifferenceOut(Schema):
    """A setting that differs. `of` names the agents that it belongs to, or is empty if it belongs to the whole
    batch."""

    setting: str
    first: Any
    second: Any
    of: list[str]
    is_game: bool


class ComparisonOut(Schema):
    """`lenient` has the pairs under the lenient reading, if that changes any of them. `same_games` is false if trials
    of the same number played different games."""

    first: int
    second: int
    same_games: bool
    pairs: list[PairOut]
    lenient: list[PairOut]
    differences: list[DifferenceOut]


class ComparisonsOut(Schema):
    items: list[ComparisonOut]


@router.get("/batches/compare/", response=ComparisonsOut, operation_id="compare_batches", summary="Compare batches")
def compare_batches(
    request: HttpRequest,
    first: cursors.Key,
    beside: Annotated[list[cursors.Key], Query(min_length=1, max_length=compare.MOST_COMPARED)],
) -> Any:
    """Comparing a batch with itself compares its agents with each other."""
    asked = [("first", first), *(("beside", number) for number in dict.fromkeys(beside))]
    there = models.Batch.objects.in_bulk({number for _, number in asked})
    if missing := [(name, number) for name, number in asked if number not in there]:
        raise problem_details.wrong(
            problem_details.Fault(path=[name], code="unknown", said=f"There is no batch {number}.")
            for name, number in missing
        )
    one, *others = (there[number] for _, number in asked)
    return {"items": [_told(one, each) for each in comparing.compare(one, *others)]}


def _told(first: models.Batch, found: comparing.Comparison) -> dict[str, Any]:
    return {
        "first": first.pk,
        "second": found.second.pk,
        "same_games": found.same_games,
        "pairs": [_pair(each) for each in found.pairs],
        "lenient": [_pair(each) for each in found.lenient],
        "differences": [_difference(each) for each in found.differences],
    }


def _pair(told: pairing.Pair) -> dict[str, Any]:
    return {name: getattr(told, name) for name in PairOut.model_fields}


def _difference(told: differing.Difference) -> dict[str, Any]:
    return {name: getattr(told, name) for name in DifferenceOut.model_fields}
