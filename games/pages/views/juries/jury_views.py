"""The jury of one match: during it what the jury believes and a sheet to mark, afterwards how right it was."""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.clickjacking import xframe_options_exempt
from django.views.decorators.http import require_safe

from games.booking.people import inviting
from games.models import JuryFigures, Match, Status, Voice
from games.pages import spoilers
from games.pages.views import returning
from games.pages.views.juries import jurors
from games.pages.views.preferences import of_our_own_pages
from games.records.jury import jury_board, jury_files, jury_law, needle, voices
from games.watching import db_threads
from glassbox_site.ground import addresses
from glassbox_site.ground.plain import digits

JOINING = addresses.Share(60, 3_600.0)
MARKING = addresses.Share(120, 60.0)
TOO_MANY = 429


@never_cache
@require_safe
def page(request: HttpRequest, match_id: int) -> HttpResponse:
    match = _match(match_id)
    return render(request, "games/match/jury/jury.html", seen(request, match) | _afterwards(request, match))


def seen(request: HttpRequest, match: Match) -> dict[str, Any]:
    """The template context of the sheet, for this page and the match page."""
    voice = voices.voice(match.pk, jurors.key(request.COOKIES))
    return {
        "match": match,
        "voice": voice,
        "may_mark": jurors.may_mark(request.COOKIES) and not match.is_over,
        "are_off": spoilers.are_off(request),
        "fewest": jury_law.FEWEST,
        "longest": inviting.LONGEST_NAME,
        "voices": voices_of(match),
        "rows": _rows(match, voice),
    }


@never_cache
@of_our_own_pages
def join(request: HttpRequest, match_id: int) -> HttpResponse:
    """Joins the jury, with or without a pseudonym; one browser is always the same juror."""
    match = _match(match_id)
    name = " ".join(request.POST.get("name", "").split())
    if not jurors.may_mark(request.COOKIES):
        return _told(request, match, "spoilers", 403)
    if name and (wrong := inviting.name_problem(name)):
        return _told(request, match, wrong, 422)
    key = jurors.key(request.COOKIES)
    if not JOINING.take(request.META.get("REMOTE_ADDR", "")):
        return _told(request, match, "full", TOO_MANY)
    key = key or voices.new_key()
    if voices.join(match, key, pseudonym=name if "name" in request.POST else None) is None:
        return _told(request, match, "over" if match.is_over else "full", 409)
    response = _told(request, match)
    jurors.keep(request, response, key)
    return response


@never_cache
@of_our_own_pages
def mark(request: HttpRequest, match_id: int) -> HttpResponse:
    """Takes a whole sheet from a form; scripts use the socket instead."""
    match = _match(match_id)
    voice = voices.voice(match.pk, jurors.key(request.COOKIES))
    if voice is None or not jurors.may_mark(request.COOKIES):
        return _told(request, match, "spoilers", 403)
    if not MARKING.take(request.META.get("REMOTE_ADDR", "")):
        return _told(request, match, "enough", TOO_MANY)
    colors = match.seats.values_list("color", flat=True)
    asked = {color: text for color in colors if (text := request.POST.get(color, "").strip())}
    sheet = {color: percent for color, text in asked.items() if (percent := digits.number(text)) is not None}
    if not asked or len(sheet) < len(asked) or any(percent > 100 for percent in sheet.values()):
        return _told(request, match, "unclear", 422)
    [refusal] = voices.keep([voices.Given(voice=voice.pk, sheet=sheet)])
    return _told(request, match, refusal or "", 409 if refusal else 200)


@require_safe
async def votes(request: HttpRequest, match_id: int) -> HttpResponse:
    """The votes as a download, once the match is over and there are too many to identify anybody by."""
    if not await db_threads.done(lambda: jury_files.is_there(match_id)):
        raise Http404
    body = await db_threads.done(lambda: jury_files.packed(match_id))
    headers = {"Content-Disposition": f'attachment; filename="jury-{match_id}.zip"', "Cache-Control": "no-cache"}
    return HttpResponse(body, content_type="application/zip", headers=headers)


@xframe_options_exempt
@require_safe
def embed(request: HttpRequest, match_id: int) -> HttpResponse:
    """The needle alone, for embedding in other people's pages. Sets no cookie."""
    match = _match(match_id)
    context = {"match": match, "rows": _rows(match, None), "fewest": jury_law.FEWEST}
    response = render(request, "games/elsewhere/jury_embed.html", context)
    response.headers["Cache-Control"] = "no-cache"
    response.headers["Cross-Origin-Resource-Policy"] = "cross-origin"
    return response


def _match(match_id: int) -> Match:
    return get_object_or_404(Match.objects.original(), pk=match_id)


def _told(request: HttpRequest, match: Match, wrong: str = "", status: int = 200) -> HttpResponse:
    """The answer to a POST: JSON for a script; for a form a redirect, or the page with what was wrong."""
    if request.POST.get("by") == "script":
        return JsonResponse({"wrong": wrong}, status=status)
    if wrong:
        context = seen(request, match) | _afterwards(request, match) | {"wrong": wrong}
        return render(request, "games/match/jury/jury.html", context, status=status)
    return redirect(returning.address(request, f"/matches/{match.pk}/jury/"))


def _rows(match: Match, voice: Voice | None) -> list[dict[str, Any]]:
    """Each player with the jury's mark, as far as it may be shown, and this voice's own."""
    told = needle.Needle(match.pk).look() or {}
    sheet = voice.sheet if voice else {}
    seats = match.seats.order_by("place").values_list("color", "name")
    return [
        {"color": color, "name": name, "needle": told.get("needle", {}).get(color), "own": sheet.get(color)}
        for color, name in seats
    ]


def _afterwards(request: HttpRequest, match: Match) -> dict[str, Any]:
    """How right the jury was; only `is_finished` as long as it is not scored."""
    found = JuryFigures.objects.filter(match=match).first()
    context: dict[str, Any] = {"is_finished": match.status == Status.FINISHED}
    if found is None:
        return context
    voice = voices.voice(match.pk, jurors.key(request.COOKIES))
    return context | {
        "figures": found.figures,
        "impostors": match.seats.filter(role="impostor").values_list("color", flat=True),
        "best": _best_player(match, found.figures),
        "own_places": _own_places(voice) if voice else [],
        "is_file": jury_files.is_there(match.pk),
        "enough": jury_board.ENOUGH,
    }


def voices_of(match: Match) -> int:
    return int(needle.heard(match.pk).count())


def _best_player(match: Match, figures: dict[str, Any]) -> dict[str, Any] | None:
    scored = [(told["brier"], color, told) for color, told in figures["players"].items() if told]
    if not scored:
        return None
    _, color, told = min(scored, key=lambda each: each[:2])
    return {"color": color, "name": match.seats.get(color=color).name, **told}


def _own_places(voice: Voice) -> list[tuple[str, jury_board.Standing]]:
    scopes = {"tonight": jury_board.TONIGHT, "week": jury_board.WEEK, "all": None}
    found = (
        (name, jury_board.standing(jury_board.Scope(within=within), voice.juror)) for name, within in scopes.items()
    )
    return [(name, standing) for name, standing in found if standing]
