"""Bearer tokens of the API, and what each of them opens. Which model they are rows of is a setting."""

from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from typing import Any, Literal

from django.apps import apps
from django.conf import settings
from django.http import HttpRequest
from ninja.security import HttpBearer

from glassbox_site.ground.acting import trail
from glassbox_site.ground.interface import limits
from glassbox_site.ground.interface.problem_details import Trouble

Scope = Literal["read", "order", "configure"]
REFUSED = "This token is unknown, expired or revoked."


class Bearer(HttpBearer):
    scope: Scope

    def __call__(self, request: HttpRequest) -> Any:
        """Counts the request against the limit of its address first, so that guessing tokens is limited as well."""
        limits.count(request)
        return super().__call__(request)

    def authenticate(self, request: HttpRequest, token: str) -> Any:
        """Raises `Trouble`: 401 if the token is unknown, expired or revoked, 403 if it does not open this scope."""
        found = apps.get_model(settings.API_TOKENS).known(token)
        if found is None:
            raise Trouble(HTTPStatus.UNAUTHORIZED, REFUSED)
        if not found.opens(self.scope):
            raise Trouble(HTTPStatus.FORBIDDEN, f"This token, or its owner, is not allowed to {self.scope}.")
        return found


class ReadToken(Bearer):
    """For what operators can see."""

    scope: Scope = "read"


class OrderToken(Bearer):
    """For what operators can do."""

    scope: Scope = "order"


class ConfigureToken(Bearer):
    """For what admins can do, as far as programs may."""

    scope: Scope = "configure"


class Anybody:
    """For endpoints that need no token. An invalid one is refused all the same, so that whoever sends it does not take
    the public answer for the full one."""

    def __call__(self, request: HttpRequest) -> bool:
        limits.count(request)
        if is_refused(request):
            raise Trouble(HTTPStatus.UNAUTHORIZED, REFUSED)
        return True


def reads(request: HttpRequest) -> bool:
    """Whether the request has a token that may read. Some files have more in them for those who have one."""
    found = _known(request)
    return found is not None and bool(found.opens("read"))


def is_refused(request: HttpRequest) -> bool:
    """Whether the request has a token that is not valid."""
    return _brought(request) is not None and _known(request) is None


def _known(request: HttpRequest) -> Any:
    token = _brought(request)
    return None if token is None else apps.get_model(settings.API_TOKENS).known(token)


def _brought(request: HttpRequest) -> str | None:
    kind, _blank, token = request.headers.get("Authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


ANYBODY, READ, ORDER, CONFIGURE = Anybody(), ReadToken(), OrderToken(), ConfigureToken()


@contextmanager
def acting(request: HttpRequest) -> Iterator[int]:
    """Yields the id of the token's owner, in whose name the request acts; the trail also names the token."""
    token = request.auth  # type: ignore[attr-defined]  # ninja sets it
    with trail.through(f"by the token “{token}”"):
        yield token.owner_id
