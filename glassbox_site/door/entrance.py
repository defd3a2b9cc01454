"""Puts the whole door in front of an application, as far as its server needs it."""

import asyncio
import sys
from typing import Any

from glassbox_site.door import bodies, breaks, line, memory, readers, turns
from glassbox_site.ground import addresses, vitals
from glassbox_site.ground.working import open_files


def counted(application: line.Application) -> line.Application:
    """From here on the client's address is the one under which it is counted."""

    async def answer(scope: dict[str, Any], receive: line.Receive, send: line.Send) -> None:
        if scope.get("client"):
            host, port = scope["client"]
            scope["client"] = (addresses.counted_as(host), port)
        await application(scope, receive, send)

    return answer


def guarded(application: line.Application) -> line.Application:
    """On our own server, bodies are bounded and complete before the application is called, and requests take turns. On
    others they do not: a slow sender would keep its turn."""
    open_files.allow()
    watched = readers.awaited(breaks.seen(application))
    if "daphne.server" not in sys.modules:
        return bodies.bounded(watched)
    from glassbox_site.door.server import on_daphne

    on_daphne.install()
    memory.give_back()
    vitals.begin("web")
    return turns.taken(_told_how_late(watched))


def _told_how_late(application: line.Application) -> line.Application:
    """Measures the event loop's lag from the first request on."""

    async def answer(scope: dict[str, Any], receive: line.Receive, send: line.Send) -> None:
        vitals.pulse("web").watch(asyncio.get_running_loop())
        await application(scope, receive, send)

    return answer
