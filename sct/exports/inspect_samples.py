"""The complete trials of a batch as samples of an Inspect log: an agent is a sample, and its trials are the epochs.

Each is made from a trial's file alone. The game is one span, and each question at the fork a span that branches off it.
"""

from collections.abc import Iterator
from datetime import datetime, timedelta

from glassbox_site.ground.plain import inspect_log
from sct import models
from sct.exports import finished_files
from sct.kernel import results
from sct.records import batches

GAME, HOST = "game", "host"
Json = inspect_log.Json


def pieces(batch: models.Batch, form: inspect_log.Form = "eval") -> Iterator[bytes]:
    is_over = batches.progress(batch).is_over
    frame = inspect_log.Frame(
        name=f"sct-{batch.pk}",
        task="self_consistency_test",
        created=batch.created_at,
        model="several",
        status="success" if is_over else "started",
        about={"config": batch.config_text},
    )
    yield from inspect_log.WRITTEN[form](
        frame, (sample(results.loads(file.content)) for file in finished_files.complete(batch))
    )


def sample(trial: Json) -> Json:
    about, block = trial["metadata"], trial["sct"]
    began = datetime.fromisoformat(about["timestamp"])
    ended = began + timedelta(seconds=about.get("seconds", 0.0))
    return {
        "id": about["agent_name"],
        "epoch": about["trial"],
        "input": f"Host a game with one secret ({about['game']}) and keep to it.",
        "target": block.get("secret") or "",
        "messages": [
            {"role": "assistant" if place % 2 else "user", "content": text, "metadata": {"memory": memory}}
            for place, (text, memory) in enumerate(trial["interaction_log"])
        ],
        "output": {"model": "", "choices": []},
        "scores": {"sct": _score(trial)},
        "metadata": about,
        "store": {},
        "events": _events(trial, began),
        "model_usage": _usage(about),
        "started_at": began.isoformat(),
        "completed_at": ended.isoformat(),
        "total_time": about.get("seconds", 0.0),
        "uuid": f"{about['agent_name']}-{about['trial']}-{about.get('attempt', 1)}",
        "attachments": {},
    }


def _events(trial: Json, began: datetime) -> list[Json]:
    course, block = inspect_log.Course(began), trial["sct"]
    course.open(GAME)
    course.begin(HOST, "agent", GAME)
    for place, (text, memory) in enumerate(trial["interaction_log"]):
        own = bool(place % 2)
        course.tell(HOST if own else GAME, "said", {"text": text} | ({"memory": memory} if own else {}))
    course.end(HOST)
    anchor = f"turn-{block.get('fork_turn')}"
    course.anchor(GAME, anchor)
    for number, answer in enumerate(block["answers"], 1):
        span = f"fork-{number}"
        course.branch(span, anchor, GAME)
        course.tell(span, "answer", answer)
        course.end(span)
    course.close(GAME)
    return course.events


def _score(trial: Json) -> Json:
    """The evaluator's metrics as recorded in the file, if they are booleans, numbers or null."""
    told = {
        name: value
        for name, value in trial["evaluation"].items()
        if name != "edition" and isinstance(value, bool | int | float | None)
    }
    return {
        "value": told,
        "answer": trial["sct"].get("secret"),
        "metadata": {"n": len(trial["sct"]["answers"])},
    }


def _usage(about: Json) -> dict[str, dict[str, int]]:
    """The usage of all models together, since files do not say how much each of several used."""
    phases = about.get("calls", {}).values()
    sums = inspect_log.usage(sum(each["tokens_in"] for each in phases), sum(each["tokens_out"] for each in phases))
    return {", ".join(about.get("models", ())) or "unknown": sums} if sums["total_tokens"] else {}
