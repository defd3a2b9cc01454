"""Downloads through the ASGI application, as a server would send them."""

from typing import Any

from asgiref.sync import async_to_sync
from django.test import AsyncClient

from glassbox_site.models import User


@async_to_sync
async def get(path: str, as_user: User | None = None, **headers: str) -> tuple[Any, bytes]:
    """The response and its body."""
    client = AsyncClient()
    if as_user:
        await client.aforce_login(as_user)
    answer: Any = await client.get(path, headers=headers)
    if not answer.streaming:
        return answer, answer.content
    return answer, b"".join([part async for part in answer.streaming_content])
