"""All complete trials of a batch as NDJSON: each file on one line, its numbers and words untouched."""

from collections.abc import Iterator

from sct import models
from sct.exports import finished_files


def pieces(batch: models.Batch) -> Iterator[bytes]:
    for file in finished_files.complete(batch):
        yield on_one_line(file.content) + b"\n"


def on_one_line(content: bytes) -> bytes:
    """Joins the lines of a JSON file. JSON strings have no raw line breaks, so blanks at the start of a line are
    indentation."""
    return b"".join(line.strip(b" \t") for line in content.splitlines())
