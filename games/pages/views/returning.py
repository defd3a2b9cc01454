"""Where to go after a form: back to the page named in its `next`, if that is one of ours."""

from django.http import HttpRequest
from django.utils.http import url_has_allowed_host_and_scheme


def address(request: HttpRequest, otherwise: str) -> str:
    """Only a path from the root is accepted: `redirect` would take a bare word for the name of a view."""
    wanted = request.POST.get("next") or request.GET.get("next") or ""
    is_ours = url_has_allowed_host_and_scheme(wanted, {request.get_host()}, require_https=request.is_secure())
    return wanted if is_ours and wanted.startswith("/") else otherwise
