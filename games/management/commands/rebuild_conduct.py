"""`manage.py rebuild_conduct`: rebuilds conduct and moments of all finished matches from their logs."""

from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from games.records import deception
from glassbox_site.ground import command_line


class Command(command_line.Command):
    about = gettext_lazy("Read the log of every finished match again: conduct of the seats, lies, moments.")

    def handle(self, *_args: Any, **_options: Any) -> None:
        count, done = len(deception.finished()), 0
        ending = "\r" if self.stdout.isatty() else "\n"
        for done, match in enumerate(deception.rebuild(), 1):
            told = _("%(done)d of %(count)d: match %(number)d")
            self.stdout.write(told % {"done": done, "count": count, "number": match.pk}, ending=ending)
            self.stdout.flush()
        self.stdout.write(_("Matches read again: %(count)d.") % {"count": done})
