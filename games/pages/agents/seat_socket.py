"""The socket over which an agent plays its seat: it receives questions and sends answers.

    ws /ws/seat/?name=Ada            Authorization: Bearer TOKEN

    to it   {"type": "hello", ...}, {"type": "question", "step", "kind", "left", "asks", "board", "messages", "schema"},
            {"type": "taken" | "late", "step"}, {"type": "refused", "step", "problem"}, {"type": "over", ...}
    from it {"step": 120, "answer": {...}}

A broken connection loses nothing: the question stays open and is sent again to whoever reconnects with the token.
"""

import asyncio
import contextlib
import functools
import json
import logging
from typing import Any
from urllib.parse import parse_qsl

from channels.generic.websocket import AsyncWebsocketConsumer
from django.db import DatabaseError, InterfaceError
from django.urls import path

from games.booking.people import inviting, questions
from games.log import doorbell
from games.pages.agents import seat_told
from glassbox_site.ground import addresses as places
from glassbox_site.ground import threads
from glassbox_site.ground.sockets import bounds, consumers

UNKNOWN, BROKEN = 4401, 1011
LONGEST_ANSWER = 20_000
ANSWERS_A_MINUTE = 240
FORM = 'say {"step": number, "answer": {...}}, as text'
TOO_LONG = f"an answer has {LONGEST_ANSWER:,} characters at most"
NOWHERE = "this token leads to no seat (any more)"
NO_NAME = f"a name has 1 to {inviting.LONGEST_NAME} letters or digits, and after the first also spaces, dots, ' and -"
SEATS_AN_ADDRESS = 256
LOOK_SECONDS = 2.0
"""How often the database is polled in any case, since doorbells do not arrive while Redis is away."""
BEARER = "Bearer "

done = threads.Threads("seats", 2).done
seats = places.Places(SEATS_AN_ADDRESS)
strangers = places.Share(bounds.OPENINGS_A_MINUTE, 60)
"""How often one address may come with a token that leads nowhere."""
logger = logging.getLogger("games.agents")


class Bells:
    """Wakes the seats of this process: one task listens to the doorbells for all of them, another polls for what no
    doorbell announced. Both run only while there are seats."""

    def __init__(self) -> None:
        self._rung: dict[asyncio.Event, seat_told.Seat] = {}
        self._senses: list[asyncio.Task[None]] = []

    @contextlib.contextmanager
    def of(self, seat: seat_told.Seat) -> Any:
        event = asyncio.Event()
        self._rung[event] = seat
        if not self._senses or any(sense.done() for sense in self._senses):
            self._rest()
            self._senses = [asyncio.create_task(self._hear()), asyncio.create_task(self._look())]
        try:
            yield event
        finally:
            del self._rung[event]
            if not self._rung:
                self._rest()

    def _rest(self) -> None:
        for sense in self._senses:
            sense.cancel()
        self._senses = []

    async def _hear(self) -> None:
        async with contextlib.aclosing(doorbell.rings()) as rings:
            async for ring in rings:
                color = ring.signal.get("asking") if ring.signal else None
                for event, seat in self._rung.items():
                    if seat.match_id == ring.match_id and (
                        seat.color == color or (ring.signal and "status" in ring.signal)
                    ):
                        event.set()

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            with contextlib.suppress(DatabaseError, InterfaceError):
                places = {seat.place for seat in self._rung.values()}
                with_news = await done(functools.partial(questions.with_news, places))
                for event, seat in self._rung.items():
                    if seat.place in with_news:
                        event.set()


bells = Bells()


class SeatSocket(AsyncWebsocketConsumer):
    async def connect(self) -> None:
        await self.accept()
        self._telling: asyncio.Task[None] | None = None
        self._seat: seat_told.Seat | None = None
        self._pace, self._stay = places.Pace(ANSWERS_A_MINUTE), contextlib.ExitStack()
        try:
            self._stay.enter_context(seats.taken(self._address))
        except places.Full:
            await self.close(bounds.TOO_MUCH)
            return
        try:
            sitter = await done(lambda: inviting.join(self._token, self._name))
        except (DatabaseError, InterfaceError):
            await self.close(consumers.TRY_LATER)
            return
        if sitter is None:
            if not strangers.take(self._address):
                await asyncio.sleep(bounds.REST_SECONDS)
            await self._say({"type": "error", "problem": await done(lambda: _unseated(self._token, self._name))})
            await self.close(UNKNOWN)
            return
        self._seat = seat_told.Seat(sitter)
        await self._say(await done(self._seat.hello))
        self._telling = asyncio.create_task(self._tell(self._seat))
        self._telling.add_done_callback(self._told)

    async def receive(self, text_data: str | None = None, bytes_data: bytes | None = None) -> None:
        if self._seat is None:
            return
        if not self._pace.keeps():
            await self.close(bounds.TOO_MUCH)
            return
        if len(text_data or "") > LONGEST_ANSWER:
            await self._say({"type": "refused", "step": None, "problem": TOO_LONG})
            return
        seat, (step, answer) = self._seat, _heard(text_data or "")
        if step is None:
            await self._say({"type": "refused", "step": None, "problem": FORM})
            return
        try:
            await self._say(await done(lambda: seat.taken(step, answer)))
        except (DatabaseError, InterfaceError):
            await self.close(consumers.TRY_LATER)

    async def disconnect(self, code: int) -> None:
        self._stay.close()
        if self._telling is not None:
            self._telling.cancel()

    async def _tell(self, seat: seat_told.Seat) -> None:
        with bells.of(seat) as rung:
            while True:
                rung.clear()
                try:
                    news = await done(seat.news)
                except (DatabaseError, InterfaceError) as absence:
                    logger.warning("a seat is told nothing now (%s)", type(absence).__name__)
                    news = []
                for each in news:
                    await self._say(each)
                if any(each["type"] == "over" for each in news):  # also where the match is gone
                    await self.close(1000)
                    return
                await rung.wait()

    def _told(self, telling: asyncio.Task[None]) -> None:
        """Closes the socket if the task that sends questions failed, so that the agent notices and reconnects."""
        if not telling.cancelled() and (fault := telling.exception()) is not None:
            logger.error("a seat's line broke", exc_info=fault)
            self._closing = asyncio.create_task(self.close(BROKEN))

    async def _say(self, told: dict[str, Any]) -> None:
        await self.send(json.dumps(told, ensure_ascii=False))

    @property
    def _address(self) -> str:
        return str((self.scope.get("client") or ("",))[0])

    @property
    def _token(self) -> str:
        headers: dict[bytes, bytes] = dict(self.scope["headers"])
        given = headers.get(b"authorization", b"").decode("latin-1")
        return given.removeprefix(BEARER).strip() if given.startswith(BEARER) else ""

    @property
    def _name(self) -> str:
        asked: str = self.scope["query_string"].decode("latin-1")
        return dict(parse_qsl(asked)).get("name", "Agent")


def _unseated(token: str, name: str) -> str:
    """Why this token and this name give no seat. The name alone is blamed only if the token is valid."""
    is_known = bool(token) and inviting.invited(token, is_agent=True) is not None
    told = [NO_NAME] if inviting.name_problem(name) else []
    return "; ".join(told if is_known else [NOWHERE, *told])


def _heard(text: str) -> tuple[int | None, object]:
    """The step and the answer; (None, None) if the message is not of that form."""
    try:
        said = json.loads(text)
    except (ValueError, RecursionError):
        return None, None
    step = said.get("step") if isinstance(said, dict) else None
    return (step, said.get("answer")) if isinstance(step, int) and not isinstance(step, bool) else (None, None)


addresses = [path("ws/seat/", SeatSocket.as_asgi(), name="seat-socket")]
