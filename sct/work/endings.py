"""How a trial ends: its row first, which is the truth, and then its file, which can be written again from the row."""

import asyncio
import logging
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from django.db.models.functions import Length

from glassbox_site.ground.working import leases
from sct import models
from sct.kernel import results
from sct.work import claims, journal, plays

Status = models.Trial.Status

logger = logging.getLogger("sct")


@dataclass(frozen=True, slots=True, kw_only=True)
class Ending:
    """The changes to write to the trial's row. A failure is also kept as an attempt; `content` is the file's."""

    claim: claims.Claim
    changes: dict[str, Any]
    content: bytes | None = None

    @property
    def is_failure(self) -> bool:
        return self.changes["status"] is Status.FAILED

    @property
    def is_return(self) -> bool:
        return self.changes["status"] is Status.QUEUED

    def path(self, folder: Path) -> Path:
        path = results.path_of(folder, self.claim.agent_name, self.claim.number)
        return results.failed_path(path, self.claim.attempt) if self.is_failure else path


def of(claim: claims.Claim, trial: plays.Finished | BaseException) -> Ending:
    """The ending that follows from a trial's result or exception. A trial that was stopped goes back to the queue."""
    try:
        played = plays.recorded(_finished(trial))
    except journal.Stopped:
        return Ending(claim=claim, changes={"status": Status.QUEUED})
    except (Exception, asyncio.CancelledError) as bug:  # the job's boundary: one broken trial breaks no other
        logger.exception("%s broke", claim, exc_info=bug)
        return _failed(claim, f"{type(bug).__name__}: {bug}", None)
    if played.errors:
        return _failed(claim, "\n".join(played.errors), played.content)
    left = {"content": played.content, "evaluation": played.evaluation, "error": ""}
    changes = {"status": Status.COMPLETE, "finished_at": leases.NOW, **left}
    return Ending(claim=claim, changes=changes, content=played.content)


def _finished(trial: plays.Finished | BaseException) -> plays.Finished:
    if isinstance(trial, BaseException):
        raise trial
    return trial


def _failed(claim: claims.Claim, error: str, content: bytes | None) -> Ending:
    changes = {"status": Status.FAILED, "error": error, "finished_at": leases.NOW}
    return Ending(claim=claim, changes=changes, content=content)


def settle(ending: Ending) -> bool:
    """Call it in a transaction. Returns False, and writes nothing, if another worker owns the trial by now."""
    is_settled = claims.settle(ending.claim, **ending.changes)
    if is_settled and ending.is_failure:
        models.Attempt.objects.create(
            trial_id=ending.claim.pk,
            number=ending.claim.attempt,
            error=ending.changes["error"],
            content=ending.content,
        )
    return is_settled


class Files:
    """Writes trial files in a separate thread, in the order in which trials ended, so nothing waits for the disk."""

    def __init__(self, folder: Path, clerk: ThreadPoolExecutor) -> None:
        self._folder = folder
        self._clerk = clerk
        self._under_way: deque[Future[None]] = deque()

    def take(self, endings: Iterable[Ending]) -> None:
        """Queues the files to be written. Raises the error of an earlier one that failed."""
        while self._under_way and self._under_way[0].done():
            self._under_way.popleft().result()
        for ending in endings:
            if ending.content is not None:
                path = ending.path(self._folder)
                self._under_way.append(self._clerk.submit(results.write, path, ending.content))

    def finish(self) -> None:
        while self._under_way:
            self._under_way.popleft().result()


@contextmanager
def filing(folder: Path) -> Iterator[Files]:
    """When the block ends without an error, all files have been written."""
    with ThreadPoolExecutor(max_workers=1, thread_name_prefix="files") as clerk:
        files = Files(folder, clerk)
        yield files
        files.finish()


def restore(batch: models.Batch) -> None:
    """Writes the missing files of ended trials, which a worker leaves behind if it is killed between row and file."""
    folder = Path(batch.results_dir)
    complete = models.Trial.objects.filter(batch=batch, status=models.Trial.Status.COMPLETE).exclude(content=None)
    for pk, agent_name, number, size in complete.values_list("pk", "agent_name", "number", Length("content")):
        path = results.path_of(folder, agent_name, number)
        if not results.is_whole(path, size):
            results.write(path, bytes(models.Trial.objects.values_list("content", flat=True).get(pk=pk) or b""))
    failed = models.Attempt.objects.filter(trial__batch=batch).exclude(content=None)
    seen = failed.values_list("pk", "trial__agent_name", "trial__number", "number", Length("content"))
    for pk, agent_name, number, attempt, size in seen:
        path = results.failed_path(results.path_of(folder, agent_name, number), attempt)
        if not results.is_whole(path, size):
            results.write(path, bytes(models.Attempt.objects.values_list("content", flat=True).get(pk=pk) or b""))
