"""The pages of personas: the list, one persona with its record and style, and its memory."""

from collections.abc import Mapping
from typing import Any

from django.core.paginator import Paginator
from django.db.models import QuerySet
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils.http import urlencode
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_safe

from games.booking import fingerprints
from games.pages import programme, spoilers
from games.pages.afterwards import believing, best_lines
from games.pages.views import filters
from games.records import kept_moments, profiles, standings
from glassbox_site.ground.plain import digits
from personas.models import ChatModel, Persona, StrategyTier
from personas.models.roles import Role
from personas.models.strategy import Wording
from personas.remembering import diary, memory_records

PERSONAS_A_PAGE = 24
LATEST_MATCHES = 8
CHAPTERS_A_PAGE = 8
HOUSE = "house"


@require_safe
def everybody(request: HttpRequest) -> HttpResponse:
    """`?model= tier= character=` filter; active personas come first."""
    models = [(HOUSE, str(_("house bots"))), *ChatModel.objects.values_list("slug", "name")]
    tiers = [(name, name) for name in StrategyTier.objects.values_list("name", flat=True)]
    model = filters.choice(request, "model", _("Model"), _("any"), models)
    tier = filters.choice(request, "tier", _("Advice"), _("any"), tiers)
    found = _narrowed(model.chosen, tier.chosen, request.GET.get("character", ""))
    tables = _tables(request)
    page = Paginator(found, PERSONAS_A_PAGE).get_page(request.GET.get("page"))
    context = {
        "are_off": spoilers.are_off(request),
        "choices": (model, tier),
        "is_narrowed": bool(model.chosen or tier.chosen or request.GET.get("character")),
        "page": page,
        "people": [(persona, _main_place(persona, tables)) for persona in page.object_list],
        "enough": standings.ENOUGH,
    }
    return render(request, "games/personas/personas.html", context)


@require_safe
def one(request: HttpRequest, key: str) -> HttpResponse:
    persona = Persona.objects.select_related("model", "tier").filter(key=key).first()
    if persona is None:
        return _elsewhere(key)
    are_off = spoilers.are_off(request)
    found = profiles.places(key, _tables(request))
    main = found[0] if found else None
    advice = persona.tier.current if persona.model else None
    context = {
        "are_off": are_off,
        "persona": persona,
        "advice": advice,
        "fingerprint": fingerprints.of(persona, advice.wording if advice else Wording()),
        "places": [place for place in found if not (are_off and place.standing.is_provisional)],
        "main": main,
        "is_closed": are_off and (main is None or main.standing.is_provisional),
        "enough": standings.ENOUGH,
        "matches": programme.cards(_matches(key)[:LATEST_MATCHES], telling=not are_off),
    }
    return render(request, "games/personas/persona.html", context | _inside(key, main, are_off=are_off))


def profile(request: HttpRequest, key: str) -> dict[str, Any]:
    """The figures and lines from its matches, as its page shows them."""
    main = next(iter(profiles.places(key, _tables(request))), None)
    return _inside(key, main, are_off=spoilers.are_off(request))


@require_safe
def memory(request: HttpRequest, key: str) -> HttpResponse:
    """What it learned, match by match. `?before=`, the key of an experience, turns the page."""
    persona = get_object_or_404(Persona.objects.select_related("model", "tier"), key=key)
    if spoilers.are_off(request):
        return render(request, "games/personas/memory.html", {"persona": persona, "are_off": True})
    before = digits.number(request.GET.get("before", ""))
    chapters = diary.chapters(key, before=before, limit=CHAPTERS_A_PAGE)
    earlier = chapters[-1].experience.pk if len(chapters) == CHAPTERS_A_PAGE else None
    return render(request, "games/personas/memory.html", {"persona": persona, "chapters": chapters, "earlier": earlier})


def _inside(key: str, main: profiles.Place | None, *, are_off: bool) -> dict[str, Any]:
    """What tells of matches. With spoilers off only figures, and only over enough matches that none is given away."""
    is_shown = main is not None and not (are_off and main.standing.is_provisional)
    inside: dict[str, Any] = {"style": None, "beliefs": None}
    if main and is_shown:
        conducts = profiles.conducts(key, main.scope)
        inside = {"style": profiles.style(key, main.scope), "beliefs": believing.of_persona(conducts)}
    if are_off:
        return inside
    moments = kept_moments.of_persona(key)
    return inside | {
        "quoted": best_lines.of_persona(key),
        "rivals": profiles.rivals(key, main.scope) if main else [],
        "moments": moments,
        "learned": [(role.value, memory_records.learned(key, role)) for role in Role],
    }


def _tables(request: HttpRequest) -> Mapping[standings.Scope, standings.Table]:
    settled = spoilers.are_off(request)
    scopes = [standings.Scope(kind=kind, settled=settled) for kind in ("league", "exhibition")]
    return {scope: standings.table(scope) for scope in scopes}


def _main_place(persona: Persona, tables: Mapping[standings.Scope, standings.Table]) -> profiles.Place | None:
    return next(iter(profiles.places(persona.key, tables)), None)


def _matches(key: str) -> programme.Matches:
    return programme.wanted(programme.Wish(persona=key))


def _narrowed(model: str, tier: str, character: str) -> QuerySet[Persona]:
    found = Persona.objects.select_related("model", "tier").order_by("-is_active", "name", "key")
    if model:
        found = found.filter(model=None) if model == HOUSE else found.filter(model__slug=model)
    if tier:
        found = found.filter(tier__name=tier, model__isnull=False)
    return found.filter(slug=character) if character else found


def _elsewhere(slug: str) -> HttpResponse:
    """Redirects a character's name to its persona, or to a list of them if several models play it."""
    keys = list(Persona.objects.filter(slug=slug).values_list("key", flat=True)[:2])
    if not keys:
        raise Http404(slug)
    if len(keys) == 1:
        return redirect("persona", keys[0])
    return redirect(f"{reverse('personas')}?{urlencode({'character': slug})}")
