"""Who can play: the models that are seated, the servers that were found, and what is missing for others."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from django.conf import settings

from personas import calling
from personas.finding import board
from personas.llm.discovering.servers import Offer, Server
from personas.models import ChatModel, Persona


@dataclass(frozen=True, slots=True, kw_only=True)
class Candidate:
    """A model that a server offers; `seated` is the one it has become here, once somebody let it play."""

    offer: Offer
    seated: ChatModel | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Host:
    """A server that was found, with its models."""

    server: Server
    candidates: Sequence[Candidate]

    @property
    def fresh(self) -> Sequence[Candidate]:
        """Those that do not play yet, loaded ones first."""
        fresh = [candidate for candidate in self.candidates if candidate.seated is None]
        return sorted(fresh, key=lambda candidate: candidate.offer.is_loaded is not True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Minds:
    """`at` is when servers were last looked for, None if nobody looks or Redis is away. `players` counts personas whose
    models can be asked, `unkeyed` names the keys that the others lack."""

    at: datetime | None
    is_off: bool
    hosts: Sequence[Host]
    players: int
    unkeyed: Sequence[str]

    @property
    def are_seated(self) -> bool:
        return self.players > 0


def look() -> Minds:
    """Takes two queries of the database and one of Redis."""
    found = board.read()
    servers = found.servers if found else ()
    counted = [(model, calling.has_key(model) or not model.key_variable) for model in _of_personas()]
    return Minds(
        at=found.at if found else None,
        is_off=settings.MODEL_SERVERS.is_off,
        hosts=_hosts(servers),
        players=sum(can_be_asked for _model, can_be_asked in counted),
        unkeyed=sorted({model.key_variable for model, can_be_asked in counted if not can_be_asked}),
    )


def _of_personas() -> list[ChatModel]:
    """The model of each active persona that has one, once per persona."""
    active = Persona.objects.filter(is_active=True, model__is_active=True).select_related("model")
    return [persona.model for persona in active if persona.model is not None]


def _hosts(servers: Sequence[Server]) -> list[Host]:
    known = _known([server.address for server in servers])
    return [
        Host(
            server=server,
            candidates=[
                Candidate(offer=offer, seated=known.get((server.address, offer.id))) for offer in server.offers
            ],
        )
        for server in servers
    ]


def _known(addresses: Sequence[str]) -> Mapping[tuple[str, str], ChatModel]:
    models = ChatModel.objects.filter(base_url__in=addresses) if addresses else ()
    return {(model.base_url, model.model): model for model in models}
