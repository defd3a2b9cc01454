"""Logs in Inspect's format, version 2, as plain JSON and as an archive (`.eval`).

Callers bring samples as JSON in Inspect's form. This module makes the frame around them, the form of events, and the
attachments (`Texts`) in which long repeated texts are kept once. The same samples make the same bytes.
"""

import dataclasses
import hashlib
import json
import tempfile
import zipfile
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, Literal

from glassbox_site.ground.plain import zip_streams

Json = dict[str, Any]
VERSION = 2
SHORT = 100
SAMPLES_A_BREAK = 1_000
"""From so many samples on, making them takes about a second."""
SOLVERS = "solvers"
IN_SUMMARY = (
    "id",
    "epoch",
    "input",
    "target",
    "metadata",
    "scores",
    "model_usage",
    "started_at",
    "completed_at",
    "uuid",
)


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Frame:
    """The facts about all samples together. `status` is started, success, cancelled or error."""

    name: str
    task: str
    created: datetime
    model: str
    status: str
    about: Mapping[str, object] = dataclasses.field(default_factory=dict)

    def opening(self) -> Json:
        """The part of the header that is known before the first sample."""
        spec = {
            "eval_id": self.name,
            "run_id": self.name,
            "task_id": self.name,
            "created": self.created.isoformat(),
            "task": self.task,
            "dataset": {"name": self.name},
            "model": self.model,
            "config": {},
            "metadata": dict(self.about),
        }
        return {"version": VERSION, "eval": spec, "plan": {"name": "plan", "steps": [], "config": {}}}

    def header(self, summaries: Sequence[Json]) -> Json:
        began = min((each["started_at"] for each in summaries), default=self.created.isoformat())
        ended = max((each["completed_at"] for each in summaries), default=self.created.isoformat())
        count = len(summaries)
        usage = used((model, each) for summary in summaries for model, each in summary["model_usage"].items())
        return self.opening() | {
            "status": self.status,
            "results": {"total_samples": count, "completed_samples": count, "scores": []},
            "stats": {"started_at": began, "completed_at": ended, "model_usage": usage},
        }


class Texts:
    """The attachments of one sample: long texts are kept here once, and events refer to them by name."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}

    def named(self, text: str) -> str:
        if len(text) <= SHORT:
            return text
        name = hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
        self.kept[name] = text
        return f"attachment://{name}"


class Course:
    """The events of one sample, in order. Times are in seconds since the sample began."""

    def __init__(self, began: datetime) -> None:
        self.events: list[Json] = []
        self._began = began
        self._at = 0.0
        self._moment = began.isoformat()

    def at(self, seconds: float) -> None:
        """Sets the time of the events that follow. It never goes back."""
        if seconds > self._at:
            self._at = seconds
            self._moment = (self._began + timedelta(seconds=seconds)).isoformat()

    def open(self, whole: str) -> None:
        """Begins the span of everything. Readers start there, as long as it is the only agent among the solvers."""
        self.begin(SOLVERS, SOLVERS)
        self.begin(whole, "agent", SOLVERS)

    def close(self, whole: str) -> None:
        self.end(whole)
        self.end(SOLVERS)

    def begin(self, span: str, kind: str, parent: str | None = None, name: str | None = None) -> None:
        self._add("span_begin", parent, id=span, parent_id=parent, type=kind, name=name or span)

    def end(self, span: str) -> None:
        self._add("span_end", span, id=span)

    def tell(self, span: str, source: str, data: object) -> None:
        self._add("info", span, source=source, data=data)

    def anchor(self, span: str, anchor: str) -> None:
        """Marks a place from which branches may start."""
        self._add("anchor", span, anchor_id=anchor)

    def branch(self, span: str, anchor: str, parent: str) -> None:
        """Opens a span for what went differently from that anchor on."""
        self.begin(span, "branch", parent)
        self._add("branch", span, from_anchor=anchor)

    def call(self, span: str, *, seconds: float = 0.0, **told: Any) -> None:
        """Adds a call of a model. `told` are the event's fields besides its place and times."""
        done = (self._began + timedelta(seconds=self._at + seconds)).isoformat()
        self._add("model", span, **told, completed=done, working_time=seconds)

    def _add(self, kind: str, span: str | None, **told: Any) -> None:
        place = {
            "uuid": str(len(self.events) + 1), "span_id": span, "timestamp": self._moment, "working_start": self._at,
        }  # fmt: skip
        self.events.append({"event": kind, **place, **told})


def usage(tokens_in: int, tokens_out: int, cached: int = 0, cache_written: int = 0) -> dict[str, int]:
    """Token counts as Inspect has them: `input_tokens` leaves out what was read from a cache, or written into it."""
    fresh = max(0, tokens_in - cached - cache_written)
    total = fresh + cached + cache_written + tokens_out
    told = {"input_tokens": fresh, "output_tokens": tokens_out, "total_tokens": total}
    of_the_cache = {"input_tokens_cache_read": cached, "input_tokens_cache_write": cache_written}
    return told | {name: tokens for name, tokens in of_the_cache.items() if tokens}


def used(calls: Iterable[tuple[str, Mapping[str, int]]]) -> dict[str, dict[str, int]]:
    """The sums by model."""
    sums: dict[str, dict[str, int]] = {}
    for model, each in calls:
        kept = sums.setdefault(model, {})
        for name, count in each.items():
            kept[name] = kept.get(name, 0) + count
    return sums


def archive(frame: Frame, samples: Iterable[Json]) -> Iterator[bytes]:
    """The `.eval` archive in pieces, sample by sample."""
    outbox = zip_streams.Outbox()
    with zipfile.ZipFile(outbox, "w", zipfile.ZIP_DEFLATED) as zipped:
        for name, content in _files(frame, samples):
            zipped.writestr(zipfile.ZipInfo(name), _text(content), zipfile.ZIP_DEFLATED)
            if len(outbox) >= zip_streams.BYTES_A_PIECE:
                yield outbox.take()
    yield outbox.take()


def plain(frame: Frame, samples: Iterable[Json]) -> Iterator[bytes]:
    """The JSON in pieces. The rest of its header comes before the samples but needs them all, so they are buffered, on
    disk if large. Meanwhile a line break now and then tells whoever waits that there is more to come."""
    opening = _text(frame.opening())[:-1]
    yield opening.encode()
    with tempfile.SpooledTemporaryFile(zip_streams.BYTES_A_PIECE) as put_by:
        summaries: list[Json] = []
        for sample in samples:
            put_by.write(b"," * bool(summaries) + _text(sample).encode())
            summaries.append(_summary(sample))
            if len(summaries) % SAMPLES_A_BREAK == 0:
                yield b"\n"
        put_by.seek(0)
        yield _text(frame.header(summaries))[len(opening) : -1].encode() + b',"samples":['
        while piece := put_by.read(zip_streams.BYTES_A_PIECE):
            yield piece
        yield b"]}"


Form = Literal["eval", "json"]
WRITTEN: Mapping[Form, Callable[[Frame, Iterable[Json]], Iterator[bytes]]] = {"eval": archive, "json": plain}
ENDINGS: Mapping[Form, str] = {"eval": "eval", "json": "eval.json"}
TYPES: Mapping[Form, str] = {"eval": "application/zip", "json": "application/json"}


def _files(frame: Frame, samples: Iterable[Json]) -> Iterator[tuple[str, object]]:
    yield "_journal/start.json", frame.opening()
    summaries = []
    for sample in samples:
        summaries.append(_summary(sample))
        yield f"samples/{sample['id']}_epoch_{sample['epoch']}.json", sample
    yield "summaries.json", summaries
    yield "header.json", frame.header(summaries)


def _summary(sample: Json) -> Json:
    told = {name: sample[name] for name in IN_SUMMARY if name in sample}
    return told | {"completed": True, "message_count": len(sample["messages"])}


def _text(content: object) -> str:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"), default=str)
