"""The interface: the routers of both halves under one address."""

from http import HTTPStatus
from typing import Any

from django.http import HttpRequest
from ninja import Router, Schema, Status

from games.pages.api import (
    belief_api,
    estimate_api,
    experiment_api,
    league_orders,
    match_api,
    memory_api,
    persona_orders,
    profile_api,
    seat_orders,
)
from glassbox_site.ground.interface.bearers import ANYBODY
from glassbox_site.ground.interface.doors import Interface
from glassbox_site.ground.interface.limits import OfOneAddress
from glassbox_site.pages import views
from glassbox_site.pages.api import api_schema, search_api, trail_api
from glassbox_site.pages.webhook_pages import webhook_api
from sct.pages.api import compare_api, trial_api, trial_orders


class Api(Interface):
    def get_openapi_schema(self, **told: Any) -> Any:
        return api_schema.completed(super().get_openapi_schema(**told))


ABOUT = (
    "Everything that the pages show, and what operators can do there. Reading needs no account; what operators and "
    "admins do needs a token. Requests with the cookie `spoilers=off` are spoiler-free, as the pages are with it: no "
    "answer tells how a match went."
)
api = Api(
    title="The Glass Box League",
    version="1",
    description=ABOUT,
    docs_url=None,
    openapi_url=None,
    urls_namespace="api",
    auth=ANYBODY,
    throttle=[OfOneAddress()],
)
house = Router(tags=["house"])


class HealthOut(Schema):
    status: str
    failing: list[str]
    parts: dict[str, dict[str, Any]]


@house.get("/health/", response={200: HealthOut, 503: HealthOut}, operation_id="health", summary="Health of the site")
def health(request: HttpRequest) -> Any:
    told, is_well = views.health_told()
    return Status(HTTPStatus.OK if is_well else HTTPStatus.SERVICE_UNAVAILABLE, told)


api.add_router("/matches", match_api.router)
for router in (
    persona_orders.router,
    memory_api.router,
    profile_api.router,
    belief_api.router,
    experiment_api.router,
    compare_api.router,
    trial_api.router,
    house,
    search_api.router,
    trail_api.router,
    estimate_api.router,
    league_orders.router,
    seat_orders.router,
    trial_orders.router,
    webhook_api.router,
):
    api.add_router("", router)
