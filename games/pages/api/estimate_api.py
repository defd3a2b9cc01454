"""What an order will take, told before it is made: the same order, judged as it would be, and nothing kept."""

import dataclasses
from decimal import Decimal
from typing import Any

from django.http import HttpRequest
from ninja import Router, Schema

from games.experiments.forks import fork_pricing
from games.pages.api import league_orders
from games.pages.api.league_shapes import ForkOrder, MatchOrder
from glassbox_site.ground.interface.bearers import ORDER

router = Router(tags=["orders"], auth=ORDER)
NO_WISH = "-"
"""An order has the token of a wish; of this one nothing comes."""


class CostOut(Schema):
    calls: int
    tokens: int
    dollars: Decimal


class ModelShareOut(Schema):
    """What the seats of one model usually cost, by the rulebook it is sent and whether it answers in brief."""

    name: str
    rulebook: str
    brief: bool
    dollars: Decimal


class MatchEstimateOut(Schema):
    """`seats` counts the seats of models, `lines` the lines that a clerk reads, `turns` the questions to a caster; the
    sums include all of them. Models in `unpriced` count in the tokens but not in the dollars. `context` is the largest
    context, in tokens, that any of the models needs."""

    seats: int
    lines: int
    turns: int
    low: CostOut
    usual: CostOut
    high: CostOut
    unpriced: list[str]
    shares: list[ModelShareOut]
    context: int


class ForkEstimateOut(Schema):
    """Estimated from the match as it was played, or from what is usual. `dearest` is the cost if no provider caches
    prompts."""

    continuations: int
    calls: int
    tokens: int
    dollars: Decimal
    dearest: Decimal
    unpriced: list[str]
    seconds: float


@router.post("/matches/estimate/", response=MatchEstimateOut, operation_id="estimate_match", summary="Estimate a match")
def estimate_match(request: HttpRequest, order: MatchOrder) -> Any:
    composed = league_orders.composed(order, NO_WISH)
    return dataclasses.asdict(composed.estimate) | {"context": composed.context_needed}


@router.post(
    "/matches/{int:match_id}/forks/estimate/",
    response=ForkEstimateOut,
    operation_id="estimate_fork",
    summary="Estimate a fork",
)
def estimate_fork(request: HttpRequest, match_id: int, order: ForkOrder) -> Any:
    return dataclasses.asdict(fork_pricing.preview(league_orders.fork_composed(match_id, order, NO_WISH)))
