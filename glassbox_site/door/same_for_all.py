"""Responses that are the same for everybody, so that any cache on the way may keep them.

Middleware that looks at cookies and languages adds `Vary` to every response, and a cache that obeyed would keep a copy
for each browser. A view that uses neither declares which headers its response varies by, and those alone are kept.
"""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse

from glassbox_site.ground.plain import vary_only


def told(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """Middleware; must be outside of any that adds `Vary`."""

    def respond(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        if only := response.headers.get(vary_only.HEADER):
            del response.headers[vary_only.HEADER]
            response.headers["Vary"] = only
            del response.headers["Content-Language"]
        return response

    return respond
