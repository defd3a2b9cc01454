"""Acts done through the API: the same act, by the same form as on a page, leaving the same deed."""

import hashlib
import secrets
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, TypeVar

from django.db.models import Model
from django.http import Http404, HttpRequest, QueryDict
from ninja import Body, Header

from glassbox_site.ground.acting import acts
from glassbox_site.ground.interface import problem_details
from glassbox_site.ground.interface.bearers import acting

Key = Annotated[
    str | None,
    Header(
        alias="Idempotency-Key",
        max_length=200,
        description="Repeating a request with the same key returns the same thing, made once.",
    ),
]
Thing = TypeVar("Thing", bound=Model)
Fields = dict[str, str | int | float | bool | None]
Said = Annotated[Fields, Body(description="The fields of the act, if it has any.")]


def wish(request: HttpRequest, key: str | None, by_id: int) -> str:
    """Equal for a repeated request, by the same person with the same key, path and body. Without a key it is random."""
    if key is None:
        return f"api-{by_id}-{secrets.token_hex(16)}"
    digest = hashlib.blake2s(digest_size=16)
    for part in (key.encode(), request.path.encode(), request.body):
        digest.update(len(part).to_bytes(8))
        digest.update(part)
    return f"api-{by_id}-{digest.hexdigest()}"


def made(kind: type[Thing], token: str) -> Thing | None:
    """What a request with this token made before. It is not validated again: what it names may be gone by now."""
    return kind._default_manager.filter(token=token).first()


def as_sent(said: Mapping[str, Any]) -> QueryDict:
    """The values as a browser would submit them in a form."""
    sent = QueryDict(mutable=True)
    for name, value in said.items():
        if value is True:
            sent[name] = "on"
        elif value is not None and value is not False:
            sent[name] = str(value)
    return sent


def do(
    request: HttpRequest, offered: Iterable[acts.Act[Any, Any]], name: str, thing: Any, said: Fields, key: str | None
) -> Any:
    """Raises Http404 for an unknown act, `Trouble` for a form that is not valid, and what the act raises."""
    wanted = next((act for act in offered if act.name == name), None)
    if wanted is None:
        raise Http404
    with acting(request) as by_id:
        form = wanted.asked(thing, as_sent({**said, "token": wish(request, key, by_id)}))
        strange = [field for field in said if field not in form.fields or field == "token"]
        faults = [problem_details.Fault(path=[field], code="unknown", said="No such field.") for field in strange]
        if not form.is_valid() or faults:
            raise problem_details.wrong([*problem_details.of_form(form), *faults])
        return wanted(thing, by_id=by_id, **form.cleaned_data)
