"""The schema of the interface, as JSON for programs and as a page for people."""

import functools
import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.cache import get_conditional_response
from django.utils.http import quote_etag
from django.utils.translation import override
from django.views.decorators.http import require_safe

from glassbox_site.pages.api import api_root


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """One operation; its body and its answer by the names of their shapes."""

    anchor: str
    method: str
    path: str
    summary: str
    about: str
    parameters: list[dict[str, Any]]
    body: str
    answer: str
    statuses: list[tuple[str, str]]
    token: str


@require_safe
def schema(request: HttpRequest) -> HttpResponse:
    content = _written()
    etag = quote_etag(hashlib.blake2s(content, digest_size=16).hexdigest())
    headers = {"ETag": etag, "Cache-Control": "public, no-cache"}
    response = HttpResponse(content, content_type="application/json", headers=headers)
    known = get_conditional_response(request, etag=etag, response=response)
    return known if isinstance(known, HttpResponse) else response


@require_safe
def page(request: HttpRequest) -> HttpResponse:
    told = _schema()
    chapters: dict[str, list[Told]] = {}
    for path, operations in told["paths"].items():
        for method, operation in operations.items():
            chapters.setdefault(operation["tags"][0], []).append(_told(path, method, operation))
    shapes = [
        {"name": name, "about": shape.get("description", ""), "fields": list(_fields(shape))}
        for name, shape in sorted(told["components"]["schemas"].items())
        if "properties" in shape
    ]
    context = {"info": told["info"], "chapters": chapters.items(), "shapes": shapes}
    return render(request, "site/api.html", context)


@functools.cache
def _schema() -> dict[str, Any]:
    """In English, in whatever language it was asked for first: programs read it."""
    with override("en"):
        found: dict[str, Any] = json.loads(json.dumps(api_root.api.get_openapi_schema()))
    return found


@functools.cache
def _written() -> bytes:
    return json.dumps(_schema(), indent=1).encode()


def _told(path: str, method: str, operation: Mapping[str, Any]) -> Told:
    answers: Mapping[str, Any] = operation["responses"]
    good: Mapping[str, Any] = next((answers[status] for status in answers if status.startswith("2")), {})
    return Told(
        anchor=operation["operationId"],
        method=method.upper(),
        path=path,
        summary=operation.get("summary", ""),
        about=operation.get("description", ""),
        parameters=[
            {"name": each["name"], "place": each["in"], "type": _type(each["schema"]), "is_needed": each["required"]}
            for each in operation["parameters"]
        ],
        body=_content(operation.get("requestBody", {})),
        answer=_content(good),
        statuses=[(status, each["description"]) for status, each in sorted(answers.items())],
        token=next((name for each in operation.get("security", []) for name in each), ""),
    )


def _content(part: Mapping[str, Any]) -> str:
    kinds = part.get("content", {})
    return ", ".join(
        dict.fromkeys(_type(told["schema"]) if told.get("schema") else kind for kind, told in kinds.items())
    )


def _fields(shape: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    needed = shape.get("required", [])
    for name, field in shape["properties"].items():
        yield {
            "name": name, "type": _type(field), "is_needed": name in needed, "about": field.get("description", ""),
        }  # fmt: skip


def _type(schema: Mapping[str, Any]) -> str:
    """In a few words."""
    match schema:
        case {"$ref": str(address)}:
            return address.rpartition("/")[2]
        case {"anyOf": list(several)} | {"allOf": list(several)}:
            return " or ".join(dict.fromkeys(map(_type, several)))
        case {"enum": list(values)}:
            return " or ".join(map(str, values))
        case {"const": value}:
            return str(value)
        case {"type": "array"}:
            return f"list of {_type(schema.get('items', {}))}"
        case {"type": "object", "additionalProperties": {} as inner} if inner:
            return f"object of {_type(inner)}"
        case {"type": str(kind)}:
            return str(schema.get("format", kind))
    return "anything"
