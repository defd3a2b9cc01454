"""A real HTTP server that stands in for a model's endpoint, and speaks the OpenAI protocol as scripted.

    with ModelServer(lambda heard: says("hello")) as server:
        endpoint = server.endpoint()

The script is called with each request, in the order of arrival, and returns a `Reply` from
`tests.support.endpoints.model_replies`. The server runs in a thread of its own, keeps connections open, records what it
heard and counts the requests in flight.
"""

import asyncio
import contextlib
import json
import re
import ssl
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import TracebackType
from typing import Self

from pydantic import JsonValue

from personas.llm import endpoints
from tests.support.endpoints.model_replies import Reply, says

CHARACTERS_A_TOKEN = 4
LONG_PROMPT = 3_000
TOLD = re.compile(rb'"(?:prompt|completion)_tokens": (\d+)')
USUAL_COUNT = b'"prompt_tokens": 100,'


@dataclass(frozen=True, slots=True, kw_only=True)
class Heard:
    """One request as it arrived."""

    number: int
    path: str
    headers: Mapping[str, str]
    body: dict[str, JsonValue]
    at: float

    @property
    def messages(self) -> list[dict[str, str]]:
        messages = self.body["messages"]
        assert isinstance(messages, list)
        return [message for message in messages if isinstance(message, dict)]  # type: ignore[misc] # as sent

    @property
    def last_words(self) -> str:
        return self.messages[-1]["content"]


Script = Callable[[Heard], Reply]


class ModelServer:
    """`script` may be replaced at any time; it runs on the server's thread and must not block."""

    def __init__(self, script: Script | None = None, *, tls: ssl.SSLContext | None = None) -> None:
        self.script: Script = script or (lambda _: says("ok"))
        self._tls = tls
        self.heard: list[Heard] = []
        self.tokens_told = 0
        self.in_flight = 0
        self.peak = 0
        self.connections = 0
        self.port = 0
        self._loop = asyncio.new_event_loop()
        self._open: set[asyncio.Task[None]] = set()
        self._thread = threading.Thread(target=self._serve, name="model-server", daemon=True)
        self._is_open = threading.Event()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/v1"

    @property
    def open_connections(self) -> int:
        return len(self._open)

    def endpoint(
        self,
        *,
        key_variable: str = "",
        connect: float = 5.0,
        read: float | None = 10.0,
        total: float = 30.0,
        concurrency: int = 64,
        per_minute: int | None = None,
        server: endpoints.Server = endpoints.Server.OPENAI,
    ) -> endpoints.Endpoint:
        return endpoints.Endpoint(
            base_url=self.url,
            key_variable=key_variable,
            connect=connect,
            read=read,
            total=total,
            concurrency=concurrency,
            per_minute=per_minute,
            server=server,
        )

    def wait_until(self, claim: Callable[[], bool], seconds: float = 10.0) -> None:
        """Waits for what happens on the server's side only after the client has gone on."""
        deadline = time.monotonic() + seconds
        while not claim():
            assert time.monotonic() < deadline, "it did not happen"
            time.sleep(0.01)

    def hang_up(self) -> None:
        """Closes all connections."""
        self._loop.call_soon_threadsafe(lambda: [connection.cancel() for connection in self._open])

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._is_open.wait(10)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        asyncio.run_coroutine_threadsafe(self._close(), self._loop).result(10)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)
        self._loop.close()

    def _serve(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._listener = self._loop.run_until_complete(
            asyncio.start_server(self._connected, "127.0.0.1", 0, backlog=1024, limit=2**20, ssl=self._tls)
        )
        self.port = self._listener.sockets[0].getsockname()[1]
        self._is_open.set()
        self._loop.run_forever()

    async def _close(self) -> None:
        self._listener.close()
        for connection in list(self._open):
            connection.cancel()
        await asyncio.gather(*self._open, return_exceptions=True)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._open.add(task)
        self.connections += 1
        try:
            with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError, asyncio.CancelledError):
                while await self._exchange(reader, writer):
                    pass
        finally:
            writer.transport.abort()
            with contextlib.suppress(ConnectionError, asyncio.CancelledError):
                await writer.wait_closed()
            self._open.discard(task)

    async def _exchange(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
        """One request and its reply; returns False if the connection is not to be used again."""
        heard = await self._hear(reader)
        self.in_flight += 1
        self.peak = max(self.peak, self.in_flight)
        try:
            reply = counted(self.script(heard), heard)
            self.tokens_told += sum(map(int, TOLD.findall(reply.body)))
            if reply.delay:
                await _stay(reader, reply.delay)
            await _send(reply, writer)
        finally:
            self.in_flight -= 1
        return not reply.hangs_up

    async def _hear(self, reader: asyncio.StreamReader) -> Heard:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        pairs = (line.split(": ", 1) for line in head[1:] if line)
        headers = {name.lower(): value for name, value in pairs}
        body = json.loads(await reader.readexactly(int(headers.get("content-length", "0"))) or b"{}")
        heard = Heard(
            number=len(self.heard),
            path=head[0].split(" ")[1],
            headers=headers,
            body=body,
            at=time.monotonic(),
        )
        self.heard.append(heard)
        return heard


def counted(reply: Reply, heard: Heard) -> Reply:
    """Raises the usual token count for long prompts: a count below what was sent means that the prompt was cut."""
    characters = len(json.dumps(heard.body.get("messages", "")))
    if characters < LONG_PROMPT:
        return reply
    count = b'"prompt_tokens": %d,' % (characters // CHARACTERS_A_TOKEN)
    return replace(reply, body=reply.body.replace(USUAL_COUNT, count))


async def _stay(reader: asyncio.StreamReader, seconds: float) -> None:
    """Waits before answering, unless the client leaves."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await reader.read(1)
            raise ConnectionAbortedError


async def _send(reply: Reply, writer: asyncio.StreamWriter) -> None:
    """Sends the reply as scripted: whole, in drips, or cut off."""
    headers = {"Content-Length": str(len(reply.body)), **reply.headers}
    lines = [f"HTTP/1.1 {reply.status} Scripted", *(f"{name}: {value}" for name, value in headers.items())]
    wire = "\r\n".join([*lines, "", ""]).encode() + reply.body
    if reply.cut_after is not None:
        wire = wire[: reply.cut_after]
    step = reply.drip or len(wire) or 1
    for start in range(0, len(wire), step):
        writer.write(wire[start : start + step])
        await writer.drain()
        if reply.drip:
            await asyncio.sleep(reply.drip_pause)
