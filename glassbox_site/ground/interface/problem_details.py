"""Problems as responses, by RFC 9457, with the same codes, fields and values as in forms."""

from collections.abc import Iterable, Mapping, Sequence
from http import HTTPStatus
from typing import Any

from django import forms
from django.http import HttpRequest, JsonResponse
from django.utils.choices import flatten_choices
from ninja import Schema
from pydantic import Field

from glassbox_site.ground.problems import AS_SAID, Problem

MEDIA_TYPE = "application/problem+json"
OF_THE_WHOLE = "__all__"
REFUSED = "refused"
"""The code of a fault that has only a sentence."""


class Fault(Schema):
    """One thing that is wrong: where it is, a code with its values, and a sentence. An empty path means the whole
    request."""

    path: list[str | int]
    code: str
    said: str
    values: dict[str, Any] = Field(default_factory=dict)


class ProblemDetails(Schema):
    type: str = "about:blank"
    title: str
    status: int
    detail: str = ""
    instance: str
    errors: list[Fault] = Field(default_factory=list)


class Trouble(Exception):
    """Raised to answer with an error: its status, the reason, and all faults."""

    def __init__(
        self, status: HTTPStatus, detail: str = "", faults: Iterable[Fault] = (), *, retry_after: int | None = None
    ) -> None:
        super().__init__(detail)
        self.status, self.detail, self.faults, self.retry_after = status, detail, list(faults), retry_after


def answer(request: HttpRequest, trouble: Trouble) -> JsonResponse:
    told = ProblemDetails(
        title=trouble.status.phrase,
        status=trouble.status.value,
        detail=trouble.detail,
        instance=request.path,
        errors=trouble.faults,
    )
    response = JsonResponse(told.model_dump(mode="json"), status=told.status, content_type=MEDIA_TYPE)
    response.headers["Cache-Control"] = "no-store"
    if trouble.retry_after is not None:
        response.headers["Retry-After"] = str(trouble.retry_after)
    if trouble.status == HTTPStatus.UNAUTHORIZED:
        response.headers["WWW-Authenticate"] = "Bearer"
    return response


def wrong(faults: Iterable[Fault]) -> Trouble:
    """A 422 with these faults."""
    return Trouble(HTTPStatus.UNPROCESSABLE_ENTITY, "The request is not valid.", faults)


def of_problems(found: Iterable[Problem]) -> list[Fault]:
    return [
        Fault(
            path=list(each.path),
            code=REFUSED if each.code == AS_SAID else each.code,
            said=each.said,
            values=_plain(each.values),
        )
        for each in found
    ]


def of_sentences(found: Mapping[str, Sequence[str]]) -> list[Fault]:
    """The faults of an act's refusal (`acts.Refused`)."""
    return [Fault(path=[field], code=REFUSED, said=str(said)) for field, told in found.items() for said in told]


def of_form(form: forms.BaseForm, under: Sequence[str | int] = ()) -> list[Fault]:
    return [
        Fault(
            path=[*under, *([] if name == OF_THE_WHOLE else [name])],
            code=each.code or "invalid",
            said=str(next(iter(each))),
            values=_choices(form.fields.get(name)) if each.code == "invalid_choice" else {},
        )
        for name, told in form.errors.as_data().items()
        for each in told
    ]


def _choices(field: forms.Field | None) -> dict[str, Any]:
    """The permitted choices of a field, unless they are rows of the database."""
    if not isinstance(field, forms.ChoiceField) or isinstance(field, forms.ModelChoiceField):
        return {}
    pairs: Any = field.choices
    return {"choices": [str(value) for value, _ in flatten_choices(pairs)]}


def of_values(found: Iterable[Mapping[str, Any]]) -> list[Fault]:
    """Of pydantic's errors. The paths leave out whether it was body or query, and our parameter's name for a body."""
    return [
        Fault(
            path=[step for step in each["loc"][1 + (each["loc"][0] == "body") :] if isinstance(step, str | int)],
            code=each["type"],
            said=each["msg"],
            values=_plain(each.get("ctx") or {}),
        )
        for each in found
    ]


def _plain(values: Mapping[str, Any]) -> dict[str, Any]:
    return {
        name: value if isinstance(value, bool | int | float | str | None) else str(value)
        for name, value in values.items()
    }
