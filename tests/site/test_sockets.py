"""Websockets: only from our own pages, and only where there is one."""

from channels.testing import WebsocketCommunicator

from glassbox_site.asgi import application


async def opened(address: str, origin: str | None) -> bool:
    headers = [] if origin is None else [(b"origin", origin.encode())]
    socket = WebsocketCommunicator(application, address, headers=headers)
    connected, _code = await socket.connect()
    await socket.disconnect()
    return bool(connected)


async def test_a_foreign_page_cannot_open_a_socket() -> None:
    assert not await opened("/ws/anything/", "https://evil.example")


async def test_a_client_that_does_not_say_where_it_comes_from_cannot_either() -> None:
    assert not await opened("/ws/anything/", None)


async def test_an_address_without_a_socket_is_refused_without_an_error() -> None:
    assert not await opened("/ws/anything/", "http://localhost")
