"""Seats of a match that has not begun, for programs: somebody is invited to one, person or agent, or no more."""

from http import HTTPStatus
from typing import Any, Literal

from django.http import HttpRequest
from django.shortcuts import get_object_or_404
from django.urls import reverse
from ninja import Router, Schema, Status
from pydantic import ConfigDict

from games.booking.people import inviting
from games.models import Seat
from games.pages.agents import invitations_page
from glassbox_site.ground.interface.bearers import ORDER, acting
from glassbox_site.ground.interface.problem_details import Trouble

router = Router(tags=["orders"], auth=ORDER)
TAKEN = "A model, or somebody else, sits there already."


class InvitationOrder(Schema):
    """For agents, `in_data_sets` says whether its words may be in data sets. People are asked when they sit down."""

    model_config = ConfigDict(extra="forbid")

    who: Literal["person", "agent"]
    stand_in: bool = False
    in_data_sets: bool = False


class InvitationOut(Schema):
    """A person's `link`, or an agent's `token` for the websocket `/ws/seat/`. It is shown only once; only a digest is
    kept."""

    match: int
    color: str
    who: Literal["person", "agent", "nobody"]
    link: str | None = None
    token: str | None = None


@router.post(
    "/matches/{int:match_id}/seats/{slug:color}/invitations/",
    response={201: InvitationOut},
    operation_id="invite",
    summary="Invite a person or an agent to a seat",
)
def invite(request: HttpRequest, match_id: int, color: str, order: InvitationOrder) -> Any:
    """A new invitation replaces the one before."""
    seat, is_agent = _free(match_id, color), order.who == "agent"
    wishes = {"has_stand_in": order.stand_in, "in_data_sets": order.in_data_sets}
    with acting(request) as by_id:
        try:
            secret = inviting.invite(seat, is_agent=is_agent, by_id=by_id, **wishes)
        except inviting.Taken as taken:
            raise Trouble(HTTPStatus.CONFLICT, TAKEN) from taken
    told = {"token": secret} if is_agent else {"link": reverse("seat-invitation", args=[secret])}
    return Status(HTTPStatus.CREATED, {"match": match_id, "color": color, "who": order.who, **told})


@router.post(
    "/matches/{int:match_id}/seats/{slug:color}/acts/{slug:name}/",
    response=InvitationOut,
    operation_id="act_on_seat",
    summary="Revoke an invitation",
)
def act_on_seat(request: HttpRequest, match_id: int, color: str, name: Literal["revoke"]) -> Any:
    """`name` is revoke."""
    seat = _free(match_id, color)
    with acting(request) as by_id:
        if not inviting.revoke(seat, by_id=by_id):
            raise Trouble(HTTPStatus.CONFLICT, "Somebody sits there already, or nobody was invited.")
    return {"match": match_id, "color": color, "who": "nobody"}


def _free(match_id: int, color: str) -> Seat:
    seat = get_object_or_404(Seat.objects.select_related("match"), match=match_id, color=color)
    if seat.match.head or seat.match.status not in invitations_page.TO_COME:
        raise Trouble(HTTPStatus.CONFLICT, "The match has begun: nobody can sit down any more.")
    return seat
