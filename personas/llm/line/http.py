"""One POST to an endpoint: pooled, bounded in time and size, and silent about its key.

The key is read from the environment at the moment of sending. It is cut out of whatever comes back, and
transport errors are not chained to ours, because the frames below hold the headers.
"""

import functools
import http.cookiejar
import json
import os
import re
import ssl
import time
from collections.abc import Generator, Mapping
from dataclasses import dataclass

import httpx
from pydantic import JsonValue

from personas.llm import endpoints, errors, words

MAX_BYTES = 4_000_000
SHORTEST_SECRET = 8
LIMITS = httpx.Limits(keepalive_expiry=60.0)
HEADERS = {"Content-Type": "application/json", "Accept-Encoding": "identity"}

_KEY = re.compile(r"[\x21-\x7e]+")


@dataclass(frozen=True, slots=True, kw_only=True)
class Reply:
    """What the endpoint sent, whatever its status. Header names are lower case; `seconds` is the whole way."""

    status: int
    headers: Mapping[str, str]
    body: bytes
    seconds: float


class Http:
    """The connections of one event loop.

    httpx's pool goes through all of its connections several times a request, which at 64 calls in flight costs
    ten times the request itself. So each call in flight has a client to itself; the one used last is used next.
    Which one a call gets is chance, so none keeps cookies.
    """

    def __init__(self) -> None:
        self._idle: list[httpx.AsyncClient] = []

    async def post(self, endpoint: endpoints.Endpoint, body: Mapping[str, JsonValue]) -> Reply:
        bearer = _Bearer(endpoint.key_variable)
        client = self._idle.pop() if self._idle else _client()
        try:
            return await _exchange(client, _request(client, endpoint, body), bearer)
        except httpx.TimeoutException as failure:
            raise errors.TimedOut(f"{endpoint.host}: {_name(failure)}") from None
        except httpx.HTTPError as failure:
            raise errors.Unreachable(f"{endpoint.host}: {_name(failure)}") from None
        except httpx.InvalidURL as failure:
            raise errors.Rejected(f"{endpoint.host} is no address: {failure}") from None
        finally:
            self._idle.append(client)

    async def close(self) -> None:
        for client in self._idle:
            await client.aclose()


class _NoCookies(http.cookiejar.CookieJar):
    """Never looks into a reply for any, which would take as long as reading the reply."""

    def extract_cookies(self, *_reply: object) -> None:
        return


def _client() -> httpx.AsyncClient:
    return httpx.AsyncClient(verify=_ssl_context(), limits=LIMITS, headers=HEADERS, cookies=_NoCookies())


def _request(client: httpx.AsyncClient, endpoint: endpoints.Endpoint, body: Mapping[str, JsonValue]) -> httpx.Request:
    timeout = httpx.Timeout(endpoint.read, connect=endpoint.connect, pool=None)
    return client.build_request("POST", _url(endpoint.base_url), content=json.dumps(body).encode(), timeout=timeout)


@functools.lru_cache(maxsize=100)
def _url(base_url: str) -> httpx.URL:
    """Taking an address apart takes as long as sending it."""
    return httpx.URL(f"{base_url.rstrip('/')}/chat/completions")


async def _exchange(client: httpx.AsyncClient, request: httpx.Request, bearer: "_Bearer") -> Reply:
    started = time.monotonic()
    response = await client.send(request, stream=True, auth=bearer)
    try:
        body = await _bounded(response)
    finally:
        await response.aclose()
    return Reply(
        status=response.status_code,
        headers={name.lower(): bearer.cut_from(value) for name, value in response.headers.items()},
        body=bearer.cut_from(body.decode("utf-8", "replace")).encode(),
        seconds=time.monotonic() - started,
    )


class _Bearer(httpx.Auth):
    """Puts the key on a request without holding it."""

    def __init__(self, variable: str) -> None:
        self._variable = variable
        if variable and not _secret(variable):
            raise errors.Unauthorized(f"{variable} is not set")
        if variable and not _KEY.fullmatch(_secret(variable)):
            raise errors.Unauthorized(f"{variable} holds characters that no key has")

    def auth_flow(self, request: httpx.Request) -> Generator[httpx.Request, httpx.Response, None]:
        if self._variable:
            request.headers["Authorization"] = f"Bearer {_secret(self._variable)}"
        yield request

    def cut_from(self, text: str) -> str:
        if not self._variable or len(_secret(self._variable)) < SHORTEST_SECRET:
            return text
        return text.replace(_secret(self._variable), f"[{self._variable}]")


def _secret(variable: str) -> str:
    """Never bound to a name, so that no traceback can show it among its variables."""
    return os.environ.get(variable, "").strip()


async def _bounded(response: httpx.Response) -> bytes:
    body = bytearray()
    async for piece in response.aiter_bytes():
        body += piece
        if len(body) > MAX_BYTES:
            raise errors.NoAnswer(f"the reply is longer than {MAX_BYTES} bytes")
    return bytes(body)


@functools.cache
def _ssl_context() -> ssl.SSLContext:
    """Building one costs some 50 ms, so a process builds one."""
    return httpx.create_ssl_context()


def _name(failure: httpx.HTTPError) -> str:
    """The kind of the failure in words: ConnectTimeout -> connect timeout."""
    kind = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", type(failure).__name__).lower()
    detail = "" if isinstance(failure, httpx.LocalProtocolError) else words.brief(str(failure), 120)
    return f"{kind} ({detail})" if detail else kind
