"""The preview of a shared link to a moment of a match: title, line and picture.

Spoiler-free: it shows only what the table had perceived by then, unless the link asks for more with `open=1`.
"""

import dataclasses
from urllib.parse import urlencode

from django.conf import settings
from django.http import HttpRequest
from django.urls import reverse
from django.utils.translation import get_language, gettext

from games.engine.facts import events, identities
from games.models import Match
from games.pages.cards import lettering
from games.watching import glimpse


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Sharing:
    """Addresses are absolute. `image` is empty before the first entry."""

    url: str
    title: str
    line: str
    image: str
    image_alt: str


def of(request: HttpRequest, match: Match, viewer: identities.Viewer, n: int) -> Sharing:
    """`n` is the entry or frame that the link opens, 0 for the beginning."""
    number = n or 1
    asked = {"view": str(viewer)} if viewer != "glass" else {}
    if request.GET.get("open") == "1":
        asked["open"] = "1"
    query = f"?{urlencode(asked)}" if asked else ""
    said = _said(match, n) if viewer == "glass" and n else ""
    about = gettext("Language models play Among Us: what they say, beside what they think.")
    alt = gettext("The table at this moment of match %(id)s, and who is speaking.") % {"id": match.pk}
    return Sharing(
        url=request.build_absolute_uri(
            (reverse("moment", args=[match.pk, n]) if n else match.get_absolute_url()) + query
        ),
        title=gettext("Match %(id)s of the Glass Box League") % {"id": match.pk},
        line=said or about,
        image=request.build_absolute_uri(_card(match, number, asked)) if match.head else "",
        image_alt=said or alt,
    )


def _card(match: Match, number: int, asked: dict[str, str]) -> str:
    language = get_language()
    spoken = {"lang": language} if language and language != settings.LANGUAGE_CODE else {}
    query = urlencode(asked | spoken)
    return reverse("moment-card", args=[match.pk, number]) + (f"?{query}" if query else "")


def _said(match: Match, seq: int) -> str:
    """The last line, if it was the last thing that everybody perceived by then; else empty."""
    entry = glimpse.heard(match.pk, seq)
    if entry is None or not isinstance(entry.event, events.Spoke):
        return ""
    return f"{gettext(entry.event.color.title())}: “{lettering.plain(entry.event.message)}”"
