"""What operators did and what admins changed, told as one: the trail, and the log that Django's admin keeps."""

from dataclasses import dataclass
from datetime import datetime

from django.apps import apps
from django.contrib.admin.models import ADDITION, CHANGE, DELETION, LogEntry
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from personas.models import Deed

PAGE = 50
IN_THE_ADMIN: dict[int, Promise | str] = {ADDITION: _("added"), CHANGE: _("changed"), DELETION: _("removed")}


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """Who did what, when, to what. `who` is empty for a command on the machine itself."""

    at: datetime
    who: str
    did: Promise | str
    what: str
    kind: str
    address: str
    note: str


def latest(before: datetime | None = None, most: int = PAGE) -> list[Line]:
    """The latest first, of both; only those before that time."""
    deeds, entries = Deed.objects.order_by("-done_at", "-pk"), LogEntry.objects.order_by("-action_time", "-pk")
    if before is not None:
        deeds, entries = deeds.filter(done_at__lt=before), entries.filter(action_time__lt=before)
    entries = entries.select_related("user", "content_type")
    lines = [*map(_of_deed, deeds[:most]), *map(_of_admin, entries[:most])]
    return sorted(lines, key=lambda line: line.at, reverse=True)[:most]


def _of_deed(deed: Deed) -> Line:
    return Line(
        at=deed.done_at,
        who=deed.name,
        did=deed.get_verb_display(),
        what=deed.what,
        kind=_kind(deed.kind),
        address=deed.address,
        note=deed.note,
    )


def _kind(label: str) -> str:
    """As people call it; what there is no more, by its own name."""
    app, _dot, name = label.partition(".")
    model = apps.all_models[app].get(name)
    return str(model._meta.verbose_name) if model else name


def _of_admin(entry: LogEntry) -> Line:
    return Line(
        at=entry.action_time,
        who=entry.user.get_username(),
        did=IN_THE_ADMIN[entry.action_flag],
        what=entry.object_repr,
        kind=entry.content_type.name if entry.content_type else "",
        address="",
        note=entry.get_change_message(),
    )
