"""The list of series, and one of them: progress, result, pairs, figures, configuration."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.utils.html import format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from games.experiments.series import series_acts, series_boards, series_file, series_orders
from games.experiments.series.series_boards import Board, Cell
from games.models import Series, SeriesState
from games.pages import spoilers
from games.pages.series_pages import series_figures, series_files
from games.records import standings
from glassbox_site.ground import operators
from glassbox_site.ground.acting import acts
from glassbox_site.ground.plain import code_hash, digits

A_PAGE = 15
LOOKS = {
    SeriesState.RUNNING: ("◐", "now"),
    SeriesState.PAUSED: ("▮▮", "warn"),
    SeriesState.SPENT: ("$", "warn"),
    SeriesState.CANCELLED: ("×", ""),
    SeriesState.COMPLETE: ("✓", "ok"),
}
SIGNS = {"won": "+", "drawn": "=", "lost": "−", "void": "∅", "open": "·", "late": "◌"}


def state_of(series: Series) -> dict[str, str]:
    glyph, tone = LOOKS[SeriesState(series.state)]
    return {"code": series.state, "name": series.get_state_display(), "glyph": glyph, "tone": tone}


@never_cache
@require_safe
def everything(request: HttpRequest) -> HttpResponse:
    page = Paginator(Series.objects.all(), A_PAGE).get_page(request.GET.get("page"))
    listed = list(page.object_list)
    boards = series_boards.of_each(listed)
    context = {
        "page": page,
        "rows": [_row(series, boards.get(series.pk)) for series in listed],
        "may_operate": operators.is_one(request),
        "are_off": spoilers.are_off(request),
    }
    return render(request, "games/series/list.html", context)


def _row(series: Series, board: Board | None) -> dict[str, Any]:
    file = series_boards.usable(series)
    return {
        "series": series,
        "state": state_of(series),
        "file": file,
        "progress": _progress(series, board, len(file.pairings)) if file and board else None,
        "headline": _headline(board),
    }


def _headline(board: Board | None) -> dict[str, Any] | None:
    """The pairing with the largest difference, among those with whole pairs; None if there is none."""
    told = [each for each in board.scores["pairings"] if each["pairs"]] if board else []
    found: dict[str, Any] | None = max(told, key=lambda each: abs(each["difference"]["value"]), default=None)
    return found


def _progress(series: Series, board: Board, pairings: int) -> dict[str, Any]:
    is_complete = series.state == SeriesState.COMPLETE  # a test may have needed fewer than were planned
    total = board.ordered if is_complete else series.pairs * pairings * 2
    is_open = series.state in (SeriesState.RUNNING, SeriesState.PAUSED, SeriesState.SPENT)
    return {
        "ended": board.ended,
        "total": total,
        "share": 100 * board.ended / total if total else 0,
        "under_way": board.ordered - board.ended if is_open else 0,
        "void": board.void,
    }


@never_cache
@require_safe
def one(request: HttpRequest, series_id: int) -> HttpResponse:
    """`?pairing=` chooses the pairing shown, by number."""
    series = get_object_or_404(Series.objects.select_related("ordered_by"), pk=series_id)
    file = series_boards.usable(series)
    if file is None:
        raise Http404("this release cannot read the file of the series")
    board, pairing = series_boards.of(series), digits.number(request.GET.get("pairing", "")) or 0
    if pairing >= len(file.pairings):
        raise Http404("no such pairing")
    may_operate, are_off = operators.is_one(request), spoilers.are_off(request)
    is_over = series.state in (SeriesState.COMPLETE, SeriesState.CANCELLED)
    context = {
        "series": series,
        "file": file,
        "league": in_the_league(file, standings.table(standings.Scope(settled=are_off))),
        "state": state_of(series),
        "board": board,
        "pairing": pairing,
        "spent": series_boards.spent(series, board),
        "told": board.scores["pairings"][pairing],
        "progress": _progress(series, board, len(file.pairings)),
        "are_off": are_off,
        "strip": _strip(board.cells[pairing]),
        "counts": _counts(board.cells[pairing], is_over=is_over),
        "figures": series_figures.of(board, pairing),
        "amounts": series_figures.amounts(board, pairing),
        "of_entries": series_figures.of_entries(board),
        "kinds": list(series_files.KINDS),
        "files": series_files.OFFERED,
        "may_operate": may_operate,
        "possible": acts.possible(series_acts.ACTS, [series.pk])[series.pk] if may_operate else [],
        "waiting": series_orders.awaited(series),
        "is_over": is_over,
        "code_now": code_hash.of(series_orders.DECIDING),
        "boot": {"socket": f"/ws/series/{series.pk}/"},
    }
    return render(request, "games/series/series.html", context)


def in_the_league(file: series_file.SeriesFile, table: standings.Table) -> list[dict[str, Any]]:
    """How the league rates those entries that are personas known there."""
    return [
        {"entry": entry.name, "tier": unit.tier, "standing": standing}
        for entry in file.entries
        for unit, standing in table.standings.items()
        if entry.persona and unit.key == entry.persona
    ]


def _counts(cells: Sequence[Cell], *, is_over: bool) -> list[dict[str, Any]]:
    found = Counter(cell.outcome if cell.is_counted else "late" for cell in cells)
    names = {
        "won": _("won by A"),
        "drawn": _("drawn"),
        "lost": _("won by B"),
        "void": _("void"),
        "open": _("unfinished") if is_over else _("under way"),
        "late": _("not counted"),
    }
    return [
        {"outcome": outcome, "sign": SIGNS[outcome], "name": name, "count": found[outcome]}
        for outcome, name in names.items()
    ]


def _strip(cells: Sequence[Cell]) -> SafeString:
    """Written here because a template takes ten times as long for a thousand pairs."""
    words = _("pair {pair}, match {match}")
    return format_html_join(
        "",
        '<li class="pair pair-{}{}"{}><span class="pair-sign" aria-hidden="true">{}</span>{}</li>',
        (
            (
                cell.outcome,
                "" if cell.is_counted else " pair-late",
                format_html_join("", ' title="{}"', [(cell.void,)] if cell.void else []),
                SIGNS[cell.outcome],
                format_html_join(
                    "",
                    '<a href="/matches/{}/" title="{}">{}</a>',
                    (
                        (half.match, words.format(pair=cell.pair + 1, match=half.match), half.winner)
                        for half in cell.halves
                    ),
                ),
            )
            for cell in cells
        ),
    )
