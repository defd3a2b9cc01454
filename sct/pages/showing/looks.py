"""How a trial looks in the grid: by its outcome once it is complete, before that by its status."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from sct import models
from sct.records.figures import outcomes

Status = models.Trial.Status


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """`letter` stands for it where thousands of trials are sent at once; `slug` names its colour and glyph."""

    letter: str
    slug: str
    name: str | Promise
    glyph: str


_OF_STATUS = {
    Status.QUEUED: Look(letter="q", slug="queued", name=_("queued"), glyph="·"),
    Status.RUNNING: Look(letter="r", slug="running", name=_("running"), glyph="◐"),
    Status.FAILED: Look(letter="f", slug="failed", name=_("failed"), glyph="▲"),
    Status.CANCELLED: Look(letter="x", slug="cancelled", name=_("cancelled"), glyph="✕"),
}
_OF_OUTCOME = {
    outcome.code: Look(letter=chr(ord("A") + place), slug=outcome.slug, name=outcome.name, glyph=outcome.glyph)
    for place, outcome in enumerate(outcomes.ALL)
}
ALL = (*_OF_STATUS.values(), *_OF_OUTCOME.values())


def of(status: str, evaluation: Mapping[str, Any] | None) -> Look:
    if status == Status.COMPLETE:
        return _OF_OUTCOME[evaluation["outcome"] if evaluation else "error"]
    return _OF_STATUS[Status(status)]
