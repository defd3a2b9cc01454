"""A token by which a program takes a house bot's seat over a websocket; or the end of one.

Exit code 0: done. 2: nobody can be invited there.
"""

import sys
from argparse import ArgumentParser
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from games.booking.people import inviting
from games.models import Seat
from glassbox_site.ground import command_line

REFUSED = 2


class Command(command_line.Command):
    about = gettext_lazy("Print a token by which a program takes a house bot's seat in a match that has not begun.")

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("match", type=int, help=_("the number of the match"))
        parser.add_argument("colour", help=_("the colour of the seat"))
        rule = _("the seat's bot plays while the program is gone (default: turns are lost)")
        parser.add_argument("--stand-in", action="store_true", help=rule)
        parser.add_argument("--revoke", action="store_true", help=_("end the token that there is"))

    def handle(self, *args: Any, **options: Any) -> None:
        waiting = Seat.objects.filter(match_id=options["match"], match__head=0, color=options["colour"].lower())
        seat = waiting.first()
        if seat is None:
            self._refuse(_("There is no such seat in a match that has not begun."))
        elif options["revoke"]:
            if not inviting.revoke(seat):
                self._refuse(_("Somebody sits there already, or nobody was invited."))
        else:
            try:
                self.stdout.write(inviting.invite(seat, has_stand_in=options["stand_in"], is_agent=True))
            except inviting.Taken:
                self._refuse(_("A model, or somebody else, sits there already."))

    def _refuse(self, why: str) -> None:
        self.stderr.write(why)
        sys.exit(REFUSED)
