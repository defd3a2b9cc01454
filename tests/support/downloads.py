"""Downloads, taken as a server would send them."""

from typing import Any

from asgiref.sync import async_to_sync
from django.test import AsyncClient


@async_to_sync
async def get(path: str, **headers: str) -> tuple[Any, bytes]:
    """The answer and its body."""
    answer: Any = await AsyncClient().get(path, headers=headers)
    if not answer.streaming:
        return answer, answer.content
    return answer, b"".join([part async for part in answer.streaming_content])
