"""Sends httpx's requests through aiohttp: with httpx's own transport a whole call takes four to fifteen times as much
CPU with 64 in flight. `python benchmarks/llm.py` measures both.

httpx-aiohttp does the same, but reports a refused connection as a timeout and does not translate garbled replies.
"""

import asyncio
import contextvars
import ssl
import urllib.request
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import aiohttp
import httpx
from aiohttp import http_exceptions

KEPT = 60.0
LONGEST_HEADER = 64_000
UNHEEDED = (b"content-encoding", b"location")
"""Dropped: the body is already decompressed, and httpx would parse, and may reject, a redirect that is not followed."""

LastLook = Callable[[], Awaitable[None]]
_LAST_LOOK: contextvars.ContextVar[LastLook | None] = contextvars.ContextVar("last_look", default=None)
"""Of the request being sent: aiohttp constructs its own request objects, so nothing can be passed to them directly."""

_FAILURES: tuple[tuple[type[aiohttp.ClientError], type[httpx.TransportError]], ...] = (
    (aiohttp.InvalidURL, httpx.UnsupportedProtocol),
    (aiohttp.SocketTimeoutError, httpx.ReadTimeout),
    (aiohttp.ServerTimeoutError, httpx.ConnectTimeout),
    (aiohttp.ClientProxyConnectionError, httpx.ProxyError),
    (aiohttp.ClientHttpProxyError, httpx.ProxyError),
    (aiohttp.ClientConnectorError, httpx.ConnectError),
    (aiohttp.ClientOSError, httpx.ReadError),
)
"""The first match counts; every other failure of aiohttp means a reply that is not HTTP, or incomplete."""


class AiohttpTransport(httpx.AsyncBaseTransport):
    """The connections of one event loop, each kept alive for a minute; no cookies, no redirects."""

    def __init__(self, trust: ssl.SSLContext) -> None:
        self._connector = _Connector(limit=0, keepalive_timeout=KEPT, ssl=trust)
        self._session = aiohttp.ClientSession(
            connector=self._connector,
            cookie_jar=aiohttp.DummyCookieJar(),
            max_line_size=LONGEST_HEADER,
            max_field_size=LONGEST_HEADER,
            request_class=_Request,
        )
        self._proxies: dict[str, str | None] = {}
        self._abrupt: set[str] = set()

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        url, wanted = str(request.url), request.extensions["timeout"]
        if url not in self._proxies:
            self._proxies[url] = _proxy(request.url)
        if url in self._abrupt:
            await _news_of_ends()
        timeout = aiohttp.ClientTimeout(connect=wanted["connect"], sock_read=wanted["read"])
        _LAST_LOOK.set(request.extensions.get("last_look"))
        try:
            response = await self._session.request(
                request.method,
                url,
                headers=request.headers.multi_items(),
                data=request.read(),
                timeout=timeout,
                allow_redirects=False,
                proxy=self._proxies[url],
            )
        except aiohttp.ClientError as failure:
            if isinstance(failure, aiohttp.ClientConnectionError):
                self._abrupt.add(url)
            raise _told(failure) from failure
        headers = [(name, value) for name, value in response.raw_headers if name.lower() not in UNHEEDED]
        return httpx.Response(response.status, headers=headers, stream=_Body(response))

    async def aclose(self) -> None:
        await self._connector.close(abort_ssl=True)

    def __del__(self) -> None:
        self._session.detach()


class _Request(aiohttp.ClientRequest):
    """Runs the last look once there is a connection, because getting one may have taken long."""

    async def send(self, conn: Any) -> aiohttp.ClientResponse:
        if (last_look := _LAST_LOOK.get()) is not None:
            await last_look()
        return await super().send(conn)


class _Connector(aiohttp.TCPConnector):
    """Closes nothing when garbage-collected: in a forked child that would make the parent deaf to its connections."""

    def __del__(self, *_: object) -> None:
        return


class _Body(httpx.AsyncByteStream):
    """The decompressed body. Reading it to its end returns the connection to the pool; closing it earlier ends it."""

    def __init__(self, response: aiohttp.ClientResponse) -> None:
        self._response = response

    async def __aiter__(self) -> AsyncIterator[bytes]:
        try:
            async for piece in self._response.content.iter_any():
                yield piece
        except aiohttp.ClientError as failure:
            raise _told(failure) from failure

    async def aclose(self) -> None:
        self._response.close()


async def _news_of_ends() -> None:
    """Gives the loop the two turns it needs to notice a closed connection and drop it. Before every call, that would
    add a tenth to its cost; so it is done only for addresses at which a connection has failed before."""
    for _ in range(2):
        await asyncio.sleep(0)


def _proxy(url: httpx.URL) -> str | None:
    """The proxy that the environment sets for an address, if any."""
    proxies = urllib.request.getproxies()
    address = proxies.get(url.scheme) or proxies.get("all")
    if not address or any(map(urllib.request.proxy_bypass, (url.host, url.netloc.decode()))):
        return None
    return address if "://" in address else f"http://{address}"


def _told(failure: aiohttp.ClientError) -> httpx.TransportError:
    kind = next((told for met, told in _FAILURES if isinstance(failure, met)), httpx.RemoteProtocolError)
    return kind(_reason(failure))


def _reason(failure: aiohttp.ClientError) -> str:
    """Why the system or the parser gave up, without a proxy's address, which may contain a password."""
    match failure:
        case aiohttp.ServerDisconnectedError():
            return "hung up"
        case aiohttp.ClientHttpProxyError():
            return str(failure.status)
    cause = failure.__cause__ or failure
    return cause.message if isinstance(cause, http_exceptions.HttpProcessingError) else str(cause)
