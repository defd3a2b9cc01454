"""How often one address may ask, whether it is let in or not."""

from django.http import HttpRequest
from ninja.errors import Throttled
from ninja.throttling import BaseThrottle

from glassbox_site.ground import addresses

SECONDS, MOST = 60, 600
SHARE = addresses.Share(MOST, SECONDS)


class OfOneAddress(BaseThrottle):
    """So many questions a minute. Those that need a token were counted at their door: ninja asks here only afterwards,
    and of nobody who was refused."""

    def allow_request(self, request: HttpRequest) -> bool:
        return hasattr(request, "auth") or _takes(request)

    def wait(self) -> float:
        return SECONDS


def count(request: HttpRequest) -> None:
    """One more, before anything is looked up for it."""
    if not _takes(request):
        raise Throttled(wait=SECONDS)


def _takes(request: HttpRequest) -> bool:
    return SHARE.take(request.META.get("REMOTE_ADDR", ""))
