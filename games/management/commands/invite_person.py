"""Makes a link by which somebody sits down in a seat, with its QR code, or revokes one; or makes one for each seat in
which people are to sit down in the matches of a series.

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
from games.experiments.series import series_orders
from games.models import Seat, Series
from glassbox_site.ground import command_line
from glassbox_site.ground.plain import digits

REFUSED = 2


class Command(command_line.Command):
    about = gettext_lazy("Print a link by which a person takes a house bot's seat in a match that has not begun.")

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("match", type=digits.argument, nargs="?", help=_("the number of the match"))
        parser.add_argument("colour", nargs="?", default="", help=_("the colour of the seat"))
        each = _("instead of a seat: every seat for a person in the waiting matches of the series with this number")
        parser.add_argument("--series", type=digits.argument, help=each)
        rule = _("the seat's bot plays while the person is gone (default: turns are lost)")
        parser.add_argument("--stand-in", action="store_true", help=rule)
        parser.add_argument("--site", default="http://127.0.0.1:8000", help=_("the address of this site, for the link"))
        parser.add_argument("--revoke", action="store_true", help=_("revoke the existing link"))

    def handle(self, *args: Any, **options: Any) -> None:
        seats = _seats(options)
        if not seats:
            self._refuse(_("There is no such seat in a match that has not begun."))
        for seat in seats:
            if options["series"] is not None:
                self.stdout.write(f"{seat.match}, {seat.get_color_display()}:")
            self._do(seat, options)

    def _do(self, seat: Seat, options: dict[str, Any]) -> None:
        if not options["revoke"]:
            self._invite(seat, options["site"].rstrip("/"), has_stand_in=options["stand_in"])
        elif not inviting.revoke(seat):
            self._refuse(_("Somebody sits there already, or nobody was invited."))

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


def _seats(options: dict[str, Any]) -> list[Seat]:
    """The seats that the options name and in which somebody may still sit down."""
    if options["series"] is not None:
        return [person.seat for person in series_orders.awaited(Series(pk=options["series"]))]
    found = Seat.objects.filter(match_id=options["match"], match__head=0, color=options["colour"].lower())
    return list(found.select_related("match"))
