"""A batch or a trial as one frame for whoever watches: always whole, so that a lost frame is healed by the next.

A trial in the grid is one letter; two thousand of them are two kilobytes. With the greeting and the sign of life these
are all the messages of the test's sockets; the page's side of them is `static/js/sct/socket.js`.
"""

from typing import Any

from django.db.models import Count

from sct import models
from sct.kernel.judging import statistics
from sct.pages.showing import boards
from sct.records import pace, standing
from sct.records.figures import summary


def hello(epoch: str, head: int) -> dict[str, object]:
    """What follows belongs to this epoch; `head` is the number of its newest frame."""
    return {"type": "hello", "epoch": epoch, "head": head}


def beat(head: int) -> dict[str, object]:
    """A sign of life."""
    return {"type": "beat", "head": head}


def of_batch(batch_id: int) -> dict[str, Any] | None:
    """None for a batch that is not there."""
    batch = models.Batch.objects.filter(pk=batch_id).first()
    if batch is None:
        return None
    board = boards.of(batch)
    return {
        "type": "progress",
        "state": _state(board.state),
        "segments": [
            {"status": part.status, "name": part.name, "count": part.count, "start": part.start, "length": part.length}
            for part in board.counts.segments
        ],
        "facts": facts(board),
        "figures": [_figures(each) for each in board.figures],
        "cells": _cells(board),
        "attempts": _attempts(board),
        "waits": [f"{each.provider} {each.since.timestamp():.0f} {each.reason}" for each in board.waits],
        "is_over": board.is_over,
    }


def of_trial(batch_id: int, agent: str, number: int) -> dict[str, object] | None:
    """Only that it moved: whoever watches asks for the page again."""
    found = (
        models.Trial.objects.filter(batch=batch_id, agent_name=agent, number=number)
        .annotate(made=Count("calls"))
        .values("status", "attempt", "fence", "made")
        .first()
    )
    return None if found is None else {"type": "trial", **found}


def facts(board: boards.Board) -> dict[str, object]:
    return {
        "done": board.counts.done,
        "total": board.counts.total,
        "in_play": board.in_play,
        "calls_in_flight": board.calls_in_flight,
        "places": board.places,
        "time_left": None if board.seconds_left is None else pace.told(board.seconds_left),
        "median_seconds": board.median_seconds,
        "calls": board.spent.calls,
        "tokens": board.spent.tokens_in + board.spent.tokens_out,
        "is_free": board.batch.is_free,
        "cost": None if board.spent.cost is None else float(board.spent.cost),
    }


def _cells(board: boards.Board) -> dict[str, str]:
    if not board.has_grid:
        return {}
    return {agent: "".join(row.look.letter for row in trials) for agent, trials in board.agents.items()}


def _attempts(board: boards.Board) -> dict[str, dict[int, int]]:
    """Only of trials that were tried again."""
    if not board.has_grid:
        return {}
    found = {
        agent: {row.number: row.attempt for row in trials if row.attempt > 1} for agent, trials in board.agents.items()
    }
    return {agent: again for agent, again in found.items() if again}


def _state(state: standing.State) -> dict[str, str]:
    return {"code": state.code, "name": str(state.name), "glyph": state.glyph, "tone": state.tone}


def _figures(of_agent: summary.AgentFigures) -> dict[str, object]:
    return {
        "agent": of_agent.agent,
        "n": of_agent.n,
        "asked": of_agent.asked,
        "total": of_agent.total,
        "errors": of_agent.errors,
        "is_provisional": of_agent.is_provisional,
        "mean_yes_rate": of_agent.mean_yes_rate,
        "mean_of": len(of_agent.yes_rates),
        "shares": {name: _share(share) for name, share in of_agent.shares.items()},
    }


def _share(share: statistics.Proportion) -> dict[str, float | None]:
    return {"value": share.value, "low": share.low, "high": share.high, "n": share.n}
