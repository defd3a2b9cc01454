"""The schema of the interface: what the framework makes of the routers, with what holds for all of them, and with the
files that can be taken home, as the catalogue of the data has them."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from django.urls import converters, get_resolver

from glassbox_site.ground.interface import problem_details
from glassbox_site.pages.data_offered import data_catalogue, offers

PROBLEM = {"$ref": "#/components/schemas/ProblemDetails"}
EVERYWHERE = {429: "Too many requests; Retry-After says when to try again", 503: "Too busy; try again later"}
READING = {304: "Not changed since the answer you have"}
BY_TOKEN = {401: "The token is unknown, expired or revoked, or one is needed", 403: "The token does not allow this"}
WRITING = {
    400: "The body is not JSON", 409: "Not possible in this state", 413: "Too large", 507: "The disk is nearly full",
}  # fmt: skip
AT_THE_DOOR = (413, 503)
"""What the server itself refuses before any of it is read is told in plain words."""
FOUND = {404: "Not found"}
ASKED = {422: "The request is not valid; every problem is listed"}
REFUSED = {
    302: "It has moved", 400: "The request is not valid", 404: FOUND[404], 410: "It was removed",
    429: EVERYWHERE[429], 503: EVERYWHERE[503],
}  # fmt: skip
FILES = ("text/csv", "application/x-ndjson", "application/json", "application/yaml")
TYPES = {
    "Atom": ("application/atom+xml",), "CSV": FILES, "iCalendar": ("text/calendar",), "JSON": ("application/json",),
    "Inspect .eval": ("application/zip",), "Inspect .json": ("application/json",),
    "JSON Schema": ("application/schema+json",),
    "NDJSON": ("application/x-ndjson",), "PNG": ("image/png",), "YAML": ("application/yaml",),
    "ZIP": ("application/zip",),
    data_catalogue.FIGURE_FORMATS: ("image/svg+xml", "image/png", "application/pdf", "text/csv"),
}  # fmt: skip
"""By the form that the catalogue tells. What it shows as CSV stands there for other files of the same address too."""
KINDS: Mapping[type, Mapping[str, Any]] = {
    converters.IntConverter: {"type": "integer", "minimum": 0, "maximum": 2**62},
    converters.SlugConverter: {"type": "string", "pattern": "^[-a-zA-Z0-9_]+$"},
    converters.StringConverter: {"type": "string", "pattern": "^[^/]+$"},
}


def completed(schema: dict[str, Any]) -> dict[str, Any]:
    schema["components"]["schemas"] |= _problem_shapes()
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            _complete(path, method, operation)
    schema["paths"] |= dict(_files())
    return schema


def _complete(path: str, method: str, operation: dict[str, Any]) -> None:
    problems = EVERYWHERE | (WRITING if method != "get" else {})
    problems |= (BY_TOKEN if "security" in operation else {}) | (FOUND if "{" in path else {})
    problems |= ASKED if operation["parameters"] or "requestBody" in operation else {}
    told = operation["responses"]
    for status, about in problems.items():
        content: dict[str, Any] = {problem_details.MEDIA_TYPE: {"schema": PROBLEM}}
        content |= {"text/plain": {}} if status in AT_THE_DOOR else {}
        if status in told:
            told[status]["content"] |= content
        else:
            told[status] = {"description": about, "content": content}
    if method == "get" and "security" not in operation:
        told |= {status: {"description": about} for status, about in READING.items()}
    for parameter in operation["parameters"]:
        if parameter["in"] == "path" and parameter["schema"].get("type") == "integer":
            parameter["schema"] |= KINDS[converters.IntConverter]


def _problem_shapes() -> dict[str, Any]:
    shape = problem_details.ProblemDetails.model_json_schema(
        ref_template="#/components/schemas/{model}", mode="serialization"
    )
    inner = shape.pop("$defs")
    return {**inner, "ProblemDetails": shape}


def _files() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every address of the catalogue of the data, each with the types that it may answer in."""
    for shelf in data_catalogue.SHELVES:
        for offer in shelf.offers:
            if offer.name and offer.form in TYPES and offer.name not in ("healthz", "api-schema"):
                yield _file(offer)
    yield from map(_file, data_catalogue.OF_OPERATORS)


def _file(offer: offers.Offer) -> tuple[str, dict[str, Any]]:
    [([(route, _names)], _pattern, _defaults, steps)] = get_resolver().reverse_dict.getlist(offer.name)[:1]
    words: dict[str, Any] = {"content": {"text/html": {}, "text/plain": {}, "application/json": {}}}
    answers: dict[int, dict[str, Any]] = {
        200: {"description": str(offer.title), "content": {kind: {} for kind in TYPES[offer.form]}},
        304: {"description": READING[304]},
        **{status: {"description": about, **words} for status, about in REFUSED.items()},
    }
    operation = {
        "operationId": f"file_{offer.name.replace('-', '_')}",
        "summary": str(offer.title),
        "description": str(offer.about),
        "tags": ["files"],
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": dict(KINDS[type(converter)])}
            for name, converter in steps.items()
        ],
        "responses": answers,
    }
    return "/" + re.sub(r"%\((\w+)\)s", r"{\1}", route), {"get": operation}
