"""Makes a token by which a program takes a house bot's seat over a websocket, or revokes one.

Exit code 0: done. 2: nobody can be invited there.
"""

import sys
from argparse import ArgumentParser
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from games.booking.people import inviting, open_data
from games.models import Seat
from glassbox_site.ground import command_line
from glassbox_site.ground.plain import digits

REFUSED = 2


class Command(command_line.Command):
    about = gettext_lazy("Print a token by which a program takes a house bot's seat in a match that has not begun.")

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("match", type=digits.argument, help=_("the number of the match"))
        parser.add_argument("colour", help=_("the colour of the seat"))
        rule = _("the seat's bot plays while the program is gone (default: turns are lost)")
        parser.add_argument("--stand-in", action="store_true", help=rule)
        rule = _("its owner agrees that its words may be in data sets (default: only its numbers)")
        parser.add_argument("--open-data", action="store_true", help=rule)
        parser.add_argument("--keep-out", action="store_true", help=_("its words may no longer be in data sets"))
        parser.add_argument("--revoke", action="store_true", help=_("revoke the existing token"))

    def handle(self, *args: Any, **options: Any) -> None:
        seats = Seat.objects.filter(match_id=options["match"], color=options["colour"].lower())
        if options["keep_out"]:
            self._keep_out(seats.filter(person__is_agent=True).first())
            return
        seat = seats.filter(match__head=0).first()
        if seat is None:
            self._refuse(_("There is no such seat in a match that has not begun."))
        elif options["revoke"]:
            if not inviting.revoke(seat):
                self._refuse(_("Somebody sits there already, or nobody was invited."))
        else:
            try:
                wishes = {"has_stand_in": options["stand_in"], "in_data_sets": options["open_data"]}
                self.stdout.write(inviting.invite(seat, is_agent=True, **wishes))
            except inviting.Taken:
                self._refuse(_("A model, or somebody else, sits there already."))

    def _keep_out(self, seat: Seat | None) -> None:
        if seat is None:
            self._refuse(_("No program was invited there."))
        elif not open_data.keep_out(seat.person):
            self._refuse(_("Its words are in no data set."))

    def _refuse(self, why: str) -> None:
        self.stderr.write(why)
        sys.exit(REFUSED)
