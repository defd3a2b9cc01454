"""NUL is a sign of no word, and PostgreSQL refuses it: wherever it comes in an address, a cookie or a form, it is taken
for the sign of what cannot be read, so that nothing of that name is found."""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse, QueryDict

from glassbox_site.ground import words

FORMS = ("application/x-www-form-urlencoded", "multipart/form-data")
PROGRAMS = "/api/"
"""What programs send is read there as it came, and is no form whatever they call it."""
NUL = "\0"


def replaced(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """Middleware, before all that look anything up."""

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
