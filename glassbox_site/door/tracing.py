"""Every request has a number that its answer, its error page and its log lines share, and the work that it orders."""

import logging
import re
import secrets
from collections.abc import Callable
from contextvars import ContextVar

from django.core.exceptions import SuspiciousOperation
from django.db import InterfaceError, OperationalError
from django.http import HttpRequest, HttpResponse

current_request: ContextVar[str] = ContextVar("current_request", default="")
_of_the_process = [""]

LINK = re.compile(r"(?<=^/seat/)[^/]+|(?<=^/withdraw/)[^/]+")
NO_FAULT_OF_OURS = (OperationalError, InterfaceError, SuspiciousOperation)
"""A database that is away; and what Django calls suspicious, as a name of the site that is not ours."""


def work_for(number: str) -> None:
    """The whole process, a worker's, works for that request from now on, in whichever of its threads."""
    _of_the_process[:] = [number]


def request_number() -> str:
    return current_request.get() or _of_the_process[0]


def number_requests(
    get_response: Callable[[HttpRequest], HttpResponse],
) -> Callable[[HttpRequest], HttpResponse]:
    """Middleware, outermost."""

    def respond(request: HttpRequest) -> HttpResponse:
        number = secrets.token_hex(6)
        vars(request).update(number=number)
        token = current_request.set(number)
        try:
            response = get_response(request)
        finally:
            current_request.reset(token)
        response.headers["X-Request-ID"] = number
        return response

    return respond


class NameRequest(logging.Filter):
    """Gives log lines the number of the request during which they were written, or of which they tell."""

    def filter(self, record: logging.LogRecord) -> bool:
        number = getattr(getattr(record, "request", None), "number", "") or request_number()
        vars(record).update(request_id=number, request_number=f" [request {number}]" if number else "")
        return True


class HideLinks(logging.Filter):
    """An address by which somebody takes a seat, or takes their words back, is a secret, and may serve yet."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name.startswith("django.") and isinstance(record.args, tuple):
            record.args = tuple(LINK.sub("…", each) if isinstance(each, str) else each for each in record.args)
        return True


class RefusalsInOneLine(logging.Filter):
    """What somebody is refused is no fault of ours, and a database that is away has no place in our code: no log fills
    with traces of either."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name.startswith("django.") and record.exc_info:
            trouble = record.exc_info[1]
            if record.levelno < logging.ERROR or isinstance(trouble, NO_FAULT_OF_OURS):
                record.msg, record.args = f"{record.getMessage()} ({type(trouble).__name__})", ()
                record.exc_info = record.exc_text = None
        return True
