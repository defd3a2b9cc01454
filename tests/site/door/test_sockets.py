"""Websockets: only from our own pages, and only where there is one."""

from collections.abc import Iterator

import pytest
from channels.generic.websocket import AsyncWebsocketConsumer
from channels.testing import WebsocketCommunicator
from django.urls import path

from glassbox_site.asgi import application
from glassbox_site.pages import socket_addresses

pytestmark = pytest.mark.django_db
"""Channels closes connections in a thread of its own, in which an earlier test may have left one open."""


@pytest.fixture
def door() -> Iterator[str]:
    """A socket that accepts everybody who gets through the door."""
    socket_addresses.addresses.insert(0, path("ws/door/", AsyncWebsocketConsumer.as_asgi()))
    yield "/ws/door/"
    del socket_addresses.addresses[0]


async def opened(address: str, origin: str | None) -> bool:
    headers = [] if origin is None else [(b"origin", origin.encode())]
    socket = WebsocketCommunicator(application, address, headers=headers)
    connected, _code = await socket.connect()
    await socket.disconnect()
    return bool(connected)


async def test_our_own_pages_can_open_a_socket(door: str) -> None:
    assert await opened(door, "http://localhost")


@pytest.mark.parametrize("origin", ["https://evil.example", "https://localhost.evil.example", "null"])
async def test_a_foreign_page_cannot(door: str, origin: str) -> None:
    assert not await opened(door, origin)


async def test_a_client_that_does_not_say_where_it_comes_from_cannot_either(door: str) -> None:
    assert not await opened(door, None)


async def test_an_address_without_a_socket_is_refused_without_an_error() -> None:
    assert not await opened("/ws/anything/", "http://localhost")
