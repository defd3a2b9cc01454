"""`manage.py rebuild_memory`: rebuilds every persona's record in Redis from the history in the database."""

from typing import Any

from django.core.management.base import CommandError
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from glassbox_site.ground import command_line, redis_clients
from personas.remembering import memory


class Command(command_line.Command):
    about = gettext_lazy("Write the memory of every persona with a history to Redis again, from the database.")

    def handle(self, *_args: Any, **_options: Any) -> None:
        try:
            keys = memory.rebuild()
        except redis_clients.AWAY as refusal:
            told = _("Redis does not take it (%(refusal)s).") % {"refusal": type(refusal).__name__}
            raise CommandError(told, returncode=2) from None
        written = ngettext("%(count)d memory written.", "%(count)d memories written.", len(keys))
        self.stdout.write(written % {"count": len(keys)})
