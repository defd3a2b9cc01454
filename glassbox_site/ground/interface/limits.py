"""The limit on requests from one address, whether they are let in or not."""

from django.http import HttpRequest
from ninja.errors import Throttled
from ninja.throttling import BaseThrottle

from glassbox_site.ground import addresses

SECONDS, MOST = 60, 600
SHARE = addresses.Share(MOST, SECONDS)


class OfOneAddress(BaseThrottle):
    """Throttles requests without a token. Those with one are counted when the token is checked, because ninja throttles
    only after that, and never those that were refused."""

    def allow_request(self, request: HttpRequest) -> bool:
        return hasattr(request, "auth") or _takes(request)

    def wait(self) -> float:
        return SECONDS


def count(request: HttpRequest) -> None:
    """Counts a request, before anything is looked up for it. Raises Throttled."""
    if not _takes(request):
        raise Throttled(wait=SECONDS)


def _takes(request: HttpRequest) -> bool:
    return SHARE.take(request.META.get("REMOTE_ADDR", ""))
