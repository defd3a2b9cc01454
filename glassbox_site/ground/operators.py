"""Restricts views to operators: strangers are asked to sign in, everybody else gets a 403."""

from collections.abc import Callable

from django.contrib.auth.decorators import login_required, permission_required
from django.http import HttpRequest, HttpResponseBase

OPERATE = "glassbox_site.operate"
"""The name of the permission. The site grants it, as the users are its own."""


def only(view: Callable[..., HttpResponseBase]) -> Callable[..., HttpResponseBase]:
    return login_required(permission_required(OPERATE, raise_exception=True)(view))


def is_one(request: HttpRequest) -> bool:
    return request.user.has_perm(OPERATE)
