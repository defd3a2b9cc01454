"""A batch or a trial as one frame for those who watch: always complete, so that the next frame makes up for a lost one.

In the grid, a trial is one letter; two thousand of them are two kilobytes.
"""

from django.db.models import Count

from sct import models
from sct.pages import messages
from sct.pages.showing import boards
from sct.records import pace


def of_batch(batch_id: int) -> messages.Progress | None:
    """None if there is no such batch."""
    batch = models.Batch.objects.filter(pk=batch_id).first()
    if batch is None:
        return None
    board = boards.of(batch)
    return messages.Progress(
        state=messages.State.model_validate(board.state),
        segments=[messages.Segment.model_validate(part) for part in board.counts.segments],
        facts=facts(board),
        figures=[messages.AgentFigures.model_validate(each) for each in board.figures],
        cells=_cells(board),
        attempts=_attempts(board),
        waits=[f"{each.provider} {each.since.timestamp():.0f} {each.reason}" for each in board.waits],
        is_over=board.is_over,
    )


def of_trial(batch_id: int, agent: str, number: int) -> messages.Moved | None:
    found = (
        models.Trial.objects.filter(batch=batch_id, agent_name=agent, number=number)
        .annotate(made=Count("calls"))
        .values("status", "attempt", "fence", "made")
        .first()
    )
    return None if found is None else messages.Moved(**found)


def facts(board: boards.Board) -> messages.Facts:
    return messages.Facts(
        done=board.counts.done,
        total=board.counts.total,
        in_play=board.in_play,
        calls_in_flight=board.calls_in_flight,
        places=board.places,
        time_left=None if board.seconds_left is None else pace.told(board.seconds_left),
        median_seconds=board.median_seconds,
        calls=board.spent.calls,
        tokens=board.spent.tokens_in + board.spent.tokens_out,
        estimated=board.spent.estimated,
        is_free=board.batch.is_free,
        cost=None if board.spent.cost is None else float(board.spent.cost),
    )


def _cells(board: boards.Board) -> dict[str, str]:
    if not board.has_grid:
        return {}
    return {agent: "".join(row.look.letter for row in trials) for agent, trials in board.agents.items()}


def _attempts(board: boards.Board) -> dict[str, dict[int, int]]:
    """The numbers of attempts, only for trials that were retried."""
    if not board.has_grid:
        return {}
    found = {
        agent: {row.number: row.attempt for row in trials if row.attempt > 1} for agent, trials in board.agents.items()
    }
    return {agent: again for agent, again in found.items() if again}
