"""The trail for programs: who did what to the house, as operators see it."""

from datetime import datetime
from typing import Any

from django.db.models import QuerySet
from django.http import HttpRequest
from ninja import Query, Router, Schema

from glassbox_site.ground.interface import cursors
from glassbox_site.ground.interface.bearers import READ
from personas.models import Deed

router = Router(tags=["house"], auth=READ)


class DeedOut(Schema):
    """`by` is empty for commands run on the machine itself. `kind`, `number` and `what` name the object of the act."""

    id: int
    at: datetime
    by: str
    verb: str
    kind: str
    number: str
    what: str
    note: str


@router.get("/trail/", response=cursors.Page[DeedOut], operation_id="trail", summary="Who did what, newest first")
def trail(request: HttpRequest, at: Query[cursors.Cursor]) -> Any:
    return cursors.page(Deed.objects.all(), at, _told)


def _told(kept: "QuerySet[Deed]") -> list[dict[str, Any]]:
    return [
        {
            "id": deed.pk, "at": deed.done_at, "by": deed.name, "verb": deed.verb, "kind": deed.kind,
            "number": deed.number, "what": deed.what, "note": deed.note,
        }
        for deed in kept
    ]  # fmt: skip
