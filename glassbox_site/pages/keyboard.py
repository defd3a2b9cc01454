"""The keys for use without a mouse, in the words of the pages that obey them."""

from dataclasses import dataclass

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """`keys` with their meanings, on the pages that `place` names."""

    anchor: str
    place: str | Promise
    keys: tuple[tuple[str | Promise, str | Promise], ...]


MATCH = Table(
    anchor="match",
    place=_("On a match and on the channel"),
    keys=(
        (_("Space, K"), _("play or pause")),
        (_("→"), _("next event")),
        (_("←"), _("previous event")),
        (_("M"), _("next meeting")),
        (_("L"), _("go to live")),
        (_("1 … 0"), _("go to a seat")),
        (_("/"), _("search the transcript")),
    ),
)
TRIAL = Table(
    anchor="trial",
    place=_("On a trial of the Self-Consistency Test"),
    keys=(
        ("J", _("next trial")),
        ("K", _("previous trial")),
        ("E", _("next error")),
        ("D", _("next trial whose answers contradict its own secret")),
    ),
)
TABLES = (MATCH, TRIAL)
