"""What a fork has come to: its continuations, their figures, and the files from which anybody can recompute these."""

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
    """`paused` and `spent` mean that nothing goes on without an operator."""

    finished: int
    over: int
    all: int
    state: State

    @property
    def is_over(self) -> bool:
        return self.over == self.all


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Spent:
    """As its budget counts it. `estimated` of the tokens were not reported by an endpoint; `dollars` is None if no cost
    is known, and `is_part` says that some costs are not."""

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
    return progress_of_each([fork])[fork.pk]


def progress_of_each(forks: Sequence[Fork]) -> dict[int, Progress]:
    """By the forks' keys. However many they are, it is asked once."""
    found: dict[int, list[tuple[str, str]]] = {fork.pk: [] for fork in forks}
    matches = Continuation.objects.filter(arm__fork__in=forks).order_by()
    for fork, status, cause in matches.values_list("arm__fork", "match__status", "match__pause_cause"):
        found[fork].append((status, cause))
    return {fork: _progress(each) for fork, each in found.items()}


def _progress(found: Sequence[tuple[str, str]]) -> Progress:
    return Progress(
        finished=sum(status == Status.FINISHED for status, _cause in found),
        over=sum(status in OVER for status, _cause in found),
        all=len(found),
        state=_state([(status, cause) for status, cause in found if status not in OVER]),
    )


def _state(open_: Sequence[tuple[str, str]]) -> State:
    """Like a series' state: one match stopped by the budget makes it `spent`. An outage ends by itself, and so does
    waiting for room in the budget."""
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
    """The figures of the continuations that are finished so far."""
    return _figures(fork, _finished(fork))


def _figures(fork: Fork, finished: Sequence[Continuation]) -> scoring.Figures:
    counted = _counted(fork, finished)
    was = outcomes.of_original(original(fork), counted[0].change)
    return scoring.of_outcomes(was, counted[0], counted[1:])


def keep_outcome(match: Match, entries: Sequence[branches.Entry]) -> None:
    """Stores the outcome of a continuation that ends with these entries, which need not be in its log yet."""
    found = Continuation.objects.select_related("arm__fork__parent").get(match=match)
    log = [*event_log.read(match.pk), *entries]
    found.outcome = OUTCOME.dump_python(_outcome(found, log), mode="json")
    found.save(update_fields=["outcome"])


def files(fork: Fork) -> Iterator[tuple[str, str]]:
    """Names and contents: the parent's log, that of every finished continuation, and the order with its figures. A
    continuation that finishes meanwhile is in none of them."""
    finished = _finished(fork)
    yield PARENT, _ndjson(event_log.lines(fork.parent_id))
    for continuation in finished:
        yield _name(continuation), _ndjson(event_log.lines(continuation.match_id))
    yield FILE, _told(fork, finished)


def told(fork: Fork) -> str:
    """The order of the fork and its figures, as JSON."""
    return _told(fork, _finished(fork))


def _told(fork: Fork, finished: Sequence[Continuation]) -> str:
    """`logs` maps the names of the continuations' files to the numbers of their matches."""
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
    """The numbers of the arms in which a model is asked. House bots do the same each time, by the match's dice: so all
    continuations of an arm with bots alone are the same, and count as one."""
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
    """Recomputes the figures from the files alone; in those of earlier releases every continuation counts. Raises
    `KeyError` and `ValueError` if they are incomplete."""
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
    """The figures that the file tells, without who won at depth `vote`, which earlier releases told although nobody
    wins there."""
    told = json.loads(found[FILE])
    for arm in told["figures"]["arms"] if told["depth"] == Depth.VOTE else ():
        arm["rows"] = [row for row in arm["rows"] if not row["question"].startswith("won:")]
    return told["figures"]


def _counted(fork: Fork, finished: Sequence[Continuation]) -> list[scoring.Counted]:
    """The counted outcomes, arm by arm."""
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
    """The parent's log. The match is over, so the log changes only with its edition."""
    return _read(fork.parent_id, fork.parent.token, fork.parent.edition)


@functools.lru_cache(maxsize=KEPT)
def _read(match_id: int, _token: str, _edition: int) -> Sequence[branches.Entry]:
    return event_log.read(match_id)


def as_if(arm: Arm) -> Change:
    """The arm's change; for the arm without one, that of the first arm with one, so that both are judged alike."""
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
