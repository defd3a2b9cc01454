"""Requests for a view that is not open yet."""

import asyncio
import gc
from typing import Any

import pytest

from games.watching.sockets import hub

pytestmark = pytest.mark.django_db(transaction=True)


async def test_who_goes_before_it_is_told_that_there_is_no_match_leaves_no_error_behind() -> None:
    errors: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, error: errors.append(error))
    present = hub.present()

    asking = asyncio.create_task(present.found(4_000_000, "glass", "en"))
    while not present._asked:
        await asyncio.sleep(0)
    asking.cancel()
    while present._asked:
        await asyncio.sleep(0.01)
    del asking
    gc.collect()
    await asyncio.sleep(0)

    assert errors == []
