"""An example of everything that can be downloaded, from what exists on this site.

Addresses are resolved by the site itself, so that none leads nowhere.
"""

import shlex
from collections.abc import Mapping
from dataclasses import dataclass

from django.http import HttpRequest
from django.urls import URLResolver, reverse
from django.urls.resolvers import RegexPattern

from games.models import Fork, JuryFigures, Series, Status
from games.pages import programme
from games.records.jury import jury_law
from glassbox_site.pages import socket_addresses
from glassbox_site.pages.data_offered import data_catalogue, offers
from sct.models import Study, Trial

SOCKETS = URLResolver(RegexPattern(""), socket_addresses.addresses)
Belonging = Mapping[str, object]
"""The arguments of a URL that say what it belongs to."""
NOBODYS: Mapping[str, Belonging] = {
    "": {},
    "match": {"match_id": 1},
    "jury": {"match_id": 1},
    "fork": {"match_id": 1, "fork_id": 1},
    "series": {"series_id": 1},
    "batch": {"batch_id": 1},
    "study": {"study_id": 1},
    "trial": {"batch_id": 1, "agent": "agent", "number": 1},
}
"""Used as long as there is nothing to show."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    """`link` is empty if nothing exists yet, or browsers cannot open it; `line` is the command to type, empty for a
    socket."""

    offer: offers.Offer
    address: str
    link: str
    line: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Shelf:
    shelf: offers.Shelf
    examples: list[Example]


def shelves(request: HttpRequest, *, telling: bool) -> list[Shelf]:
    """Without `telling`, no spoilers: not even the choice of the match reveals anything."""
    found = _found(telling=telling)
    return [
        Shelf(shelf=shelf, examples=[_example(request, offer, found) for offer in shelf.offers])
        for shelf in data_catalogue.SHELVES
    ]


def _found(*, telling: bool) -> Mapping[str, Belonging]:
    """A finished match, a batch with a complete trial and so on, as far as they exist."""
    played = programme.over(programme.wanted(programme.Wish()), Status.FINISHED, telling=telling).filter(head__gt=0)
    whole = Trial.objects.filter(status=Trial.Status.COMPLETE).order_by("-batch_id", "agent_name", "number")
    found: dict[str, Belonging] = {"": {}}
    for number in played.values_list("pk", flat=True)[:1]:
        found["match"] = {"match_id": number}
    juries = JuryFigures.objects.filter(match__in=played, figures__voices__gte=jury_law.FEWEST).order_by("-match")
    for number in juries.values_list("match", flat=True)[:1]:
        found["jury"] = {"match_id": number}
    for match, fork in Fork.objects.filter(parent__in=played).order_by("-pk").values_list("parent", "pk")[:1]:
        found["fork"] = {"match_id": match, "fork_id": fork}
    for number in Series.objects.filter(places__row__isnull=False).values_list("pk", flat=True)[:1]:
        found["series"] = {"series_id": number}
    for batch, agent, number in whole.values_list("batch_id", "agent_name", "number")[:1]:
        found |= {"batch": {"batch_id": batch}, "trial": {"batch_id": batch, "agent": agent, "number": number}}
    for study in Study.objects.order_by("-pk").values_list("pk", flat=True)[:1]:
        found["study"] = {"study_id": study}
    return found


def _example(request: HttpRequest, offer: offers.Offer, found: Mapping[str, Belonging]) -> Example:
    kwargs = {**found.get(offer.of, NOBODYS[offer.of]), **offer.more}
    if offer.command:
        command = offer.command.format(site=request.build_absolute_uri("/").rstrip("/"), **kwargs)
        return Example(offer=offer, address=command, link="", line=_typed(command))
    if offer.socket:
        path = f"/{SOCKETS.reverse(offer.socket, **kwargs)}{offer.query}"
        return Example(offer=offer, address=f"ws{request.build_absolute_uri(path).removeprefix('http')}", link="")
    address = f"{reverse(offer.name, kwargs=kwargs)}{offer.query}"
    line = f"curl -fL{'' if address.endswith('/') else 'OJ'} {shlex.quote(request.build_absolute_uri(address))}"
    return Example(offer=offer, address=address, link=address if offer.of in found else "", line=line)


def _typed(command: str) -> str:
    """Commands of the site need its own environment."""
    return f".venv/bin/python {command}" if command.startswith("manage.py") else command
