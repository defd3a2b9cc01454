"""All files of a batch as one zip in the layout of the results folder, made while it is being sent."""

import zipfile
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime

from glassbox_site.ground.plain import zip_streams
from sct import models
from sct.exports import finished_files, recipe_file

READABLE = 0o644 << 16


def pieces(batch: models.Batch) -> Iterator[bytes]:
    yield from zipped(_entries(batch))


def zipped(entries: Iterable[tuple[str, bytes, datetime]]) -> Iterator[bytes]:
    """A zip of the entries, which are name, content and time of writing, in pieces."""
    outbox = zip_streams.Outbox()
    with zipfile.ZipFile(outbox, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as archive:
        for name, content, written_at in entries:
            archive.writestr(_entry(name, written_at), content)
            if len(outbox) >= zip_streams.BYTES_A_PIECE:
                yield outbox.take()
    yield outbox.take()


def _entries(batch: models.Batch) -> Iterator[tuple[str, bytes, datetime]]:
    folder = f"results/{recipe_file.game(batch)}"
    yield f"{folder}/config.yaml", recipe_file.config_yaml(batch), batch.created_at
    yield f"{folder}/providers.yaml", recipe_file.providers_yaml(batch), batch.created_at
    for file in finished_files.complete(batch):
        yield f"{folder}/{file.agent_name}/{file.number}.json", file.content, file.finished_at or batch.created_at
    for file in finished_files.failed(batch):
        name = f"{folder}/{file.agent_name}/{file.number}.json.failed-{file.failed_attempt}"
        yield name, file.content, file.finished_at or batch.created_at


def _entry(name: str, written_at: datetime) -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo(name, written_at.astimezone(UTC).timetuple()[:6])
    entry.compress_type = zipfile.ZIP_DEFLATED
    entry.external_attr = READABLE
    return entry
