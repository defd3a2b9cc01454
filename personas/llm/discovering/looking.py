"""Asks all addresses concurrently: GET only, a third of a second each, bounded in size, without any proxy."""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

import httpx

from personas.llm.discovering.addresses import Address
from personas.llm.discovering.bodies import Body
from personas.llm.discovering.servers import Server
from personas.llm.keyring import certificates

SECONDS = 0.3
MOST_BYTES = 2_000_000
OUR_HEADER = "X-Glassbox"
"""Every answer of this site carries it, so an address that sends it is not a model server."""


class Silence(Enum):
    """Why there is no answer. A BUSY server may be there all the same: some answer nothing while they generate."""

    GONE = "gone"
    BUSY = "busy"


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """The servers that were recognised, in the order of their addresses, and the roots that did not answer in time."""

    found: tuple[Server, ...] = ()
    busy: tuple[str, ...] = ()


def look(addresses: Sequence[Address], seconds: float = SECONDS) -> Look:
    """`look_around` for callers without an event loop; must not be called where one is running."""
    return asyncio.run(look_around(addresses, seconds))


async def look_around(addresses: Sequence[Address], seconds: float = SECONDS) -> Look:
    async with client() as asking:
        seen = await asyncio.gather(*(_seen(asking, address, seconds) for address in addresses))
    return Look(
        found=tuple(one for one in seen if isinstance(one, Server)),
        busy=tuple(address.root for address, one in zip(addresses, seen, strict=True) if one is Silence.BUSY),
    )


def client() -> httpx.AsyncClient:
    return httpx.AsyncClient(verify=certificates.trusted(), trust_env=False, follow_redirects=False)


async def get(
    asking: httpx.AsyncClient, address: str, seconds: float, headers: Mapping[str, str] | None = None
) -> Body | Silence:
    """The answer to a GET; one that is longer than `MOST_BYTES` counts as `GONE`."""
    try:
        async with asyncio.timeout(seconds), asking.stream("GET", address, headers=headers) as response:
            return await _read(response)
    except (TimeoutError, httpx.TimeoutException):
        return Silence.BUSY
    except (httpx.HTTPError, httpx.InvalidURL, UnicodeError, OSError):
        return Silence.GONE


async def _seen(asking: httpx.AsyncClient, address: Address, seconds: float) -> Server | Silence:
    """BUSY if any needed answer came too late: it may be that of a surer sign, or hold details of the models, so a
    server is not recognised by less."""
    answers = await _answers(asking, address.root, (sign.knock for sign in address.signs), seconds)
    for sign in address.signs:
        body = answers[sign.knock]
        if body is Silence.BUSY:
            return Silence.BUSY
        if isinstance(body, Body) and not body.is_our_own and sign.is_it(body):
            told = answers | await _answers(asking, address.root, sign.then, seconds)
            if any(told[path] is Silence.BUSY for path in sign.then):
                return Silence.BUSY
            return sign.read(address.root, {path: one for path, one in told.items() if isinstance(one, Body)})
    return Silence.GONE


async def _answers(
    asking: httpx.AsyncClient, root: str, paths: Iterable[str], seconds: float
) -> dict[str, Body | Silence]:
    asked = tuple(dict.fromkeys(paths))
    answers = await asyncio.gather(*(get(asking, f"{root}{path}", seconds) for path in asked))
    return dict(zip(asked, answers, strict=True))


async def _read(response: httpx.Response) -> Body | Silence:
    read = bytearray()
    async for piece in response.aiter_bytes():
        read += piece
        if len(read) > MOST_BYTES:
            return Silence.GONE
    text = bytes(read).decode("utf-8", "replace")
    return Body(status=response.status_code, text=text, is_our_own=OUR_HEADER in response.headers)
