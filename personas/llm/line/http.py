"""One POST to an endpoint: pooled, bounded in time and size, and silent about its key.

The key is read at the moment of sending (`keys`). It is cut out of whatever comes back, and
transport errors are not chained to ours, because their frames hold the headers.
"""

import functools
import json
import re
import string
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from http import cookiejar

import httpx
from pydantic import JsonValue

from glassbox_site.ground import words
from glassbox_site.ground.reading import keys
from personas.llm import endpoints, errors
from personas.llm.keyring import certificates, key_faults
from personas.llm.line import aiohttp_transport

MAX_BYTES = 4_000_000
AT_WORK_SECONDS = 5.0
"""An endpoint that hangs up after this long was not away, but working on the answer."""
HEADERS = httpx.Headers({"Content-Type": "application/json", "Accept-Encoding": "identity"})

NEEDLESS = ("\\/", "\\u00")
"""Escapes that JSON allows but does not need for characters that a key may contain."""
_HIDING = re.compile(r"(?=[*.•…\\])(?:\*{2,}|\.{3,}|[•…]+|(?:\\u202[26])+)([A-Za-z0-9_-]{0,60})")
"""The lookahead starts each match at a rare character: replies are full of dots, and took six times as long."""
_OF_KEYS = f"{string.ascii_letters}{string.digits}_-"
LONGEST_WORD = 60
LEAST_TOLD = 4
"""Fewer characters of a key than this, such as the "sk-" that so many begin with, give nothing away."""
_ESCAPE = re.compile(r"\\(?:u00([2-6][0-9a-fA-F]|7[0-9a-eA-E])|.)", re.DOTALL)


@dataclass(frozen=True, slots=True, kw_only=True)
class Reply:
    """What the endpoint sent, whatever its status. Header names are lower case; `seconds` is the whole exchange."""

    status: int
    headers: Mapping[str, str]
    body: bytes
    seconds: float


class Http:
    """The connections of one event loop, pooled: calls are not tied to one of them."""

    def __init__(self) -> None:
        """`trust_env` is off because the transport handles proxies."""
        transport = aiohttp_transport.AiohttpTransport(certificates.trusted())
        self._client = httpx.AsyncClient(transport=transport, cookies=_NoCookies(), trust_env=False)

    async def post(
        self,
        endpoint: endpoints.Endpoint,
        url: str,
        body: Mapping[str, JsonValue],
        *,
        last_look: aiohttp_transport.LastLook | None = None,
    ) -> Reply:
        """`url` belongs to the endpoint. `last_look` runs once there is a connection; what it raises is passed on."""
        bearer = _Bearer(endpoint)
        try:
            request = _request(endpoint, url, body, bearer)
            request.extensions["last_look"] = last_look
            return await self._exchanged(request, bearer)
        except (httpx.InvalidURL, httpx.UnsupportedProtocol, UnicodeError) as failure:
            raise errors.Rejected(f"{endpoint.host} is no address: {failure}") from None
        except httpx.HTTPError as failure:
            kind = errors.TimedOut if isinstance(failure, httpx.TimeoutException) else errors.Unreachable
            raise kind(f"{endpoint.host}: {_said(failure, bearer)}") from None

    async def _exchanged(self, request: httpx.Request, bearer: "_Bearer") -> Reply:
        started = time.monotonic()
        has_begun = False
        try:
            response = await self._client.send(request, stream=True)
            has_begun = response.is_success
            try:
                body = await _bounded(response)
            finally:
                await response.aclose()
        except (httpx.ReadError, httpx.RemoteProtocolError) as failure:
            if has_begun or may_be_at_work(time.monotonic() - started):
                raise errors.BrokenOff(f"{request.url.netloc.decode()}: {_said(failure, bearer)}") from None
            raise
        return Reply(
            status=response.status_code,
            headers={name: bearer.cut_from(value) for name, value in response.headers.items()},
            body=bearer.cut_from(body.decode("utf-8", "replace")).encode(),
            seconds=time.monotonic() - started,
        )

    async def close(self) -> None:
        await self._client.aclose()


def may_be_at_work(seconds: float) -> bool:
    """Whether an endpoint that has not answered for that long may have worked on the question, and bill for it."""
    return seconds > AT_WORK_SECONDS


class _NoCookies(cookiejar.CookieJar):
    """Keeps none, and does not spend time on parsing them."""

    def extract_cookies(self, *_: object) -> None:
        return


def _request(endpoint: endpoints.Endpoint, url: str, body: Mapping[str, JsonValue], bearer: "_Bearer") -> httpx.Request:
    """The transport adds the `Host` and `Content-Length` headers."""
    return httpx.Request(
        "POST",
        _url(url),
        headers=bearer.headers(),
        stream=httpx.ByteStream(json.dumps(body).encode()),
        extensions={"timeout": {"connect": endpoint.connect, "read": endpoint.read}},
    )


@functools.lru_cache(maxsize=100)
def _url(url: str) -> httpx.URL:
    """Cached, because parsing a URL takes as long as sending the request."""
    return httpx.URL(url)


class _Bearer:
    """Puts the key on a request without holding it."""

    def __init__(self, endpoint: endpoints.Endpoint) -> None:
        self._variable = variable = endpoint.key_variable
        self._server = endpoint.server
        if fault := key_faults.found(variable, endpoint.base_url):
            raise errors.Unauthorized(fault.value % {"variable": variable, "host": endpoint.host})

    def headers(self) -> httpx.Headers:
        """Not to be assigned to a variable either: their `repr` hides a key only if it comes as `Authorization`."""
        headers = httpx.Headers(HEADERS)
        headers.update(self._server.headers)
        if self._variable:
            name, scheme = self._server.key_header
            headers[name] = f"{scheme}{_secret(self._variable)}"
        return headers

    def cut_from(self, text: str) -> str:
        if not self._variable or len(_secret(self._variable)) < keys.SHORTEST:
            return text
        plain = _ESCAPE.sub(_sign, text) if any(escape in text for escape in NEEDLESS) else text
        return "".join(self._cut_by_half(plain.replace(_secret(self._variable), f"[{self._variable}]")))

    def _cut_by_half(self, text: str) -> Iterator[str]:
        """Cuts out partial keys too: providers quote how a wrong key begins and ends, which only its owner may see."""
        at = 0
        for hiding in _HIDING.finditer(text):
            before = text[max(at, hiding.start() - LONGEST_WORD) : hiding.start()]
            begins, ends = before[len(before.rstrip(_OF_KEYS)) :], hiding[1]
            begins = begins if _secret(self._variable).startswith(begins) else ""
            ends = ends if _secret(self._variable).endswith(ends) else ""
            if len(begins + ends) >= LEAST_TOLD:
                yield text[at : hiding.start() - len(begins)] + f"[{self._variable}]"
                at = hiding.end(1) if ends else hiding.start(1)
        yield text[at:]


def _secret(variable: str) -> str:
    """Callers never assign it to a variable, so that no traceback can show it."""
    return keys.KNOWN.get(variable, "")


def _sign(escape: re.Match[str]) -> str:
    """The character itself, where JSON escapes it needlessly; otherwise the escape, unchanged."""
    sign = chr(int(escape[1], 16)) if escape[1] else "/" if escape[0] == "\\/" else ""
    return escape[0] if sign in ("", '"', "\\") else sign


async def _bounded(response: httpx.Response) -> bytes:
    body = bytearray()
    async for piece in response.aiter_raw():  # the transport has decompressed it
        body += piece
        if len(body) > MAX_BYTES:
            raise errors.NoAnswer(f"the reply is longer than {MAX_BYTES} bytes")
    return bytes(body)


def _said(failure: httpx.HTTPError, bearer: _Bearer) -> str:
    """The kind of the failure in words, and its reason: ConnectTimeout -> connect timeout."""
    kind = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", type(failure).__name__).lower()
    reason = words.brief(bearer.cut_from(str(failure)), 120)
    return f"{kind} ({reason})" if reason else kind
