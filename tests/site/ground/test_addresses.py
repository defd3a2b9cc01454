"""Which client an address counts as, where limits are per client."""

from typing import Any
from unittest.mock import AsyncMock

import pytest

from glassbox_site import asgi
from glassbox_site.door import entrance
from glassbox_site.ground import addresses

OF_ONE_LINE = ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9", "2001:0db8:0001:0002:abcd:ef01:2345:6789"]


def test_all_addresses_of_a_network_of_version_6_are_one() -> None:
    assert {addresses.counted_as(each) for each in OF_ONE_LINE} == {"2001:db8:1:2::"}


def test_another_network_is_somebody_else() -> None:
    assert addresses.counted_as("2001:db8:1:3::1") != addresses.counted_as(OF_ONE_LINE[0])


def test_an_address_of_version_4_is_the_same_by_whatever_line_it_comes() -> None:
    assert addresses.counted_as("::ffff:203.0.113.7") == addresses.counted_as("203.0.113.7") == "203.0.113.7"


@pytest.mark.parametrize(
    ("told", "meant"),
    [
        ("203.0.113.7:4711", "203.0.113.7"),
        ("[2001:db8:1:2::1]:4711", "2001:db8:1:2::"),
        ("[2001:db8:1:2::1]", "2001:db8:1:2::"),
        ("[::ffff:203.0.113.7]:4711", "203.0.113.7"),
        ("127.0.0.1:4711", "127.0.0.1"),
    ],
)
def test_a_port_that_a_proxy_tells_makes_nobody_another(told: str, meant: str) -> None:
    assert addresses.counted_as(told) == meant


@pytest.mark.parametrize("own", ["::1", "127.0.0.1", "::ffff:127.0.0.1", ""])
def test_this_machine_is_known_by_each_of_its_addresses(own: str) -> None:
    assert addresses.counted_as(own) in addresses.OURSELVES


@pytest.mark.parametrize("near", ["fe80::1%eth0", "fe80::1", "fd00:1:2:3::4", "unknown:", "203.0.113.7"])
def test_machines_of_one_house_are_told_apart(near: str) -> None:
    assert addresses.counted_as(near) == near


@pytest.mark.parametrize("kind", ["http", "websocket"])
async def test_whatever_comes_in_is_counted_so(kind: str) -> None:
    seen: list[Any] = []

    async def inside(scope: dict[str, Any], *_ways: object) -> None:
        seen.append(scope["client"])

    door = entrance.counted(inside)
    for each in OF_ONE_LINE:
        await door({"type": kind, "client": (each, 4000)}, AsyncMock(), AsyncMock())

    assert seen == [("2001:db8:1:2::", 4000)] * len(OF_ONE_LINE)


async def test_the_site_stands_behind_that_door(db: None) -> None:
    scope = {"type": "websocket", "path": "/ws/none/", "headers": [], "client": (OF_ONE_LINE[0], 4000)}

    async def hear() -> dict[str, Any]:
        return {"type": "websocket.disconnect", "code": 1000}

    await asgi.application(scope, hear, AsyncMock())

    assert scope["client"] == ("2001:db8:1:2::", 4000)
