"""One socket, open to everybody: it reads no session, takes one place of its address, and may send only so much."""

import contextlib
from contextlib import ExitStack
from typing import Any
from urllib.parse import parse_qsl

from channels.consumer import get_handler_name
from channels.exceptions import StopConsumer
from channels.generic.websocket import AsyncWebsocketConsumer
from django.db import DatabaseError, InterfaceError

from glassbox_site.ground.sockets import bounds, sinks
from glassbox_site.ground.sockets.bounds import Refused
from glassbox_site.ground.sockets.spectators import Spectator

NOT_UNDERSTOOD, NOT_FOUND, TRY_LATER = 4400, 4404, 1013


class Consumer(AsyncWebsocketConsumer):
    """Subclasses define `enter`, and `hear` if clients may send anything. Both may raise Refused."""

    spectator: Spectator

    async def enter(self) -> None:
        raise NotImplementedError

    async def hear(self, text: str | bytes) -> None:
        """Called with each message from the client. By default it is ignored."""

    def excuse(self, reason: str) -> None:
        """Called before a refusal, to send the reason. By default nothing is sent."""

    @property
    def wishes(self) -> dict[str, str]:
        """The query parameters. If a name is given several times, the last counts."""
        return dict(parse_qsl(self.scope["query_string"].decode("latin-1"), keep_blank_values=True))

    async def __call__(self, scope: Any, receive: Any, send: sinks.Send) -> None:
        """Replaces that of Channels, which also listens to channel layers, with new tasks for each message: a tenth of
        the cost of a connection. We use no layers."""
        self.scope, self.base_send = scope, send
        with ExitStack() as self._stay, contextlib.suppress(StopConsumer):
            while True:
                await self.dispatch(await receive())

    async def dispatch(self, message: Any) -> None:
        """Replaces that of Channels, which closes old connections in another thread, three times per client. We have
        none to close: the database is asked in threads of our own (`threads.py`)."""
        try:
            await getattr(self, get_handler_name(message))(message)
        except (DatabaseError, InterfaceError):
            await self._show_out(come_again())
        except Refused as refused:
            await self._show_out(refused)

    async def connect(self) -> None:
        is_let_in = await bounds.is_let_in((self.scope.get("client") or ("",))[0], self._stay)
        await self.accept()
        self.spectator, self._hearing = Spectator(sinks.sink(self.base_send)), bounds.Hearing()
        self._stay.callback(self.spectator.go)
        if not is_let_in:
            raise Refused("too many spectators from your address", bounds.TOO_MUCH)
        await self.enter()

    async def websocket_disconnect(self, message: Any) -> None:
        raise StopConsumer

    async def receive(self, text_data: str | None = None, bytes_data: bytes | None = None) -> None:
        text = text_data or bytes_data or ""
        self._hearing.mind(text)
        await self.hear(text)

    async def _show_out(self, refused: Refused) -> None:
        self.excuse(str(refused))
        await self.spectator.finish(refused.code)
        raise StopConsumer


def come_again() -> Refused:
    return Refused("the log cannot be read now, try again", TRY_LATER)
