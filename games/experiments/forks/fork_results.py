"""What a fork has come to: its continuations, their figures, and the files from which anybody computes these again."""

import dataclasses
import functools
import io
import json
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal
from typing import Any, Literal

import pydantic

from games.engine.state import fold
from games.experiments.forks import branches, changes, outcomes, scoring
from games.experiments.forks.changes import Change, Depth
from games.log import codec, event_log, journal
from games.models import Arm, Continuation, Fork, Match, PauseCause, Seat, Status
from games.models.match import HELD, OVER

PARENT = "parent.ndjson"
FILE = "fork.json"
KEPT = 8
State = Literal["running", "paused", "spent", "over"]
OUTCOME: pydantic.TypeAdapter[outcomes.Outcome] = pydantic.TypeAdapter(outcomes.Outcome)


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Progress:
    """It is paused or spent where nothing goes on before an operator has seen to it."""

    finished: int
    over: int
    all: int
    state: State

    @property
    def is_over(self) -> bool:
        return self.over == self.all


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Spent:
    """As its budget counts it. Of the tokens, no endpoint told `estimated`; `dollars` are None where nobody knows any,
    and a part of it if nobody knows some."""

    tokens: int
    dollars: Decimal | None
    estimated: int
    is_part: bool


def spent(fork: Fork) -> Spent:
    asked = journal.in_fork(fork.pk)
    used = journal.used(asked)
    is_part = journal.have_unpriced(asked)
    return Spent(tokens=used.tokens, dollars=used.cost, estimated=used.estimated, is_part=is_part)


def progress(fork: Fork) -> Progress:
    matches = Continuation.objects.filter(arm__fork=fork)
    found = [*matches.values_list("match__status", "match__pause_cause")]
    return Progress(
        finished=sum(status == Status.FINISHED for status, _cause in found),
        over=sum(status in OVER for status, _cause in found),
        all=len(found),
        state=_state([(status, cause) for status, cause in found if status not in OVER]),
    )


def _state(open_: Sequence[tuple[str, str]]) -> State:
    """As of a series: what the budget has stopped stops the others. An outage ends by itself, and so does waiting for
    room in the budget."""
    stopped = {cause for status, cause in open_ if status == Status.PAUSED}
    if not open_:
        return "over"
    if PauseCause.SPENT in stopped:
        return "spent"
    by_itself = {PauseCause.OUTAGE, PauseCause.YIELDED}
    waits = stopped & by_itself and not stopped & set(HELD)
    moves = any(status not in (Status.PAUSED, Status.INTERRUPTED) for status, _cause in open_)
    return "running" if moves or waits else "paused"


def figures(fork: Fork) -> scoring.Figures:
    """As far as it has come."""
    return _figures(fork, _finished(fork))


def _figures(fork: Fork, finished: Sequence[Continuation]) -> scoring.Figures:
    counted = _counted(fork, finished)
    was = outcomes.of_original(original(fork), counted[0].change)
    return scoring.of_outcomes(was, counted[0], counted[1:])


def keep_outcome(match: Match, entries: Sequence[branches.Entry]) -> None:
    """Of a continuation that closes with these entries, which need not be written yet."""
    found = Continuation.objects.select_related("arm__fork__parent").get(match=match)
    log = [*event_log.read(match.pk), *entries]
    found.outcome = OUTCOME.dump_python(_outcome(found, log), mode="json")
    found.save(update_fields=["outcome"])


def files(fork: Fork) -> Iterator[tuple[str, str]]:
    """By name: the parent's log, every finished continuation's, and what was asked of them with what came of it. What
    is finished meanwhile is in none of them."""
    finished = _finished(fork)
    yield PARENT, _ndjson(event_log.lines(fork.parent_id))
    for continuation in finished:
        yield _name(continuation), _ndjson(event_log.lines(continuation.match_id))
    yield FILE, _told(fork, finished)


def told(fork: Fork) -> str:
    """What was asked, and what came of it."""
    return _told(fork, _finished(fork))


def _told(fork: Fork, finished: Sequence[Continuation]) -> str:
    """`logs` are the numbers of the continuations by the names of their files."""
    chancy = by_chance(fork)
    said = {
        "match": fork.parent_id,
        "depth": fork.depth,
        "times": fork.times,
        "arms": [_arm(arm, by_chance=arm.number in chancy) for arm in fork.arms.defer("trunk").order_by("number")],
        "logs": {_name(each): each.match_id for each in finished},
        "figures": scoring.as_json(_figures(fork, finished)),
    }
    return json.dumps(said, indent=2, ensure_ascii=False) + "\n"


def _arm(arm: Arm, *, by_chance: bool) -> dict[str, Any]:
    is_off_policy = arm.change is not None and changes.RECORD.validate_python(arm.change).is_off_policy
    return {"change": arm.change, "begun": arm.begun, "off_policy": is_off_policy, "by_chance": by_chance}


def by_chance(fork: Fork) -> set[int]:
    """The arms, by number, in which a model is asked. House bots do the same each time, by the dice of the match: so
    many continuations by them alone are one, and count as one."""
    asked = Seat.objects.filter(match__continuation__arm__fork=fork, match__continuation__number=0).exclude(model=None)
    if fork.depth == Depth.VOTE:
        at = as_if(fork.arms.defer("trunk").get(number=1)).at
        asked = asked.filter(color__in=fold.fold(original(fork)[:at]).living)
    return set(asked.values_list("match__continuation__arm__number", flat=True))


def archive(fork: Fork) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as folder:
        for name, text in files(fork):
            folder.writestr(name, text)
    return packed.getvalue()


def scored_again(found: Mapping[str, str]) -> scoring.Figures:
    """From the files alone; in those of earlier releases every continuation counts. Raises `KeyError` and `ValueError`
    where they are not whole."""
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
            logs=logs[number] if arm.get("by_chance", True) else logs[number][:1],
        )
        for number, arm in enumerate(told["arms"])
    ]
    unchanged, *others = played
    return scoring.figures(original, unchanged, others)


def told_figures(found: Mapping[str, str]) -> Any:
    """Those that the file tells. Earlier releases told of the vote alone who won, which nobody has."""
    told = json.loads(found[FILE])
    for arm in told["figures"]["arms"] if told["depth"] == Depth.VOTE else ():
        arm["rows"] = [row for row in arm["rows"] if not row["question"].startswith("won:")]
    return told["figures"]


def _counted(fork: Fork, finished: Sequence[Continuation]) -> list[scoring.Counted]:
    """By arm."""
    found: dict[int, list[outcomes.Outcome]] = {}
    chancy = by_chance(fork)
    for each in finished:
        if each.arm.number in found and each.arm.number not in chancy:
            continue
        kept = each.outcome or OUTCOME.dump_python(_outcome(each, event_log.read(each.match_id)))
        found.setdefault(each.arm.number, []).append(OUTCOME.validate_python(kept))
    return [
        scoring.Counted(change=as_if(arm), times=fork.times, depth=Depth(fork.depth), of_each=found.get(arm.number, []))
        for arm in fork.arms.defer("trunk").order_by("number")
    ]


def _outcome(found: Continuation, log: branches.Log | list[branches.Entry]) -> outcomes.Outcome:
    arm, fork = found.arm, found.arm.fork
    return outcomes.outcome(original(fork), log, as_if(arm), begun=arm.begun, depth=Depth(fork.depth))


def original(fork: Fork) -> Sequence[branches.Entry]:
    """The parent's log. It is over, and changes with its edition alone."""
    return _read(fork.parent_id, fork.parent.token, fork.parent.edition)


@functools.lru_cache(maxsize=KEPT)
def _read(match_id: int, _token: str, _edition: int) -> Sequence[branches.Entry]:
    return event_log.read(match_id)


def as_if(arm: Arm) -> Change:
    """What is changed in it; in the arm where nothing is, what is in the next, by which the two are looked at alike."""
    record = arm.change or Arm.objects.values_list("change", flat=True).get(fork=arm.fork_id, number=1)
    return changes.RECORD.validate_python(record)


def _finished(fork: Fork) -> list[Continuation]:
    found = (
        Continuation.objects.filter(arm__fork=fork, match__status=Status.FINISHED)
        .select_related("arm__fork__parent")
        .defer("arm__trunk")
    )
    return list(found.order_by("arm__number", "number"))


def _ndjson(lines: Iterator[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def _name(continuation: Continuation) -> str:
    return f"{continuation.arm.number}-{continuation.number}.ndjson"


def _place(name: str) -> tuple[int, int]:
    arm, number = name.removesuffix(".ndjson").split("-")
    return int(arm), int(number)
