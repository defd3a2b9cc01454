"""A link by which somebody sits down in a seat, with its QR code; or the end of one.

Exit code 0: done. 2: nobody can be invited there.
"""

import io
import sys
from argparse import ArgumentParser
from typing import Any

import segno
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from games.booking.people import inviting
from games.models import Match, Seat
from glassbox_site.ground import command_line

REFUSED = 2


class Command(command_line.Command):
    about = gettext_lazy("Print a link by which a person takes a house bot's seat in a match that has not begun.")

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("match", type=int, help=_("the number of the match"))
        parser.add_argument("colour", help=_("the colour of the seat"))
        rule = _("the seat's bot plays while the person is gone (default: turns are lost)")
        parser.add_argument("--stand-in", action="store_true", help=rule)
        parser.add_argument("--site", default="http://127.0.0.1:8000", help=_("the address of this site, for the link"))
        parser.add_argument("--revoke", action="store_true", help=_("end the link that there is"))

    def handle(self, *args: Any, **options: Any) -> None:
        seat = Seat.objects.filter(match_id=options["match"], color=options["colour"].lower()).first()
        waiting = Match.objects.filter(pk=options["match"], head=0)
        if seat is None or not waiting.exists():
            self._refuse(_("There is no such seat in a match that has not begun."))
        elif options["revoke"]:
            if not inviting.revoke(seat):
                self._refuse(_("Somebody sits there already, or nobody was invited."))
        else:
            self._invite(seat, options["site"].rstrip("/"), has_stand_in=options["stand_in"])

    def _invite(self, seat: Seat, site: str, *, has_stand_in: bool) -> None:
        try:
            link = inviting.invite(seat, has_stand_in=has_stand_in)
        except inviting.Taken:
            self._refuse(_("A model, or somebody else, sits there already."))
        address = f"{site}{reverse('seat-invitation', args=[link])}"
        self.stdout.write(address)
        drawn = io.StringIO()
        segno.make(address).terminal(out=drawn, compact=True)
        self.stdout.write(drawn.getvalue())

    def _refuse(self, why: str) -> None:
        self.stderr.write(why)
        sys.exit(REFUSED)
