"""Writing the files again that are missing beside their rows."""

from pathlib import Path

from django.db.models.functions import Length

from sct import models
from sct.kernel import results


def restore(batch: models.Batch) -> None:
    """Every finished trial has its file: whoever was killed between row and file left one out."""
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
