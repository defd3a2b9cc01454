"""Replaces NUL in addresses, cookies and forms, since PostgreSQL refuses it. With U+FFFD in its place, the name is
simply not found."""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse, QueryDict

from glassbox_site.ground import words

FORMS = ("application/x-www-form-urlencoded", "multipart/form-data")
PROGRAMS = "/api/"
"""Bodies sent here are left as they came: the API reads them itself, whatever content type they claim."""
NUL = "\0"


def replaced(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """Middleware; must come before any that looks something up."""

    def respond(request: HttpRequest) -> HttpResponse:
        request.path, request.path_info = words.harmless(request.path), words.harmless(request.path_info)
        request.COOKIES = {name: words.harmless(value) for name, value in request.COOKIES.items()}
        is_form = request.content_type in FORMS and not request.path.startswith(PROGRAMS)
        for method in ("GET", *(["POST"] if is_form else [])):
            setattr(request, method, _without(getattr(request, method)))
        return get_response(request)

    return respond


def _without(fields: QueryDict) -> QueryDict:
    if not any(NUL in said for name, values in fields.lists() for said in (name, *values)):
        return fields
    kept = QueryDict(mutable=True)
    for name, values in fields.lists():
        kept.setlist(words.harmless(name), [words.harmless(value) for value in values])
    return kept
