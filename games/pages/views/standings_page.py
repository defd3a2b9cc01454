"""The league table as a page and as a file."""

import csv
import dataclasses
from collections.abc import Iterator, Mapping
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_safe

from games.engine.facts import identities
from games.pages import programme, spoilers
from games.pages.views import filters
from games.records import people_figures, profiles, ranking, ratings, standings
from glassbox_site.ground.plain import proportions
from personas.models import ChatModel

KINDS = (("exhibition", _("exhibitions")), ("all", _("both")))
ORDERS = (
    ("won", _("Won")), ("impostor", _("As impostor")), ("crewmate", _("As crewmate")), ("matches", _("Matches")),
)  # fmt: skip
BY_RATING = "rating"
SHARES = ("vote_accuracy", "survival", "talk_share", "accusation_accuracy", "lies_per_100_claims")
"""Whose intervals stand behind all else, as they came later."""
HEADINGS = (
    "persona", "name", "model", "tier", "provisional", "matches", "wins", "won", "won_low", "won_high", "edge",
    "impostor_matches", "impostor_wins", "impostor_low", "impostor_high", "crewmate_matches", "crewmate_wins",
    "crewmate_low", "crewmate_high", "rating", "rating_low", "rating_high", "impostor_rating",
    "impostor_rating_sigma", "crewmate_rating", "crewmate_rating_sigma", "vote_accuracy", "survival", "cost_per_match",
    "talk_share", "mean_desire", "words_per_line", "accusation_accuracy", "lies_per_100_claims",
    "lost_turns_per_match", "tokens_per_match", "accusations_per_line", "reader",
    *(f"{name}_{part}" for name in SHARES for part in ("low", "high", "n")), "tokens_estimated_per_match",
)  # fmt: skip


@require_safe
def page(request: HttpRequest) -> HttpResponse:
    """`?kind= season= model= tier= sort=`"""
    return render(request, "games/standings/standings.html", asked(request))


@require_safe
def download(request: HttpRequest) -> HttpResponse:
    """The same rows as the page of the same query has."""
    response = HttpResponse(content_type="text/csv; charset=utf-8")
    response.headers["Content-Disposition"] = 'attachment; filename="standings.csv"'
    writer = csv.writer(response)
    writer.writerow(HEADINGS)
    found = asked(request)
    writer.writerows(told.values() for told in (*rows_told(found), *people_told(found)))
    return response


def people_told(found: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """All people together, in a row without a key."""
    people: people_figures.People | None = found["people"]
    if people is not None:
        shares = dict(zip(("won", "won_low", "won_high"), _interval(people.all), strict=True))
        counts = {"name": standings.PEOPLE, "matches": people.all.n, "wins": people.all.successes}
        roles = _of_role("impostor", people.impostor) | _of_role("crewmate", people.crewmate)
        yield dict.fromkeys(HEADINGS) | counts | shares | roles


def _of_role(role: str, share: proportions.Proportion) -> dict[str, float | None]:
    counted = {"matches": share.n, "wins": share.successes, "low": _rounded(share.low), "high": _rounded(share.high)}
    return {f"{role}_{name}": value for name, value in counted.items()}


def rows_told(found: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Each by its headings; what is not told of it is None."""
    styles = profiles.styles(found["scope"])
    for row in found["rows"]:
        style = styles.get((row.unit.key, row.unit.tier))
        is_closed = found["are_off"] and row.standing.is_provisional
        told = dict(zip(HEADINGS, _fields(row, style, is_closed=is_closed), strict=False))
        yield dict.fromkeys(HEADINGS) | told | ({} if is_closed else _bounds(row, style))


def asked(request: HttpRequest) -> dict[str, Any]:
    are_off = spoilers.are_off(request)
    kind, season, sort = _open_choices(request)
    scope, table = _table(kind.chosen, season.number, settled=are_off)
    stands_in = scope.kind == "exhibition" and not kind.chosen
    shown = dataclasses.replace(kind, chosen="exhibition") if stands_in else kind
    model, tier = _choices_within(request, table)
    order = sort.chosen or BY_RATING
    rows = ranking.rows(table, scope, ranking.Wish(model=model.chosen, tier=tier.chosen, order=order))
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
        "has_provisional": any(row.standing.is_provisional for row in rows),
        "base_impostor": table.base_rate(identities.Role.IMPOSTOR),
        "base_crewmate": table.base_rate(identities.Role.CREWMATE),
        "enough": standings.ENOUGH,
    }


def _people(table: standings.Table, scope: standings.Scope, *, are_off: bool) -> people_figures.People | None:
    """Nothing of few seats for whoever does not want spoilers."""
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
    """Of the league unless something else is asked for; of exhibitions, if there are any, as long as no league is."""
    wanted = {"all": "", "": "league"}.get(kind, kind)
    scope = standings.Scope(kind=wanted, season=season, settled=settled)
    table = standings.table(scope)
    if not kind and not table.matches and season is None:
        exhibitions = standings.Scope(kind="exhibition", settled=settled)
        if (instead := standings.table(exhibitions)).matches:
            return exhibitions, instead
    return scope, table


def _fields(row: ranking.Row, style: profiles.Style | None, *, is_closed: bool) -> Iterator[Any]:
    """Who does not want spoilers gets no figures of few matches."""
    standing = row.standing
    yield from (row.unit.key, _harmless(row.name), _harmless(row.mind), row.unit.tier, int(standing.is_provisional))
    yield standing.n
    if is_closed:
        return
    yield from (standing.share.successes, *_interval(standing.share), _rounded(row.edge))
    for stint in (standing.impostor, standing.crewmate):
        yield from (stint.n, stint.wins, _rounded(stint.share.low), _rounded(stint.share.high))
    yield from (_rounded(standing.rating.mu), _rounded(standing.rating.low), _rounded(standing.rating.high))
    for rating in (standing.impostor.rating, standing.crewmate.rating):
        yield from _strength(rating)
    if row.figures is not None:
        yield from (_rounded(row.figures.accuracy.value), _rounded(row.figures.survival.value), row.figures.cost)
    if style is not None:
        yield from _manner(style)


def _bounds(row: ranking.Row, style: profiles.Style | None) -> dict[str, float | None]:
    figures = (row.figures.accuracy, row.figures.survival) if row.figures else (None, None)
    manner = (style.talk, style.accused, style.lies) if style else (None, None, None)
    estimated = _rounded(style.tokens_estimated) if style else None
    found: dict[str, float | None] = {"tokens_estimated_per_match": estimated}
    for name, share in zip(SHARES, (*figures, *manner), strict=True):
        if share is not None and share.low is not None and share.high is not None:
            of = 100 if name == "lies_per_100_claims" else 1
            found |= {f"{name}_low": _rounded(of * share.low), f"{name}_high": _rounded(of * share.high)}
            found[f"{name}_n"] = share.n
    return found


def _manner(style: profiles.Style) -> tuple[float | None, ...]:
    lies = None if style.lies.value is None else 100 * style.lies.value
    accused = style.accused.value
    counted = style.talk.value, style.desire, style.words, accused, lies, style.lost_turns, style.tokens
    return (*map(_rounded, (*counted, style.accusations)), style.reader)


def _interval(share: proportions.Proportion) -> tuple[float | None, ...]:
    return _rounded(share.value), _rounded(share.low), _rounded(share.high)


def _strength(rating: ratings.Rating) -> tuple[float | None, ...]:
    return _rounded(rating.mu), _rounded(rating.sigma)


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 4)


def _harmless(text: str) -> str:
    """Spreadsheets take a cell that begins like a formula for one."""
    return f"'{text}" if text.startswith(("=", "+", "-", "@", "\t", "\r")) else text
