"""HEAD is answered like GET, without the body, however many pieces that has."""

import asyncio
from collections.abc import Mapping
from typing import Any

import pytest
from asgiref.sync import async_to_sync

from glassbox_site import asgi

pytestmark = pytest.mark.django_db(transaction=True)


@async_to_sync
async def answer(method: str, path: str) -> tuple[dict[bytes, bytes], list[bytes]]:
    """The headers, and the pieces of the body."""
    scope = {"type": "http", "method": method, "path": path, "headers": [(b"host", b"testserver")], "query_string": b""}
    asked: list[dict[str, Any]] = [{"type": "http.request", "body": b"", "more_body": False}]
    answered: list[Mapping[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return asked.pop() if asked else await asyncio.Future()

    async def send(event: Mapping[str, Any]) -> None:
        answered.append(event)

    await asgi.application(scope, receive, send)
    start, *pieces = answered
    return dict(start["headers"]), [piece["body"] for piece in pieces]


@pytest.mark.parametrize("path", ["/methodology/", "/nowhere/"])
def test_a_head_has_the_headers_of_the_page_and_nothing_of_its_body(path: str) -> None:
    whole, body = answer("GET", path)
    head, nothing = answer("HEAD", path)

    assert b"".join(body)
    assert nothing == [b""]
    assert head[b"Content-Type"] == whole[b"Content-Type"]
    assert int(head[b"Content-Length"]) == len(b"".join(body))
