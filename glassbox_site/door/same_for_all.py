"""Answers that are the same for everybody, so that any cache on the way may keep them.

What looks at cookies and languages around a view says `Vary` on every answer, and a cache that believed it would keep a
copy for each browser. A view in which neither was looked at says itself what its answer varies by, and that alone.
"""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse

from glassbox_site.ground.plain import vary_only


def told(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """Middleware, outside of all that looks."""

    def respond(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        if only := response.headers.get(vary_only.HEADER):
            del response.headers[vary_only.HEADER]
            response.headers["Vary"] = only
            del response.headers["Content-Language"]
        return response

    return respond
