"""One POST to an address that somebody named: bounded in time, to exactly the host that was checked, no redirects."""

import asyncio
import functools
import ssl
from collections.abc import Mapping

import httpx

from glassbox_site.ground.interface.outward import public_hosts

SECONDS = 10.0
PORTS = {"http": 80, "https": 443}


class NotSent(Exception):
    """Raised when there was no answer; `code` says why. It may be tried again."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def posted(
    address: str, body: bytes, headers: Mapping[str, str], *, may_be_private: bool, seconds: float = SECONDS
) -> int:
    """Returns the status of the answer. Its body is not read, and redirects are not followed. Raises NotSent."""
    try:
        return asyncio.run(_within(seconds, address, body, headers, may_be_private=may_be_private))
    except public_hosts.NoAddress as bad:
        raise NotSent(bad.code) from bad
    except (TimeoutError, httpx.TimeoutException) as late:
        raise NotSent("time") from late
    except (httpx.HTTPError, httpx.InvalidURL, OSError) as broken:
        raise NotSent("connection") from broken


async def _within(
    seconds: float, address: str, body: bytes, headers: Mapping[str, str], *, may_be_private: bool
) -> int:
    async with asyncio.timeout(seconds):
        named = public_hosts.parts(address)
        host = str(named.hostname)
        port = named.port or PORTS[named.scheme]
        place = await public_hosts.judged(host, port, may_be_private=may_be_private)
        return await _answered(httpx.URL(address).copy_with(host=place), host, body, {**headers, "Host": named.netloc})


async def _answered(place: httpx.URL, name: str, body: bytes, headers: Mapping[str, str]) -> int:
    """Connects to the checked address, but verifies the certificate for the host's name."""
    transport = httpx.AsyncHTTPTransport(verify=certificates(), trust_env=False)
    wanted = {"sni_hostname": name} if place.scheme == "https" else {}
    async with httpx.AsyncClient(transport=transport, follow_redirects=False, trust_env=False, timeout=SECONDS) as out:
        request = out.build_request("POST", place, content=body, headers=dict(headers), extensions=wanted)
        answer = await out.send(request, stream=True)
        await answer.aclose()
        return answer.status_code


@functools.cache
def certificates() -> ssl.SSLContext:
    return httpx.create_ssl_context()
