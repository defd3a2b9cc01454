"""The complete trials of a batch as rows of two tables: one of trials, one of answers."""

import json
from collections.abc import Iterator
from typing import Any

from sct import models
from sct.exports import finished_files
from sct.kernel import results
from sct.kernel.games import secret_words

Row = dict[str, Any]


def tables(batch: models.Batch) -> Iterator[tuple[str, Iterator[Row]]]:
    """Both tables cover the same trials, even if others end meanwhile."""
    now = finished_files.complete_now(batch)
    yield "trials", (_trial(batch, results.loads(file.content)) for file in finished_files.of_trials(now))
    yield (
        "answers",
        (row for file in finished_files.of_trials(now) for row in _answers(batch, results.loads(file.content))),
    )


def _trial(batch: models.Batch, file: Row) -> Row:
    about, block = file["metadata"], file["sct"]
    kept = ("game", "agent_class", "strategy", "models", "timestamp", "seconds", "code_version", "edition")
    return _key(batch, file) | {name: about.get(name) for name in kept} | {
        "secret": block.get("secret"), "candidates": block["candidates"], "fork_turn": block.get("fork_turn"),
        "interaction_log": [{"text": text, "memory": memory} for text, memory in file["interaction_log"]],
        "evaluation": [{"name": name, "value": _as_text(value)} for name, value in file["evaluation"].items()],
    }  # fmt: skip


def _as_text(value: Any) -> str | None:
    """Non-strings become JSON, because values of all types share a column."""
    return value if value is None or isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _answers(batch: models.Batch, file: Row) -> Iterator[Row]:
    secret = file["sct"].get("secret")
    for place, answer in enumerate(file["sct"]["answers"]):
        told = {name: answer.get(name) for name in ("word", "answer", "parsed", "raw")}
        is_secret = None if secret is None else secret_words.folded(answer["word"]) == secret_words.folded(secret)
        yield _key(batch, file) | {"place": place} | told | {"is_secret": is_secret}


def _key(batch: models.Batch, file: Row) -> Row:
    about = file["metadata"]
    return {"batch": batch.pk, "agent": about["agent_name"], "trial": about["trial"], "seed": about.get("seed", 0)}
