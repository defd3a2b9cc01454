"""A batch that goes for good, with all of its trials, calls and files; in pieces, beside whoever asked for it."""

import shutil
from pathlib import Path

from django.conf import settings
from django.db import transaction

from personas import trail
from personas.models import Verb
from sct import models

PIECE = 1_000

Status = models.Trial.Status


class StillPlayed(Exception):
    """Its trials are being played: it is paused or cancelled first."""


def promise(batch: models.Batch, *, by_id: int | None) -> None:
    """From here on nothing of it is played any more. Raises StillPlayed."""
    with transaction.atomic():
        if batch.trials.filter(status=Status.RUNNING).exists():
            raise StillPlayed
        models.Batch.objects.filter(pk=batch.pk).update(wish=models.Batch.Wish.CANCEL)
        if by_id is not None:
            trail.leave(Verb.DELETED, batch, by_id=by_id)


def remove(batch_id: int) -> None:
    """May be repeated: it goes on where it was."""
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
