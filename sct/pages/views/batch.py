"""The page of a batch, while it runs and afterwards: progress, figures, the grid of trials, and a table to filter."""

from collections import Counter

from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from glassbox_site.ground import operators
from glassbox_site.ground.acting import acts
from sct import models
from sct.kernel import catalog, code_prints, config
from sct.pages.showing import boards, frames, looks, trial_rows, wishes
from sct.records import batch_acts
from sct.records.batches import digest
from sct.records.figures import definitions, outcomes
from sct.records.reports import meant
from sct.settings import config_reading

A_PAGE = 25


@never_cache
@require_safe
def batch(request: HttpRequest, batch_id: int) -> HttpResponse:
    """For a page that is already open, `?part=moving` returns what changes with trials besides numbers and grid, and
    `?part=drawn` the figures."""
    found = get_object_or_404(models.Batch, pk=batch_id)
    if request.GET.get("part") == "drawn":
        return render(request, "sct/batch/drawn.html", {"batch": found})
    board = boards.of(found)
    may_operate = operators.is_one(request)
    possible = acts.possible(batch_acts.ON_A_BATCH, [found.pk])[found.pk] if may_operate else []
    asked = wishes.read(request.GET.dict())
    everything = [row for trials in board.agents.values() for row in trials]
    fitting = asked.ordered(row for row in everything if asked.fits(row))
    context: dict[str, object] = {
        "batch": found,
        "board": board,
        "figure_meanings": definitions.FIGURES,
        "lenient_meanings": definitions.LENIENT,
        "beside_meanings": definitions.BESIDE,
        "meant": meant.of(found),
        "outcomes": outcomes.ALL,
        "asked": asked,
        "page": Paginator(fitting, A_PAGE).get_page(request.GET.get("page")),
        "columns": _columns(asked),
        "legend": _legend(board),
        "may_operate": may_operate,
        "actions": possible,
        "may_pause": batch_acts.pause in possible,
    }
    if request.GET.get("part") == "moving":
        return render(request, "sct/batch/moving.html", context)
    context |= {
        "facts": frames.facts(board).model_dump(),
        "lines": _grid(board, {id(row) for row in fitting}) if board.has_grid else [],
        "agents": list(board.agents),
        "looks": looks.ALL,
        "recipe": _recipe(found, board.settings),
        "watching": _watching(found),
    }
    return render(request, "sct/batch/batch.html", context)


def _grid(board: boards.Board, fitting: set[int]) -> list[dict[str, object]]:
    """A line for each agent. Trials that do not fit the filter are dimmed, but stay in place."""
    return [
        {"agent": agent, "cells": [_cell(row, is_dim=id(row) not in fitting) for row in trials]}
        for agent, trials in board.agents.items()
    ]


def _cell(row: trial_rows.Row, *, is_dim: bool) -> dict[str, str]:
    look = row.look
    traits = [f"cell-{look.slug}", *(["cell-dim"] if is_dim else []), *(["cell-again"] if row.attempt > 1 else [])]
    return {"address": row.address, "traits": " ".join(traits), "title": f"{row.number}: {look.name}"}


def _legend(board: boards.Board) -> list[dict[str, object]]:
    """The looks that occur in the grid now, with their counts, in the order of `looks.ALL`."""
    found = Counter(row.look.slug for trials in board.agents.values() for row in trials)
    return [{"look": look, "count": found[look.slug]} for look in looks.ALL if found[look.slug]]


def _columns(asked: wishes.Wishes) -> list[dict[str, object]]:
    """The table's heads: each sorts by its column, and that of the current order reverses it."""
    names = {
        "agent": _("Trial"),
        "outcome": _("Outcome"),
        "yes_rate": _("Yes rate"),
        "first_yes": _("First yes"),
        "parsed": _("Parsed"),
        "attempt": _("Attempt"),
        "seconds": _("Seconds"),
    }
    by, is_down = asked.sort.removeprefix("-") or "agent", asked.sort.startswith("-")
    return [
        {
            "label": label,
            "sort": f"-{name}" if name == by and not is_down else name,
            "order": ("descending" if is_down else "ascending") if name == by else "",
            "is_number": name not in ("agent", "outcome"),
        }
        for name, label in names.items()
    ]


def _recipe(batch: models.Batch, settings: config.SctConfig | None) -> dict[str, object]:
    """What was run and with what: the settings, the text's hash, the providers' models, the current code version."""
    origins = catalog.origins(settings.game, *(agent.kind for agent in settings.agents)) if settings else []
    return {
        "settings": settings,
        "game": _(catalog.create_game(settings.game).declared.title) if settings else "",
        "hash": digest(batch.config_text),
        "code": code_prints.code_version(*origins),
        "providers": [
            {"name": entry["name"], "model": entry.get("model_name") or entry.get("scripted") or ""}
            for entry in batch.providers
        ],
        "warnings": config_reading.warnings(settings) if settings else [],
    }


def _watching(batch: models.Batch) -> dict[str, object]:
    return {
        "socket": f"/ws/sct/{batch.pk}/",
        "looks": {look.letter: {"slug": look.slug, "name": str(look.name)} for look in looks.ALL},
    }
