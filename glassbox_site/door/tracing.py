"""Numbers every request. The response, error page and log lines bear that number, and so does the work it orders."""

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
"""A database that is away, and what Django calls suspicious, such as a foreign host name."""


def work_for(number: str) -> None:
    """From now on all threads of this process, a worker's, work for that request."""
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
    """Gives log records the number of the request during which they were written, or which they are about."""

    def filter(self, record: logging.LogRecord) -> bool:
        number = getattr(getattr(record, "request", None), "number", "") or request_number()
        vars(record).update(request_id=number, request_number=f" [request {number}]" if number else "")
        return True


class HideLinks(logging.Filter):
    """Hides addresses for taking a seat or withdrawing one's words: they are secret, and may still be valid."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name.startswith("django.") and isinstance(record.args, tuple):
            record.args = tuple(LINK.sub("…", each) if isinstance(each, str) else each for each in record.args)
        return True


class RefusalsInOneLine(logging.Filter):
    """Drops tracebacks of refusals and of an absent database, neither of which is a fault in our code, so that they do
    not fill the log."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name.startswith("django.") and record.exc_info:
            trouble = record.exc_info[1]
            if record.levelno < logging.ERROR or isinstance(trouble, NO_FAULT_OF_OURS):
                record.msg, record.args = f"{record.getMessage()} ({type(trouble).__name__})", ()
                record.exc_info = record.exc_text = None
        return True
