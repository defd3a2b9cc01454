"""What a fork has come to: its continuations, their figures, and the files from which anybody computes these again."""

import dataclasses
import io
import json
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from games.experiments.forks import branches, changes, scoring
from games.experiments.forks.changes import Change, Depth
from games.log import codec, event_log, trunks
from games.models import Arm, Continuation, Fork, Status
from games.models.match import OVER

PARENT = "parent.ndjson"
FILE = "fork.json"


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Progress:
    finished: int
    over: int
    all: int

    @property
    def is_over(self) -> bool:
        return self.over == self.all


def progress(fork: Fork) -> Progress:
    found = [*Continuation.objects.filter(arm__fork=fork).values_list("match__status", flat=True)]
    return Progress(
        finished=sum(status == Status.FINISHED for status in found),
        over=sum(status in OVER for status in found),
        all=len(found),
    )


def figures(fork: Fork) -> scoring.Figures:
    """As far as it has come."""
    original = event_log.read(fork.parent_id)
    arms = list(fork.arms.order_by("number"))
    tried = [arms[1], *arms[1:]]
    return _figures(original, [_played(arm, _change(as_if), fork) for arm, as_if in zip(arms, tried, strict=True)])


def files(fork: Fork) -> Iterator[tuple[str, str]]:
    """By name: the parent's log, every finished continuation's, and what was asked of them with what came of it."""
    yield PARENT, _ndjson(event_log.lines(fork.parent_id))
    arms, numbers = list(fork.arms.order_by("number")), {}
    for continuation in _finished(fork):
        name = f"{continuation.arm.number}-{continuation.number}.ndjson"
        numbers[name] = continuation.match_id
        yield name, _ndjson(event_log.lines(continuation.match_id))
    told = {
        "match": fork.parent_id,
        "depth": fork.depth,
        "times": fork.times,
        "arms": [{"change": arm.change, "begun": arm.begun} for arm in arms],
        "logs": numbers,
        "figures": scoring.as_json(figures(fork)),
    }
    yield FILE, json.dumps(told, indent=2, ensure_ascii=False) + "\n"


def archive(fork: Fork) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as folder:
        for name, text in files(fork):
            folder.writestr(name, text)
    return packed.getvalue()


def scored_again(found: Mapping[str, str]) -> scoring.Figures:
    """From the files alone. Raises `KeyError` and `ValueError` where they are not whole."""
    told = json.loads(found[FILE])
    original = [codec.entry_of(line) for line in found[PARENT].splitlines()]
    logs: dict[int, list[branches.Log]] = {number: [] for number in range(len(told["arms"]))}
    for name in sorted(told["logs"], key=_place):
        logs[_place(name)[0]].append(tuple(codec.entry_of(line) for line in found[name].splitlines()))
    records = [arm["change"] for arm in told["arms"]]
    tried = [changes.RECORD.validate_python(record) for record in (records[1], *records[1:])]
    played = [
        scoring.Played(
            change=tried[number],
            begun=arm["begun"],
            times=told["times"],
            depth=Depth(told["depth"]),
            logs=logs[number],
        )
        for number, arm in enumerate(told["arms"])
    ]
    return _figures(original, played)


def told_figures(found: Mapping[str, str]) -> Any:
    """Those that the file tells."""
    return json.loads(found[FILE])["figures"]


def _figures(original: Sequence[branches.Entry], played: Sequence[scoring.Played]) -> scoring.Figures:
    unchanged, *arms = played
    return scoring.figures(original, unchanged, arms)


def _played(arm: Arm, change: Change, fork: Fork) -> scoring.Played:
    begun = [codec.entry_of(line) for line in trunks.of_arm(arm.pk)]
    own = [
        event_log.read(match_id, after=arm.begun)
        for match_id in arm.continuations.filter(match__status=Status.FINISHED).values_list("match", flat=True)
    ]
    return scoring.Played(
        change=change,
        begun=arm.begun,
        times=fork.times,
        depth=Depth(fork.depth),
        logs=[(*begun, *entries) for entries in own],
    )


def _change(arm: Arm) -> Change:
    return changes.RECORD.validate_python(arm.change)


def _finished(fork: Fork) -> list[Continuation]:
    found = Continuation.objects.filter(arm__fork=fork, match__status=Status.FINISHED).select_related("arm")
    return list(found.order_by("arm__number", "number"))


def _ndjson(lines: Iterator[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def _place(name: str) -> tuple[int, int]:
    arm, number = name.removesuffix(".ndjson").split("-")
    return int(arm), int(number)
