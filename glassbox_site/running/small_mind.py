"""The small model as a part of the running site: started with it, and seated as soon as it answers."""

import contextlib
import socket
import time
from collections.abc import Mapping

from django.utils.translation import gettext as _

from glassbox_site.running import instance, mind
from personas.finding import seating
from personas.llm.discovering import addresses, looking, recognising
from personas.llm.discovering.servers import Server

PAUSE_SECONDS = 0.25


def refuse_unless_free(port: int) -> None:
    """Raises CannotRun without the model or a free port. As with the site's own port, nothing is touched before."""
    if mind.installed() is None:
        raise instance.CannotRun(_("The small model is not installed. `make mind` installs it."))
    with contextlib.suppress(OSError), socket.create_connection((addresses.HERE, port), timeout=1):
        told = _(
            "Port %(port)d, for the small model, is taken. A model server that runs there is found by `make live`;"
            " or choose another port: MIND_PORT=%(next)d make mind"
        )
        raise instance.CannotRun(told % {"port": port, "next": port + 1})


def to_be_served(port: int) -> tuple[list[str], Mapping[str, str]]:
    """The server's command, and what to add to its environment."""
    there = mind.installed()
    assert there is not None
    return there.command(port), there.environ


def seated(port: int, seconds: float) -> str:
    """Waits until the model answers and seats it, unless it plays already. Returns the outcome as one line."""
    server = _awaited(port, time.monotonic() + seconds)
    offer = server.offer(mind.NAME) if server else None
    if server is None or offer is None:
        return _("The small model does not answer within %(seconds)g s.") % {"seconds": seconds}
    if (model := seating.known(server, offer)) is None:
        tried = seating.try_out(server, offer, by_id=None)
        if tried.model is None:
            return _("The small model could not decide a practice scene, so it does not play.")
        model = tried.model
    names = ", ".join(persona.name for persona in seating.players_of(model))
    return _("%(model)s plays as %(names)s.") % {"model": model.name, "names": names}


def _awaited(port: int, deadline: float) -> Server | None:
    """The server once it has loaded, or None at the deadline."""
    at_its_port = [addresses.Address(root=f"http://{addresses.HERE}:{port}", signs=(recognising.LLAMACPP,))]
    while time.monotonic() < deadline:
        found = looking.look(at_its_port).found
        if found and found[0].offers:
            return found[0]
        time.sleep(PAUSE_SECONDS)
    return None
