"""Who comes with a token, and what it opens. Whose the tokens are, the site says."""

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
        """Whoever guesses has no more guesses than others have questions."""
        limits.count(request)
        return super().__call__(request)

    def authenticate(self, request: HttpRequest, token: str) -> Any:
        """A token that is unknown, over or revoked is none; one that opens less is told so."""
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
    """For what needs no token: whoever brings one all the same is told where it opens nothing, and does not take what
    everybody may see for all there is."""

    def __call__(self, request: HttpRequest) -> bool:
        limits.count(request)
        if is_refused(request):
            raise Trouble(HTTPStatus.UNAUTHORIZED, REFUSED)
        return True


def reads(request: HttpRequest) -> bool:
    """Whether it brings a token that opens what operators see: a file that has less for others has it for that one."""
    found = _known(request)
    return found is not None and bool(found.opens("read"))


def is_refused(request: HttpRequest) -> bool:
    """Whether it brings a token that is none."""
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
    """For whom it is done; the trail says by which token."""
    token = request.auth  # type: ignore[attr-defined]  # ninja sets it
    with trail.through(f"by the token “{token}”"):
        yield token.owner_id
