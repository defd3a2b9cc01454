"""The spectators' socket, open to everybody: it knows no session, and asks the database only who sits in the match.

    ws /ws/matches/7/?view=red&after=120&lang=en     and later, from the client: {"watch": "glass", "after": 0}

Answers: `hello` for each view, then its `frames`, `signal`s and, when the match is over, `end`; an `error` says why
something is not done.
"""

import json
from collections.abc import Awaitable, Callable, Mapping
from typing import Any
from urllib.parse import parse_qsl

import pydantic
from django.db import DatabaseError, InterfaceError

from games.watching import db_threads, watchable
from games.watching.sockets import hub, messages, sinks
from games.watching.sockets.spectators import Spectator
from games.watching.sockets.topics import Topic
from glassbox_site.ground import socket_bounds as bounds
from glassbox_site.ground.socket_bounds import Refused

Scope = Mapping[str, Any]
Receive = Callable[[], Awaitable[Mapping[str, Any]]]

NOT_UNDERSTOOD, NOT_FOUND, TRY_LATER = 4400, 4404, 1013


class Wish(pydantic.BaseModel, extra="forbid", frozen=True):
    watch: str = pydantic.Field(default=watchable.DEFAULT, max_length=20)
    after: int = pydantic.Field(default=0, ge=0)
    lang: str = pydantic.Field(default="", max_length=20)


async def spectate(scope: Scope, receive: Receive, send: sinks.Send) -> None:
    """An ASGI application for one socket."""
    await receive()
    async with bounds.opened((scope.get("client") or ("",))[0], send) as is_let_in:
        sink = sinks.sink(send)
        spectator = Spectator(sink)
        try:
            if not is_let_in:
                raise Refused("too many spectators from your address", bounds.TOO_MUCH)
            await _Visit(scope["url_route"]["kwargs"]["match_id"], spectator).last(scope, receive)
        except Refused as refused:
            spectator.say(messages.error(str(refused)))
            await sink.finish(refused.code)
        finally:
            spectator.go()


class _Visit:
    """What one spectator wishes to see of one match, until it goes."""

    def __init__(self, match_id: int, spectator: Spectator) -> None:
        self._match_id = match_id
        self._spectator = spectator
        self._language = ""
        self._hearing = bounds.Hearing()

    async def last(self, scope: Scope, receive: Receive) -> None:
        try:
            await self._grant(_asked(scope))
        except watchable.NoSuchView as refusal:
            raise Refused(str(refusal), NOT_UNDERSTOOD) from refusal
        while (event := await receive())["type"] != "websocket.disconnect":
            await self._hear(event.get("text") or event.get("bytes") or "")

    async def _hear(self, text: str | bytes) -> None:
        """A wish that cannot be granted changes nothing."""
        self._hearing.mind(text)
        try:
            await self._grant(Wish.model_validate(json.loads(text)))
        except (pydantic.ValidationError, ValueError, RecursionError) as problem:
            self._spectator.say(messages.error(_told(problem)))
        except watchable.NoSuchView as refusal:
            self._spectator.say(messages.error(str(refusal)))

    async def _grant(self, wish: Wish) -> None:
        self._language = watchable.language(wish.lang or self._language)
        known = hub.present().known(self._match_id, wish.watch, self._language)
        topic = known or await self._found(wish.watch)
        with topic.visited():
            if not await topic.open():
                raise Refused("the log cannot be read now, try again", TRY_LATER)
            self._spectator.watch(topic, wish.after)

    async def _found(self, view: str) -> Topic:
        try:
            viewer = await db_threads.done(lambda: watchable.viewer(self._match_id, view))
        except watchable.NoSuchMatch as refusal:
            raise Refused(str(refusal), NOT_FOUND) from refusal
        except (DatabaseError, InterfaceError) as absence:
            raise Refused("the log cannot be read now, try again", TRY_LATER) from absence
        return hub.present().topic(self._match_id, viewer, self._language)


def _asked(scope: Scope) -> Wish:
    fields = dict(parse_qsl(scope["query_string"].decode("latin-1"), keep_blank_values=True))
    if "view" in fields:
        fields["watch"] = fields.pop("view")
    try:
        return Wish.model_validate(fields)
    except pydantic.ValidationError as problem:
        raise Refused(_told(problem), NOT_UNDERSTOOD) from problem


def _told(problem: Exception) -> str:
    if not isinstance(problem, pydantic.ValidationError):
        return 'say {"watch": view, "after": number}'
    return "; ".join(f"{'.'.join(map(str, each['loc'])) or 'it'}: {each['msg']}" for each in problem.errors())
