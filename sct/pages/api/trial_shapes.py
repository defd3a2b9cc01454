"""What the interface tells of the test, and what it is told."""

from datetime import datetime
from decimal import Decimal

from ninja import Schema
from pydantic import ConfigDict, Field


class BatchOut(Schema):
    """`trials` by status. Figures with their intervals are on its page and follow from its files, under `links`.
    `tokens_estimated` is how many tokens no endpoint told, but lengths; with any, the cost is estimated as well."""

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
    """`outcome` is that of its evaluation, null until it is complete."""

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
    """The file of a study, and the models that it names, as in the providers of a batch."""

    model_config = ConfigDict(extra="forbid")

    study: str
    providers: str


class BatchOrder(Schema):
    """The two files of `manage.py run_sct`."""

    model_config = ConfigDict(extra="forbid")

    config: str
    providers: str
    name: str = Field("", max_length=200)


class BatchEstimateOut(Schema):
    """`calls` is the least where `is_least`: agents that edit their memory by tools may make more. `cost` is null
    where a provider names no price; `is_assumed` where one was never called from this site."""

    trials: int
    calls: int
    is_least: bool
    cost: Decimal | None
    seconds: float
    is_assumed: bool
    warnings: list[str]
