"""What is going on in the three rooms, as the front page tells it: four questions to the database."""

from dataclasses import dataclass

from django.db import OperationalError

from games.models import Match, Status
from personas.models import Persona
from sct.models import Batch

ON_AIR = (Status.RUNNING, Status.PAUSED, Status.QUEUED)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rooms:
    """`on_air` is the number of a match that is being played, if there is one."""

    on_air: int | None
    played: int
    personas: int
    batches: int


def look() -> Rooms | None:
    """None while the database does not answer: the front page says that instead."""
    try:
        return _look()
    except OperationalError:
        return None


def _look() -> Rooms:
    running = Match.objects.filter(status__in=ON_AIR).order_by("-is_exhibition", "pk").values_list("pk", flat=True)
    return Rooms(
        on_air=running.last(),
        played=Match.objects.filter(status=Status.FINISHED).count(),
        personas=Persona.objects.filter(is_active=True).count(),
        batches=Batch.objects.count(),
    )
