"""Deletes a batch for good, with all of its trials, calls and files; in pieces, in the background."""

import shutil
from pathlib import Path

from django.conf import settings
from django.db import transaction

from sct import models

PIECE = 1_000


def remove(batch_id: int) -> None:
    """May be called again after an interruption: it continues where it stopped."""
    batch = models.Batch.objects.filter(pk=batch_id).first()
    if batch is None:
        return
    while keys := list(batch.trials.order_by("pk").values_list("pk", flat=True)[:PIECE]):
        with transaction.atomic():
            models.Trial.objects.filter(pk__in=keys).delete()
    batch.delete()
    folder, ours = Path(batch.results_dir).resolve(), (settings.VAR / "sct").resolve()
    if folder.is_relative_to(ours) and folder != ours:
        shutil.rmtree(folder, ignore_errors=True)
