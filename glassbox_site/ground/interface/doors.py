"""The API as a whole: makes every response, turns exceptions into problems, answers 304 if nothing has changed."""

import hashlib
import json
import math
from decimal import Decimal
from http import HTTPStatus
from typing import Any

from django.core.exceptions import BadRequest, RequestDataTooBig
from django.http import Http404, HttpRequest, HttpResponse
from django.utils.cache import get_conditional_response, patch_vary_headers
from django.utils.http import quote_etag
from ninja import NinjaAPI, errors
from ninja.parser import Parser
from ninja.renderers import JSONRenderer
from ninja.responses import NinjaJSONEncoder

from glassbox_site.ground import disk, words
from glassbox_site.ground.acting import acts
from glassbox_site.ground.interface import limits, problem_details
from glassbox_site.ground.interface.problem_details import Trouble
from glassbox_site.ground.plain import rounded


class Plainly(Parser):
    """Parses the body as JSON, with NUL replaced, since PostgreSQL stores it in no text."""

    def parse_body(self, request: HttpRequest) -> Any:
        return json.loads(words.harmless_json(request.body.decode("utf-8-sig")))


class _Encoder(NinjaJSONEncoder):
    def default(self, o: Any) -> Any:
        return rounded.in_full(o) if isinstance(o, Decimal) else super().default(o)


class _InFull(JSONRenderer):
    encoder_class = _Encoder


class Interface(NinjaAPI):
    def __init__(self, **told: Any) -> None:
        super().__init__(parser=Plainly(), renderer=_InFull(), **told)

    def create_response(self, request: HttpRequest, data: Any, **told: Any) -> HttpResponse:
        """Answers 304 to whoever has this response. It varies by cookie, as a wish for no spoilers may change it."""
        response = super().create_response(request, data, **told)
        response.headers["Cache-Control"] = "no-store"
        if request.method != "GET" or response.status_code != HTTPStatus.OK or "Authorization" in request.headers:
            return response
        response.headers["Cache-Control"] = "no-cache"
        patch_vary_headers(response, ("Cookie",))
        response.headers["ETag"] = quote_etag(hashlib.blake2s(response.content, digest_size=16).hexdigest())
        known = get_conditional_response(request, etag=response.headers["ETag"], response=response)
        return known if isinstance(known, HttpResponse) else response

    def on_exception(self, request: HttpRequest, exc: Any) -> HttpResponse:
        """Answers with a problem. An exception that means none is a bug and is raised again, for Django to report."""
        trouble = _trouble(exc)
        if trouble is None:
            raise exc
        return problem_details.answer(request, trouble)


def _trouble(exc: BaseException) -> Trouble | None:
    match exc:
        case Trouble():
            return exc
        case errors.ValidationError():
            return problem_details.wrong(problem_details.of_values(exc.errors))
        case errors.Throttled():
            seconds = math.ceil(exc.wait or limits.SECONDS)
            return Trouble(HTTPStatus.TOO_MANY_REQUESTS, "Too many requests.", retry_after=seconds)
        case errors.AuthenticationError():
            return Trouble(HTTPStatus.UNAUTHORIZED, "This needs a token.")
        case errors.HttpError():
            return Trouble(HTTPStatus(exc.status_code), str(exc))
        case Http404():
            return Trouble(HTTPStatus.NOT_FOUND, "Not found.")
        case RequestDataTooBig():
            return Trouble(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "The request body is too large.")
        case BadRequest():
            return Trouble(HTTPStatus.BAD_REQUEST, str(exc))
        case acts.Refused():
            return problem_details.wrong(problem_details.of_sentences(exc.problems))
        case acts.NotPossible():
            return Trouble(HTTPStatus.CONFLICT, str(exc))
        case disk.NoRoom():
            return Trouble(HTTPStatus.INSUFFICIENT_STORAGE, str(exc))
    return None
