"""Who may start and stop the test's work: operators; whoever is not signed in is asked to."""

from collections.abc import Callable

from django.contrib.auth.decorators import login_required, permission_required
from django.http import HttpRequest, HttpResponse

OPERATE = "glassbox_site.operate"


def operators_only(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    return login_required(permission_required(OPERATE, raise_exception=True)(view))


def may_operate(request: HttpRequest) -> bool:
    return request.user.has_perm(OPERATE)
