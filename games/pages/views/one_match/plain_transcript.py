"""What the match page offers without scripts: the transcript forwards in pages, or backwards from the newest.

?page=3            a page, counted from the first frame on
?page=newest       the newest moments of a match that is going on, the latest first; reloads itself
?before=120        the moments before a frame, the latest first; does not reload

Without any of these the page holds no transcript, unless it shows all of a match that is over: the scripts show only
what is due, and readers without scripts are led on by the `entrance`.
"""

import dataclasses
from urllib.parse import urlencode

from django.http import HttpRequest

from games.engine.facts import identities
from games.models import Match, Status
from games.watching import page_start, transcript
from glassbox_site.ground.plain import digits

NEWEST = "newest"
RENEWED_SECONDS = 15
LARGEST = 10_000_000


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Entrance:
    """Where readers without scripts are sent. `to` is `newest`, `moment` (that was asked for) or `beginning`."""

    to: str
    address: str


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """Exactly one of page, newest and entrance. `renewal` is the address to reload for what comes after the newest."""

    page: transcript.Page | None = None
    newest: transcript.Newest | None = None
    entrance: Entrance | None = None
    renewal: str = ""
    seconds: int = RENEWED_SECONDS

    @property
    def refresh(self) -> str:
        """Content of the meta refresh for browsers without scripts; empty for none."""
        if self.entrance is not None:
            return f"0; url={self.entrance.address}"
        return f"{self.seconds}; url={self.renewal}" if self.renewal else ""


def of(request: HttpRequest, match: Match, viewer: identities.Viewer) -> Reading:
    number, before = asked(request, "page"), asked(request, "before")
    if before:
        return Reading(newest=transcript.newest(match.pk, viewer, before))
    if wants_newest(request) and not match.is_over:
        newest = transcript.newest(match.pk, viewer)
        here = {"n": newest.last} if newest.last and request.path == match.get_absolute_url() else {}
        return Reading(newest=newest, renewal=_address(request, viewer, page=NEWEST, **here))
    if not number and (wants_newest(request) or _is_told_at_once(request, match, viewer)):
        number = transcript.number_of(asked(request, "n"))
    if number:
        return Reading(page=transcript.page(match.pk, viewer, number))
    return Reading(entrance=_entrance(request, match, viewer))


def wants_newest(request: HttpRequest) -> bool:
    return request.GET.get("page") == NEWEST


def left_off(request: HttpRequest, viewer: identities.Viewer) -> str:
    """Where a reader who followed the newest goes on once the match is over."""
    return _moment(request, viewer, asked(request, "n"))


def asked(request: HttpRequest, name: str) -> int:
    """A number from the query string; 0 if it is missing or no number."""
    return min(digits.number(request.GET.get(name, "")) or 0, LARGEST)


def _is_told_at_once(request: HttpRequest, match: Match, viewer: identities.Viewer) -> bool:
    return viewer == page_start.GLASS and (asked(request, "n") > 0 or not _goes_on(match))


def _goes_on(match: Match) -> bool:
    return not match.is_over and match.status != Status.SCHEDULED


def _entrance(request: HttpRequest, match: Match, viewer: identities.Viewer) -> Entrance:
    n = asked(request, "n")
    if n or not _goes_on(match):
        return Entrance(to="moment" if n else "beginning", address=_moment(request, viewer, n))
    return Entrance(to="newest", address=_address(request, viewer, page=NEWEST))


def _moment(request: HttpRequest, viewer: identities.Viewer, n: int) -> str:
    place = {"n": n} if n else {}
    fragment = f"#n{n}" if n else ""
    return _address(request, viewer, page=transcript.number_of(n), **place) + fragment


def _address(request: HttpRequest, viewer: identities.Viewer, **place: object) -> str:
    """The address of this page with that place, on the same channel if it is a channel's page."""
    channel = {"by": request.GET["by"]} if "by" in request.GET else {}
    return f"{request.path}?{urlencode({**channel, 'view': str(viewer), **place})}"
