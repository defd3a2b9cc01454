"""The addresses of all websockets of the site."""

from channels.generic.websocket import AsyncWebsocketConsumer
from django.urls import re_path

from games.pages.agents import seat_socket
from games.pages.series_pages import series_addresses
from games.pages.views.juries import jury_addresses
from games.pages.views.one_match.what_if import fork_socket
from games.watching.sockets import routing as matches
from sct.pages import routing as batches


class NoSuchSocket(AsyncWebsocketConsumer):
    """Refuses the handshake. Without it, an unknown address would be logged as an error of ours."""

    async def connect(self) -> None:
        await self.close()


by_token = seat_socket.addresses
addresses = [
    *matches.addresses,
    *fork_socket.addresses,
    *series_addresses.sockets,
    *jury_addresses.sockets,
    *batches.addresses,
    re_path(r"", NoSuchSocket.as_asgi()),
]
