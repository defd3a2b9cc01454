"""What operators do in the league, for programs: matches, series and forks are ordered, and acted upon."""

import json
from http import HTTPStatus
from typing import Any

from django import forms
from django.http import HttpRequest, QueryDict
from django.shortcuts import get_object_or_404
from ninja import Router, Status

from games.booking import matches
from games.engine.facts import rules as ruling
from games.experiments.forks import fork_acts, fork_orders
from games.experiments.series import series_acts, series_file, series_orders
from games.log import event_log
from games.models import Fork, Match, Series
from games.models import Status as Stage
from games.pages.api import experiment_api, match_api
from games.pages.api.league_shapes import ForkOrder, ForkOut, MatchOrder, MatchOut, SeriesOrder, SeriesOut
from games.pages.forms import composing, lobby_fields, pasting
from games.pages.forms.fork_form import ForkForm
from glassbox_site.ground.interface import deeds, problem_details
from glassbox_site.ground.interface.bearers import ORDER, acting
from glassbox_site.ground.interface.problem_details import Fault
from personas.models import ChatModel

router = Router(tags=["orders"], auth=ORDER)
NOBODY = 0
"""The number of no model: what is not known is told at its field."""


@match_api.router.post(
    "/", auth=ORDER, tags=["orders"], response={201: MatchOut}, operation_id="order_match", summary="Order a match"
)
def order_match(request: HttpRequest, order: MatchOrder, key: deeds.Key = None) -> Any:
    with acting(request) as by_id:
        token = deeds.wish(request, key, by_id)
        made = deeds.made(Match, token) or matches.schedule(composed(order, token).order(), by_id=by_id)
    return Status(HTTPStatus.CREATED, match_api.told_of(request, [made])[0])


@router.post(
    "/matches/{int:match_id}/acts/{slug:name}/",
    response=MatchOut,
    operation_id="act_on_match",
    summary="Pause, resume or abort a match, …",
)
def act_on_match(request: HttpRequest, match_id: int, name: str, said: deeds.Said, key: deeds.Key = None) -> Any:
    """`name` is start, pause, resume, budget, rerun or abort. The body has the fields of that act."""
    found = get_object_or_404(Match, pk=match_id)
    return match_api.told_of(request, [deeds.do(request, matches.ACTS, name, found, said, key)])[0]


@experiment_api.router.post(
    "/series/",
    auth=ORDER,
    tags=["orders"],
    response={201: SeriesOut},
    operation_id="order_series",
    summary="Order a series",
)
def order_series(request: HttpRequest, order: SeriesOrder, key: deeds.Key = None) -> Any:
    with acting(request) as by_id:
        token = deeds.wish(request, key, by_id)
        try:
            made = deeds.made(Series, token) or series_orders.order(order.yaml, token=token, by_id=by_id)
        except series_file.BadSeries as bad:
            raise problem_details.wrong(problem_details.of_problems(bad.problems)) from bad
    return Status(HTTPStatus.CREATED, experiment_api.series_told(request, made))


@router.post(
    "/series/{int:series_id}/acts/{slug:name}/",
    response=SeriesOut,
    operation_id="act_on_series",
    summary="Pause, resume, cancel, …",
)
def act_on_series(request: HttpRequest, series_id: int, name: str, said: deeds.Said, key: deeds.Key = None) -> Any:
    """`name` is pause, resume, cancel, budget or extend."""
    found = get_object_or_404(Series, pk=series_id)
    deeds.do(request, series_acts.ACTS, name, found, said, key)
    found.refresh_from_db()
    return experiment_api.series_told(request, found)


@router.post(
    "/matches/{int:match_id}/forks/", response={201: ForkOut}, operation_id="order_fork", summary="Order a fork"
)
def order_fork(request: HttpRequest, match_id: int, order: ForkOrder, key: deeds.Key = None) -> Any:
    with acting(request) as by_id:
        token = deeds.wish(request, key, by_id)
        made = deeds.made(Fork, token) or fork_orders.place(fork_composed(match_id, order, token), by_id=by_id)
    return Status(HTTPStatus.CREATED, experiment_api.fork_told(request, made))


@router.post(
    "/forks/{int:fork_id}/acts/{slug:name}/",
    response=ForkOut,
    operation_id="act_on_fork",
    summary="Pause, resume, cancel, …",
)
def act_on_fork(request: HttpRequest, fork_id: int, name: str, said: deeds.Said, key: deeds.Key = None) -> Any:
    """`name` is pause, resume, budget or cancel."""
    found = get_object_or_404(Fork, pk=fork_id)
    deeds.do(request, fork_acts.ACTS, name, found, said, key)
    return experiment_api.fork_told(request, found)


def composed(order: MatchOrder, token: str) -> composing.Composition:
    """With nothing wrong in it: raises what is."""
    found, faults = _filled_in(order, token)
    if not found.is_valid() or faults:
        raise problem_details.wrong([*faults, *_faults(found)])
    return found


def fork_composed(match_id: int, order: ForkOrder, token: str) -> fork_orders.Order:
    """With nothing wrong in it: raises what is."""
    match = get_object_or_404(Match.objects.original(), pk=match_id, status=Stage.FINISHED)
    form = ForkForm(match, event_log.read(match.pk), deeds.as_sent(order.model_dump() | {"token": token}))
    if not form.is_valid() or form.order is None:
        raise problem_details.wrong(problem_details.of_form(form))
    return form.order


def _filled_in(order: MatchOrder, token: str) -> tuple[composing.Composition, list[Fault]]:
    """The form as if it had been sent, and what could not even be put into it."""
    map_id = composing.known_map(str(order.rules.get("map", "")))
    players = composing.players_within(map_id, str(len(order.seats)))
    settings = lobby_fields.recommended(players, map_id, order.preset) | order.rules
    said = order.model_dump(exclude={"seats", "rules", "preset"}) | {
        "token": token,
        pasting.FIELD: json.dumps(settings),
    }
    said |= {"clerk": _model(order.clerk), "caster": _model(order.caster)}
    said["start_at"] = order.start_at and order.start_at.isoformat()
    said |= {"seats-TOTAL_FORMS": len(order.seats), "seats-INITIAL_FORMS": 0}
    for place, seat in enumerate(order.seats):
        said |= {f"seats-{place}-{name}": value for name, value in seat.model_dump().items()}
    filled = pasting.filled_in(deeds.as_sent(said))
    faults = [Fault(path=["rules"], code="unknown", said=told) for told in filled.problems]
    if order.preset and order.preset not in ruling.PRESETS:
        faults.append(Fault(path=["preset"], code="unknown", said="There is no such preset."))
    data: QueryDict = filled.data
    return composing.sent(data), faults


def _model(slug: str | None) -> int | None:
    known = ChatModel.objects.filter(slug=slug).values_list("pk", flat=True).first()
    return (known or NOBODY) if slug else None


def _faults(composed: composing.Composition) -> list[Fault]:
    table = [*composed.seats.non_form_errors(), *composed.table_problems]
    rows: list[forms.BaseForm] = list(composed.seats.forms)
    return [
        *(Fault(path=["seats"], code="refused", said=str(said)) for said in table),
        *(fault for place, row in enumerate(rows) for fault in problem_details.of_form(row, ("seats", place))),
        *problem_details.of_form(composed.lobby, ("rules",)),
        *problem_details.of_form(composed.terms),
    ]
