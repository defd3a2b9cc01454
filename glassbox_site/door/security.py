"""Headers on every response: what a page may load, who may frame it, which features the browser must not offer it.

Pages run scripts and styles only from our own files. On our own pages Trusted Types are on as well: a script that tried
to make markup of a model's words would throw. Django's admin (jQuery) does not work with those. The queues' dashboard
has a few inline blocks: exactly those, by their hashes, are allowed.
"""

import base64
import hashlib
import re
from collections.abc import Callable
from functools import cache
from importlib import resources

from django.http import HttpRequest, HttpResponse

from personas import ourselves
from personas.llm.discovering import looking

ADMIN = "/admin/"
EMBEDS = "/embed/"
"""Pages made for embedding in other sites: they know no user and change nothing."""
OUR_ADMIN_PAGES = re.compile(r"/admin/.+/(rehearse|memory)/")
"""Pages of ours inside the admin, which need no jQuery. They show what models said."""
DASHBOARD = "/admin/django_rq/"
PERMISSIONS = ", ".join(
    f"{feature}=()"
    for feature in (
        "accelerometer", "autoplay", "camera", "display-capture", "encrypted-media", "geolocation", "gyroscope",
        "magnetometer", "microphone", "midi", "payment", "picture-in-picture", "publickey-credentials-get",
        "screen-wake-lock", "serial", "usb", "xr-spatial-tracking",
    )
)  # fmt: skip
TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types 'none'"


def protect(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """Middleware; a view that needs another policy sets the header itself."""

    def respond(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        response.headers.setdefault("Content-Security-Policy", policy(request.path))
        response.headers.setdefault("Permissions-Policy", PERMISSIONS)
        response.headers.setdefault("Cross-Origin-Resource-Policy", "same-origin")
        response.headers.setdefault(looking.OUR_HEADER, ourselves.sign())
        return response

    return respond


@cache
def _inline(pattern: str) -> str:
    """CSP hashes of what matches in django-rq's templates; none of it contains a template tag."""
    found: dict[str, None] = {}
    for template in (resources.files("django_rq") / "templates" / "django_rq").iterdir():
        found.update(dict.fromkeys(re.findall(pattern, template.read_text(encoding="utf-8"), re.DOTALL)))
    digests = (hashlib.sha256(text.encode()).digest() for text in found)
    return " ".join(f"'sha256-{base64.b64encode(digest).decode()}'" for digest in digests)


def _dashboard_rules() -> list[str]:
    scripts = _inline(r'<script type="text/javascript">(.+?)</script>')
    styles = _inline(r"<style>(.+?)</style>")
    attributes = _inline(r' style="([^"]+)"')
    return [
        f"script-src 'self' {scripts}",
        f"style-src 'self' {styles}",
        f"style-src-attr 'unsafe-hashes' {attributes}",
    ]


def policy(path: str) -> str:
    framers = "*" if path.startswith(EMBEDS) else "'none'"
    rules = [
        "default-src 'none'",
        *(_dashboard_rules() if path.startswith(DASHBOARD) else ["script-src 'self'", "style-src 'self'"]),
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        f"frame-ancestors {framers}",
        "base-uri 'none'",
    ]
    if not path.startswith(ADMIN) or OUR_ADMIN_PAGES.fullmatch(path):
        rules.append(TRUSTED_TYPES)
    return "; ".join(rules)
