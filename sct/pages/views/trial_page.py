"""The page of one trial: what was said, what the agent kept, what was asked, and what follows from it."""

from dataclasses import dataclass

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from glassbox_site.ground import operators
from glassbox_site.ground.plain import digits
from sct import models
from sct.pages.showing import asides, controls, dialogue_turns, facts, neighbours, trial_record
from sct.records import overview
from sct.records.figures import definitions, outcomes
from sct.records.reports import metric_words

Status = models.Trial.Status


@dataclass(frozen=True, slots=True, kw_only=True)
class Way:
    """A link to another trial, with its keyboard key. `address` is None if there is no such trial."""

    rel: str
    key: str
    address: str | None


@never_cache
@require_safe
def trial(request: HttpRequest, batch_id: int, agent: str, number: int) -> HttpResponse:
    found = get_object_or_404(
        models.Trial.objects.select_related("batch"), batch=batch_id, agent_name=agent, number=number
    )
    attempts = list(found.attempts.order_by("number"))
    wanted = digits.number(request.GET.get("attempt", ""))
    record = trial_record.of(found, attempts, wanted)
    context = _told(record) | {
        "trial": found,
        "batch": found.batch,
        "attempts": attempts,
        "shown": record,
        "is_live": found.status in (Status.QUEUED, Status.RUNNING) and record.failed_attempt is None,
        "spec": trial_record.spec(found),
        "question_mode": _question_mode(found, record),
        "ways": _ways(found),
        "phases": (phases := facts.phases(record.file, found)),
        "total": facts.total(phases),
        "returns": facts.returns(found, record.failed_attempt or found.attempt),
        "watching": _watching(found) if wanted is None else None,
        "may_operate": operators.is_one(request),
    }
    return render(request, "sct/trial/trial.html", context)


def _watching(trial: models.Trial) -> dict[str, str] | None:
    """The socket of a trial that is not complete; None for a complete one, which does not change any more."""
    if trial.status == Status.COMPLETE:
        return None
    return {"socket": f"/ws/sct/{trial.batch_id}/trials/{trial.agent_name}/{trial.number}/"}


def _question_mode(trial: models.Trial, record: trial_record.Record) -> str:
    if record.file is not None:
        return str(record.file["sct"].get("question_mode", "sequential"))
    settings = overview.settings(trial.batch.config_text)
    return settings.sct.question_mode if settings else ""


def _told(record: trial_record.Record) -> dict[str, object]:
    """The conversation, and if there is a file, everything else in it."""
    file = record.file
    secret = facts.secret(file) if file else None
    told = dialogue_turns.told(record.log, fork_turn=record.fork_turn, secret=secret)
    context: dict[str, object] = {
        "told": told,
        "turns": [turn for turn in told if not turn.is_question],
        "questions": [turn for turn in told if turn.is_question],
        "keeps_nothing": bool(told) and all(turn.private is None for turn in told),
        "is_forked": file is not None or len(told) > record.fork_turn,
    }
    if file is None:
        return context
    return context | {
        "metadata": file["metadata"],
        "model_settings": list(facts.model_settings(file)),
        "forked": file["sct"],
        "is_shuffled": file["sct"].get("candidate_order") == "shuffled",
        "evaluation": file["evaluation"],
        "outcome": outcomes.BY_CODE.get(file["evaluation"]["outcome"]),
        "candidates": facts.candidates(file),
        "why_not_asked": metric_words.why_not_asked(file["evaluation"]),
        "why_fewer": asides.why_fewer(file),
        "asides": list(asides.of(file["evaluation"])),
        "controls": controls.of(file),
        "metrics": list(metric_words.told(file["evaluation"])),
        "definitions": [(metric_words.HEADINGS[name], name, meaning) for name, meaning in definitions.METRICS.items()],
        "tree": facts.tree(record.stored),
    }


def _ways(trial: models.Trial) -> list[Way]:
    around = neighbours.of(trial)
    return [
        Way(rel=rel, key=key, address=None if place is None else _address(trial.batch_id, place))
        for rel, key, place in (
            ("prev", "k", around.previous),
            ("next", "j", around.next),
            ("error", "e", around.next_error),
            ("disagreement", "d", around.next_disagreement),
        )
    ]


def _address(batch_id: int, place: neighbours.Place) -> str:
    return reverse("sct-trial", args=(batch_id, place.agent_name, place.number))
