"""The league table as a page and as a file."""

import csv
import dataclasses
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_safe

from games.engine.facts import identities
from games.pages import programme, spoilers
from games.pages.views import filters
from games.records import people_figures, profiles, ranking, ratings, standings
from glassbox_site.ground.plain import cells, proportions
from personas.models import ChatModel

PLACES_A_PAGE = 100
KINDS = (("exhibition", _("exhibitions")), ("all", _("both")))
ORDERS = (
    ("won", _("Won")), ("impostor", _("As impostor")), ("crewmate", _("As crewmate")), ("matches", _("Matches")),
)  # fmt: skip
BY_RATING = "rating"
SHARES: Mapping[str, Callable[[profiles.Style], proportions.Proportion]] = {
    "vote_accuracy": lambda style: style.accuracy,
    "survival": lambda style: style.survival,
    "talk_share": lambda style: style.talk,
    "accusation_accuracy": lambda style: style.accused,
    "lies_per_100_claims": lambda style: style.lies,
}
"""Shares whose intervals and counts come after the older columns, which keep their places."""
COST_PLACES = 9
"""Decimal places of dollars, as many as costs are stored with."""
HEADINGS = (
    "persona", "name", "model", "tier", "provisional", "matches", "wins", "won", "won_low", "won_high", "edge",
    "impostor_matches", "impostor_wins", "impostor_low", "impostor_high", "crewmate_matches", "crewmate_wins",
    "crewmate_low", "crewmate_high", "rating", "rating_low", "rating_high", "impostor_rating",
    "impostor_rating_sigma", "crewmate_rating", "crewmate_rating_sigma", "vote_accuracy", "survival", "cost_per_match",
    "talk_share", "mean_desire", "words_per_line", "accusation_accuracy", "lies_per_100_claims",
    "lost_turns_per_match", "tokens_per_match", "accusations_per_line", "reader",
    *(f"{name}_{part}" for name in SHARES for part in ("low", "high", "n")), "tokens_estimated_per_match",
    "edge_low", "edge_high",
)  # fmt: skip


@require_safe
def page(request: HttpRequest) -> HttpResponse:
    """`?kind= season= model= tier= sort= page=`"""
    found = asked(request)
    shown = Paginator(found["rows"], PLACES_A_PAGE).get_page(request.GET.get("page"))
    has_provisional = any(row.standing.is_provisional for row in shown)
    return render(
        request, "games/standings/standings.html", found | {"page": shown, "has_provisional": has_provisional}
    )


@require_safe
def download(request: HttpRequest) -> HttpResponse:
    """The rows of all pages of the same query, as CSV."""
    response = HttpResponse(content_type="text/csv; charset=utf-8")
    response.headers["Content-Disposition"] = 'attachment; filename="standings.csv"'
    writer = csv.writer(response)
    writer.writerow(HEADINGS)
    found = asked(request)
    told = (*rows_told(found), *people_told(found))
    writer.writerows(map(cells.harmless, row.values()) for row in told)
    return response


def people_told(found: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """One row for all people together, without a key; none if no people are shown."""
    people: people_figures.People | None = found["people"]
    if people is not None:
        counted = {"name": standings.PEOPLE, "matches": people.all.n}
        yield dict.fromkeys(HEADINGS) | counted | _results(people.all, people.impostor, people.crewmate)


def rows_told(found: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Rows by heading, None for what is not shown: with spoilers off, figures over few matches are left out."""
    for row in found["rows"]:
        is_closed = found["are_off"] and row.standing.is_provisional
        yield dict.fromkeys(HEADINGS) | _who(row) | ({} if is_closed else _figures(row))


def asked(request: HttpRequest) -> dict[str, Any]:
    are_off = spoilers.are_off(request)
    kind, season, sort = _open_choices(request)
    scope, table = _table(kind.chosen, season.number, settled=are_off)
    stands_in = scope.kind == "exhibition" and not kind.chosen
    shown = dataclasses.replace(kind, chosen="exhibition") if stands_in else kind
    model, tier = _choices_within(request, table)
    order = sort.chosen or BY_RATING
    wish = ranking.Wish(model=model.chosen, tier=tier.chosen, order=order)
    rows = ranking.rows(table, scope, wish, styles=profiles.styles(scope))
    return {
        "are_off": are_off,
        "choices": (shown, season, model, tier, sort),
        "is_narrowed": any(each.chosen for each in (kind, season, model, tier)),
        "order": order,
        "scope": scope,
        "stands_in": stands_in,
        "table": table,
        "rows": rows,
        "people": None if model.chosen or tier.chosen else _people(table, scope, are_off=are_off),
        "base_impostor": table.base(identities.Role.IMPOSTOR),
        "base_crewmate": table.base(identities.Role.CREWMATE),
        "enough": standings.ENOUGH,
    }


def _people(table: standings.Table, scope: standings.Scope, *, are_off: bool) -> people_figures.People | None:
    """The figures of people; None if nobody played, or with spoilers off if too few did."""
    found = people_figures.people(scope) if standings.ANYBODY in table.standings else None
    return None if found and are_off and found.all.n < standings.ENOUGH else found


def _open_choices(request: HttpRequest) -> tuple[filters.Choice, filters.Choice, filters.Choice]:
    seasons = [(str(season.pk), season.name) for season in programme.seasons()]
    return (
        filters.choice(request, "kind", _("Matches"), _("league"), KINDS),
        filters.choice(request, "season", _("Season"), _("all"), seasons),
        filters.choice(request, "sort", _("Order"), _("Rating"), ORDERS),
    )


def _choices_within(request: HttpRequest, table: standings.Table) -> tuple[filters.Choice, filters.Choice]:
    names = {ranking.HOUSE: str(_("house bots")), **dict(ChatModel.objects.values_list("slug", "name"))}
    models = [(slug, names.get(slug, slug)) for slug in ranking.models(table)]
    tiers = [(tier, tier) for tier in ranking.tiers(table)]
    return (
        filters.choice(request, "model", _("Model"), _("any"), models),
        filters.choice(request, "tier", _("Advice"), _("any"), tiers),
    )


def _table(kind: str, season: int | None, *, settled: bool) -> tuple[standings.Scope, standings.Table]:
    """The league's table unless another is asked for; that of exhibitions as long as the league has no matches."""
    wanted = {"all": "", "": "league"}.get(kind, kind)
    scope = standings.Scope(kind=wanted, season=season, settled=settled)
    table = standings.table(scope)
    if not kind and not table.matches and season is None:
        exhibitions = standings.Scope(kind="exhibition", settled=settled)
        if (instead := standings.table(exhibitions)).matches:
            return exhibitions, instead
    return scope, table


def _who(row: ranking.Row) -> dict[str, Any]:
    return {
        "persona": row.unit.key,
        "name": row.name,
        "model": row.mind,
        "tier": row.unit.tier,
        "provisional": int(row.standing.is_provisional),
        "matches": row.standing.n,
    }


def _figures(row: ranking.Row) -> dict[str, Any]:
    standing = row.standing
    return {
        **_results(standing.share, standing.impostor.share, standing.crewmate.share),
        "edge": _rounded(row.edge.value),
        "edge_low": _rounded(row.edge.low),
        "edge_high": _rounded(row.edge.high),
        "rating": _rounded(standing.rating.mu),
        "rating_low": _rounded(standing.rating.low),
        "rating_high": _rounded(standing.rating.high),
        **_strength("impostor", standing.impostor.rating),
        **_strength("crewmate", standing.crewmate.rating),
        **(_manner(row.style) if row.style else {}),
    }


def _results(
    won: proportions.Proportion, impostor: proportions.Proportion, crewmate: proportions.Proportion
) -> dict[str, float | None]:
    return {
        "wins": won.successes,
        "won": _rounded(won.value),
        "won_low": _rounded(won.low),
        "won_high": _rounded(won.high),
        **_of_role("impostor", impostor),
        **_of_role("crewmate", crewmate),
    }


def _of_role(role: str, share: proportions.Proportion) -> dict[str, float | None]:
    counted = {"matches": share.n, "wins": share.successes, "low": _rounded(share.low), "high": _rounded(share.high)}
    return {f"{role}_{name}": value for name, value in counted.items()}


def _strength(role: str, rating: ratings.Rating) -> dict[str, float | None]:
    return {f"{role}_rating": _rounded(rating.mu), f"{role}_rating_sigma": _rounded(rating.sigma)}


def _manner(style: profiles.Style) -> dict[str, Any]:
    told: dict[str, Any] = {
        "cost_per_match": None if style.cost is None else float(round(style.cost, COST_PLACES)),
        "mean_desire": _rounded(style.desire),
        "words_per_line": _rounded(style.words),
        "lost_turns_per_match": _rounded(style.lost_turns),
        "tokens_per_match": _rounded(style.tokens),
        "tokens_estimated_per_match": _rounded(style.tokens_estimated),
        "accusations_per_line": _rounded(style.accusations),
        "reader": style.reader,
    }
    for name, share_of in SHARES.items():
        share, of = share_of(style), 100 if name == "lies_per_100_claims" else 1
        if share.value is not None and share.low is not None and share.high is not None:
            told |= {name: _rounded(of * share.value), f"{name}_n": share.n}
            told |= {f"{name}_low": _rounded(of * share.low), f"{name}_high": _rounded(of * share.high)}
    return told


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 4)
