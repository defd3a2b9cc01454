"""Downloads of a fork: what was changed and what came of it, and all its logs."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404
from django.views.decorators.http import require_safe

from games.experiments.forks import fork_results
from games.models import Fork
from games.watching import db_threads


@require_safe
def fork_json(request: HttpRequest, match_id: int, fork_id: int) -> HttpResponse:
    fork = get_object_or_404(Fork.objects.select_related("parent"), pk=fork_id, parent=match_id)
    return _file(fork_results.told(fork).encode(), "application/json", f"fork-{fork.pk}.json")


@require_safe
async def fork_zip(request: HttpRequest, match_id: int, fork_id: int) -> HttpResponse:
    """Packed in a database thread, so that the event loop does not wait for it."""
    return await db_threads.done(lambda: _packed(match_id, fork_id))


def _packed(match_id: int, fork_id: int) -> HttpResponse:
    fork = get_object_or_404(Fork.objects.select_related("parent"), pk=fork_id, parent=match_id)
    return _file(fork_results.archive(fork), "application/zip", f"fork-{fork.pk}.zip")


def _file(body: bytes, kind: str, name: str) -> HttpResponse:
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-cache"}
    return HttpResponse(body, content_type=kind, headers=headers)
