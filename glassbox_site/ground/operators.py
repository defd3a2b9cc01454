"""The door that only operators pass: strangers are asked to sign in, everybody else is turned away."""

from collections.abc import Callable

from django.contrib.auth.decorators import login_required, permission_required
from django.http import HttpRequest, HttpResponseBase

OPERATE = "glassbox_site.operate"
"""The permission is granted by the site, to whose people it belongs."""


def only(view: Callable[..., HttpResponseBase]) -> Callable[..., HttpResponseBase]:
    return login_required(permission_required(OPERATE, raise_exception=True)(view))


def is_one(request: HttpRequest) -> bool:
    return request.user.has_perm(OPERATE)
