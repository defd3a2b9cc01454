"""One socket, open to everybody: it knows no session, has a place of its own, and may say only so much."""

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
    """Who it is for says what it `enter`s, and, if it may wish, what it `hear`s. Both may raise Refused."""

    spectator: Spectator

    async def enter(self) -> None:
        raise NotImplementedError

    async def hear(self, text: str | bytes) -> None:
        """Nothing, where it is deaf."""

    def excuse(self, reason: str) -> None:
        """Told before a refusal, where there are words for it."""

    @property
    def wishes(self) -> dict[str, str]:
        """Of its address; the last of each name."""
        return dict(parse_qsl(self.scope["query_string"].decode("latin-1"), keep_blank_values=True))

    async def __call__(self, scope: Any, receive: Any, send: sinks.Send) -> None:
        """Channels' own listens to layers besides, by tasks made anew for each message: a tenth of what it costs to
        come. Here are no layers."""
        self.scope, self.base_send = scope, send
        with ExitStack() as self._stay, contextlib.suppress(StopConsumer):
            while True:
                await self.dispatch(await receive())

    async def dispatch(self, message: Any) -> None:
        """Channels' own looks after old connections in another thread, three times for each who comes and goes. Here
        are none: the database is asked in threads of ours (`threads.py`)."""
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
