"""The door that only operators pass: strangers are asked to sign in, everybody else is turned away."""

from collections.abc import Callable
from typing import Any

from django.contrib.auth.decorators import login_required, permission_required
from django.http import HttpRequest

OPERATE = "glassbox_site.operate"


def only(view: Callable[..., Any]) -> Callable[..., Any]:
    checked: Callable[..., Any] = login_required(permission_required(OPERATE, raise_exception=True)(view))
    return checked


def is_one(request: HttpRequest) -> bool:
    return request.user.has_perm(OPERATE)
