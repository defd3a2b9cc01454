"""What the interface tells of the test, and what it is told."""

from datetime import datetime
from decimal import Decimal

from ninja import Schema
from pydantic import ConfigDict, Field


class BatchOut(Schema):
    """`trials` counts trials by status. Figures with intervals are on the page of the batch and follow from its files,
    under `links`. `tokens_estimated` is how many tokens are estimated from lengths because no endpoint reported them;
    if there are any, the cost is an estimate too."""

    id: int
    name: str
    state: str
    study: int | None
    trials: dict[str, int]
    agents: list[str]
    cost: Decimal | None
    calls: int
    tokens_estimated: int
    workers: int
    halted_because: str
    created_at: datetime
    ended_at: datetime | None
    links: dict[str, str]


class TrialOut(Schema):
    """`outcome` is from the evaluation; null until the trial is complete."""

    agent: str
    number: int
    status: str
    attempt: int
    error: str
    outcome: str | None
    started_at: datetime | None
    finished_at: datetime | None
    links: dict[str, str]


class StudyOut(Schema):
    id: int
    name: str
    state: str
    batches: list[int]
    created_at: datetime
    links: dict[str, str]


class StudyOrder(Schema):
    """The YAML file of a study, and its models, in the form of the providers of a batch."""

    model_config = ConfigDict(extra="forbid")

    study: str
    providers: str


class BatchOrder(Schema):
    """The two YAML files that `manage.py run_sct` takes."""

    model_config = ConfigDict(extra="forbid")

    config: str
    providers: str
    name: str = Field("", max_length=200)


class BatchEstimateOut(Schema):
    """If `is_least`, `calls` is a minimum: agents that edit their memory with tools may make more. `cost` is null if a
    provider names no price. `is_assumed` means that this site never called one of the providers."""

    trials: int
    calls: int
    is_least: bool
    cost: Decimal | None
    seconds: float
    is_assumed: bool
    warnings: list[str]
