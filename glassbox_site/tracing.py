"""Every request has a number that its answer, its error page and its log lines share."""

import logging
import secrets
from collections.abc import Callable
from contextvars import ContextVar

from django.http import HttpRequest, HttpResponse

current_request: ContextVar[str] = ContextVar("current_request", default="")


def number_requests(
    get_response: Callable[[HttpRequest], HttpResponse],
) -> Callable[[HttpRequest], HttpResponse]:
    """Middleware, outermost."""

    def respond(request: HttpRequest) -> HttpResponse:
        number = secrets.token_hex(6)
        token = current_request.set(number)
        try:
            response = get_response(request)
        finally:
            current_request.reset(token)
        response.headers["X-Request-ID"] = number
        return response

    return respond


class NameRequest(logging.Filter):
    """Gives log lines the number of the request during which they were written."""

    def filter(self, record: logging.LogRecord) -> bool:
        number = current_request.get()
        record.request_number = f" [request {number}]" if number else ""
        return True
