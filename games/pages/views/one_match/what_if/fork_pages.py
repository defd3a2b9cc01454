"""The list of a match's forks, and the page of one fork, both open to everybody."""

from collections.abc import Sequence
from typing import Any

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import get_object_or_404, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from games.engine.facts import events
from games.engine.hindsight import sittings
from games.engine.state import ledger as ledgers
from games.experiments.forks import fork_acts, fork_results
from games.experiments.forks.branches import Entry
from games.log import event_log
from games.models import Fork, Match, Status
from games.pages import spoilers
from games.pages.views.one_match import through_eyes
from games.pages.views.one_match.what_if import fork_sentences, fork_shown, side_by_side
from glassbox_site.ground import operators
from glassbox_site.ground.acting import acts
from glassbox_site.ground.plain import digits

FORKS_A_LIST = 100


@require_safe
def listed(request: HttpRequest, match_id: int) -> HttpResponse:
    """The forks of this match; operators also see every line of its meetings, to order more."""
    match = get_object_or_404(Match, pk=match_id)
    if untold := _untold(request, match):
        return untold
    entries = event_log.read(match.pk) if match.status == Status.FINISHED else []
    found = list(match.forks.order_by("-pk")[:FORKS_A_LIST]) if entries else []
    page = {
        "match": match,
        "forks": _at_a_glance(found, entries),
        "meetings": _meetings(entries) if operators.is_one(request) else [],
    }
    return spoilers.varied(render(request, "games/forks/forks.html", page))


@require_safe
def page(request: HttpRequest, match_id: int, fork_id: int) -> HttpResponse:
    """`?beside=` is the match of the continuation whose meeting is shown beside the original's."""
    fork = get_object_or_404(Fork.objects.select_related("parent"), pk=fork_id, parent=match_id)
    if untold := _untold(request, fork.parent):
        return untold
    beside = side_by_side.of(fork, digits.number(request.GET.get("beside", "")))
    possible = acts.possible(fork_acts.ACTS, [fork.pk])[fork.pk] if operators.is_one(request) else []
    context = {
        "fork": fork,
        "match": fork.parent,
        "shown": fork_shown.of(fork),
        "title": fork_shown.changes_of(fork, fork_results.original(fork)),
        "progress": fork_results.progress(fork),
        "spent": fork_results.spent(fork),
        "halted": fork_acts.open_matches(fork).filter(fork_acts.STANDS).first(),
        "waiting": fork_acts.open_matches(fork).filter(fork_acts.WAITS).count(),
        "possible": possible,
        "beside": beside,
    }
    return spoilers.varied(render(request, "games/forks/fork.html", context))


@never_cache
@require_safe
def signs(request: HttpRequest, match_id: int) -> JsonResponse:
    """Where the match branches, in frames of a view. A view that must not know this asks only at its last frame."""
    match = get_object_or_404(Match, pk=match_id)
    viewer = through_eyes.asked(match.pk, request.GET.get("view", "glass"))
    found = list(match.forks.order_by("pk")[:FORKS_A_LIST]) if match.status == Status.FINISHED else []
    entries = event_log.read(match.pk) if found else []
    arms, told = fork_shown.changed_arms(found), []
    for fork in found:
        at = fork_sentences.record(arms[fork.pk][0])
        n = sum(ledgers.perceives(viewer, entry) for entry in entries[: at.at if at else 0])
        words = fork_shown.title(arms[fork.pk], entries)
        told.append({"n": max(1, n), "url": fork.get_absolute_url(), "words": words})
    return JsonResponse({"signs": told})


def _at_a_glance(forks: Sequence[Fork], entries: list[Entry]) -> list[dict[str, Any]]:
    arms, progress = fork_shown.changed_arms(forks), fork_results.progress_of_each(forks)
    return [
        {
            "fork": fork,
            "title": fork_shown.title(arms[fork.pk], entries),
            "is_off_policy": fork_shown.is_off_policy(arms[fork.pk]),
            "progress": progress[fork.pk],
        }
        for fork in forks
    ]


def _meetings(entries: list[Entry]) -> list[dict[str, Any]]:
    found = []
    for number, sitting in enumerate(sittings.sittings(entries), start=1):
        lines = [entry for entry in entries[sitting.opened : sitting.closed] if isinstance(entry.event, events.Spoke)]
        if lines:
            found.append({"number": number, "lines": lines, "first": lines[0].seq})
    return found


def _untold(request: HttpRequest, match: Match) -> HttpResponse | None:
    """With spoilers off, a page that warns that the forks tell how the match went, with a link to go on; else None."""
    if not spoilers.are_off(request) or "told" in request.GET:
        return None
    return spoilers.varied(render(request, "games/forks/untold.html", {"match": match}))
