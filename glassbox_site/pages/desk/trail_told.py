"""The deeds of operators and the changes of admins as one list: the trail, and the log of Django's admin."""

from dataclasses import dataclass
from datetime import datetime

from django.apps import apps
from django.contrib.admin.models import ADDITION, CHANGE, DELETION, LogEntry
from django.utils.functional import Promise
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from personas.models import Deed

PAGE = 50
NAMELESS = {"games.match": "Match %(number)s", "sct.batch": "Batch %(number)s"}
"""What things are called that have no name of their own."""
IN_THE_ADMIN: dict[int, Promise | str] = {ADDITION: _("added"), CHANGE: _("changed"), DELETION: _("removed")}


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """Who did what, when, to what. `who` is empty for a command on the machine itself. `name` is what the thing was
    called, `label` and `number` identify it, as far as known."""

    at: datetime
    who: str
    did: Promise | str
    name: str
    label: str
    number: str
    address: str
    note: str

    @property
    def what(self) -> str:
        """Its name; if it has only a number, that in the reader's language."""
        return gettext(NAMELESS[self.label]) % {"number": self.number} if self._is_nameless else self.name

    @property
    def kind(self) -> str:
        """The kind of thing for people, with its number, which tells apart things of the same name. A model that no
        longer exists has its technical name."""
        app, _dot, name = self.label.partition(".")
        model = apps.all_models[app].get(name)
        called = str(model._meta.verbose_name) if model else name
        return called if self._is_nameless else f"{called} {self.number}".strip()

    @property
    def _is_nameless(self) -> bool:
        return self.name == NAMELESS.get(self.label, "") % {"number": self.number}


def latest(before: datetime | None = None, most: int = PAGE) -> list[Line]:
    """Both kinds together, the latest first, optionally only those before that time."""
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
        name=deed.what,
        label=deed.kind,
        number=deed.number,
        address=deed.address,
        note=deed.note,
    )


def _of_admin(entry: LogEntry) -> Line:
    return Line(
        at=entry.action_time,
        who=entry.user.get_username(),
        did=IN_THE_ADMIN[entry.action_flag],
        name=entry.object_repr,
        label=".".join(entry.content_type.natural_key()) if entry.content_type else "",
        number=entry.object_id or "",
        address="",
        note=entry.get_change_message(),
    )
