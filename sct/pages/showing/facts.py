"""The facts of a trial: answers about its candidates, metrics, what it took, and its file as a tree."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from django.db.models import Count, Q, Sum
from django.utils.translation import gettext_noop

from personas.llm import chat
from sct import models
from sct.kernel import catalog
from sct.kernel.games import seam, secret_words
from sct.kernel.trial import calls, conversation
from sct.records.reports import flat

DROPPED = "(dropped with age)"
PHASES = (
    gettext_noop("play"),
    gettext_noop("candidates"),
    gettext_noop("questions"),
    gettext_noop("controls"),
    gettext_noop("memory"),
)
"""The phases, marked for translation here because the kernel knows nothing of the site."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Candidate:
    """One question and its answer. `answer` is None if the call failed, `leniently` if no yes or no was read."""

    place: int
    word: str
    question: str
    answer: str | None
    parsed: bool
    raw: str | None
    error: str | None
    is_secret: bool
    leniently: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Phase:
    """What the calls of one phase took. `cost` is None if unknown; `estimated` counts tokens no endpoint reported."""

    name: str
    calls: int
    failed: int
    tokens_in: int
    tokens_out: int
    estimated: int
    cost: Decimal | None
    seconds: float | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Return:
    """One call as it returned: the reply or why there was none, and what it took. `reply` includes tool calls."""

    attempt: int
    phase: str
    provider: str
    model: str
    reply: str
    reasoning: str
    failure: str
    tokens_in: int
    tokens_out: int
    estimated: int
    cost: Decimal | None
    latency: float | None
    tries: int
    is_cut: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """A part in the trial, such as the updater, with the settings of the model that played it."""

    name: str
    settings: Sequence[tuple[str, str]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Node:
    """A JSON value with its name; `children` is None if it is neither an object nor a list."""

    name: str
    text: str = ""
    children: Sequence["Node"] | None = None
    is_list: bool = False


def _game(file: Mapping[str, Any]) -> seam.Game | None:
    """None if the game came with a package that is no longer installed."""
    name = file["metadata"]["game"]
    return catalog.create_game(name) if name in catalog.game_names() else None


def candidates(file: Mapping[str, Any]) -> list[Candidate]:
    game = _game(file)
    own = secret_words.folded(secret(file) or "")
    lenient = (file["evaluation"].get("lenient") or {}).get("answers") or ()
    return [
        Candidate(
            place=place,
            word=answer["word"],
            question=answer["word"] if game is None else game.question(answer["word"]),
            answer=answer["answer"],
            parsed=answer["parsed"],
            raw=answer.get("raw"),
            error=answer.get("error"),
            is_secret=secret_words.folded(answer["word"]) == own,
            leniently=lenient[place] if place < len(lenient) else None,
        )
        for place, answer in enumerate(file["sct"]["answers"])
    ]


def secret(file: Mapping[str, Any]) -> str | None:
    """The trial's secret. Files of the document's own format have only its place among the candidates."""
    told, place = file["sct"].get("secret"), file["evaluation"].get("secret_index")
    known = told if told or place is None else file["sct"]["candidates"][place]
    return None if known is None else str(known)


def model_settings(file: Mapping[str, Any]) -> Iterator[Part]:
    """Which models played which parts, with their settings; empty for older files, which do not say."""
    for name, told in (file["metadata"].get("model_settings") or {}).items():
        yield Part(name=name, settings=[(key, _text(value)) for key, value in flat.pairs(told)])


def phases(file: Mapping[str, Any] | None, trial: models.Trial) -> list[Phase]:
    """The phases from the file, or for a trial in play, from the journal."""
    if file is None:
        return _journalled(trial)
    return [
        Phase(
            name=name,
            calls=phase["calls"],
            failed=phase["failed"],
            tokens_in=phase["tokens_in"],
            tokens_out=phase["tokens_out"],
            estimated=phase.get("tokens_estimated") or 0,
            cost=None if phase["cost"] is None else Decimal(phase["cost"]),
            seconds=phase["seconds"],
        )
        for name, phase in (file["metadata"].get("calls") or {}).items()
        if phase["calls"]
    ]


def _journalled(trial: models.Trial) -> list[Phase]:
    rows = (
        models.Call.objects.filter(trial=trial)
        .order_by()
        .values("phase")
        .annotate(
            made=Count("pk"),
            failed=Count("pk", filter=Q(is_answer=False)),
            read=Sum("tokens_in"),
            written=Sum("tokens_out"),
            estimated=Sum("tokens_estimated", default=0),
            paid=Sum("cost"),
        )
    )
    found = {row["phase"]: row for row in rows}
    return [
        Phase(
            name=name,
            calls=found[name]["made"],
            failed=found[name]["failed"],
            tokens_in=found[name]["read"],
            tokens_out=found[name]["written"],
            estimated=found[name]["estimated"],
            cost=found[name]["paid"],
            seconds=None,
        )
        for name in PHASES
        if name in found
    ]


def returns(trial: models.Trial, attempt: int) -> list[Return]:
    """Every call that was made in an attempt, in the order in which they returned."""
    return [_return(row) for row in trial.calls.filter(attempt=attempt).order_by("pk")]


def _return(row: models.Call) -> Return:
    outcome = calls.load(row.outcome, is_answer=row.is_answer) if row.outcome else chat.Completion(text=DROPPED)
    answer = outcome if isinstance(outcome, chat.Completion) else chat.Completion(text="")
    tools = [f"{tool.name}({tool.arguments})" for tool in answer.tool_calls]
    return Return(
        attempt=row.attempt,
        phase=row.phase,
        provider=row.provider,
        model=answer.model,
        reply="\n".join([*filter(None, [answer.text]), *tools]),
        reasoning=answer.reasoning,
        failure="" if isinstance(outcome, chat.Completion) else conversation.named(outcome),
        tokens_in=row.tokens_in,
        tokens_out=row.tokens_out,
        estimated=row.tokens_estimated or 0,
        cost=row.cost,
        latency=answer.latency if row.is_answer else None,
        tries=answer.attempts,
        is_cut=answer.finish is chat.Finish.LENGTH,
    )


def total(found: Sequence[Phase]) -> Phase:
    costs = [phase.cost for phase in found if phase.cost is not None]
    seconds = [phase.seconds for phase in found if phase.seconds is not None]
    return Phase(
        name="",
        calls=sum(phase.calls for phase in found),
        failed=sum(phase.failed for phase in found),
        tokens_in=sum(phase.tokens_in for phase in found),
        tokens_out=sum(phase.tokens_out for phase in found),
        estimated=sum(phase.estimated for phase in found),
        cost=sum(costs, Decimal()) if costs else None,
        seconds=sum(seconds) if seconds else None,
    )


def tree(value: Any, name: str = "") -> Node:
    if isinstance(value, dict):
        return Node(name=name, children=[tree(inner, key) for key, inner in value.items()])
    if isinstance(value, list):
        return Node(name=name, children=[tree(inner, str(at)) for at, inner in enumerate(value)], is_list=True)
    return Node(name=name, text=_text(value))


def _text(value: Any) -> str:
    """The value as in JSON, but strings without quotes."""
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    return str(value)
