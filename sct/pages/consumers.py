"""The sockets of the test's pages, open to everybody and deaf: they tell, and hear nothing but the goodbye.

    ws /ws/sct/7/?epoch=&after=&lang=             {"type": "hello", ...}, then each newest {"type": "progress", ...}
    ws /ws/sct/7/trials/wf/3/?epoch=&after=       the same with {"type": "trial", ...}: the trial has moved

`after` is the number of the last frame that the client has of this `epoch`; it is not sent again. `lang` is one of the
site's languages, its first one for whoever asks for none of them.
"""

import asyncio
import functools
import json
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any
from urllib.parse import parse_qs

from django.conf import settings
from django.db import DatabaseError, InterfaceError
from django.utils import translation

from glassbox_site.ground import digits, socket_bounds
from sct.pages import watching
from sct.pages.showing import frames

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Mapping[str, Any]]]
Send = Callable[[dict[str, object]], Awaitable[None]]

NOT_FOUND, TRY_LATER = 4404, 1013


async def watch_batch(scope: Scope, receive: Receive, send: Send) -> None:
    """An ASGI application for one socket."""
    batch_id = scope["url_route"]["kwargs"]["batch_id"]
    await _serve(f"batch-{batch_id}", functools.partial(frames.of_batch, batch_id), scope, receive, send)


async def watch_trial(scope: Scope, receive: Receive, send: Send) -> None:
    named = scope["url_route"]["kwargs"]
    batch_id, agent, number = named["batch_id"], named["agent"], named["number"]
    look = functools.partial(frames.of_trial, batch_id, agent, number)
    await _serve(f"trial-{batch_id}-{number}-{agent}", look, scope, receive, send)


async def _serve(name: str, look: watching.Look, scope: Scope, receive: Receive, send: Send) -> None:
    await receive()
    language = _language(scope)
    async with socket_bounds.opened((scope.get("client") or ("",))[0], send) as is_let_in:
        if not is_let_in:
            await send({"type": "websocket.close", "code": socket_bounds.TOO_MUCH})
            return
        try:
            async with watching.topic(f"{name}-{language}", functools.partial(_looked, look, language)) as topic:
                await _until_the_goodbye(receive, _tell(topic, _known(scope), send))
        except socket_bounds.Refused as refused:
            await send({"type": "websocket.close", "code": refused.code})
        except watching.NothingThere:
            await send({"type": "websocket.close", "code": NOT_FOUND})
        except (DatabaseError, InterfaceError):
            await send({"type": "websocket.close", "code": TRY_LATER})


async def _until_the_goodbye(receive: Receive, telling: Awaitable[None]) -> None:
    teller, hearing = asyncio.ensure_future(telling), socket_bounds.Hearing()
    try:
        while (event := await receive())["type"] != "websocket.disconnect":
            hearing.mind(event.get("text") or event.get("bytes") or "")
    finally:
        teller.cancel()


async def _tell(topic: watching.Topic, known: tuple[str, int], send: Send) -> None:
    """A client that reads slowly skips frames: it is always told the newest."""
    epoch, after = known
    told = after if epoch == topic.epoch else 0
    await _say(send, frames.hello(topic.epoch, topic.n))
    while True:
        if await topic.after(told):
            told = topic.n
            await send({"type": "websocket.send", "text": topic.frame})
        else:
            await _say(send, frames.beat(topic.n))


async def _say(send: Send, words: dict[str, object]) -> None:
    await send({"type": "websocket.send", "text": json.dumps(words)})


def _looked(look: watching.Look, language: str) -> dict[str, object] | None:
    with translation.override(language):
        return look()


def _language(scope: Scope) -> str:
    asked = _fields(scope).get("lang", [""])[-1]
    return asked if asked in dict(settings.LANGUAGES) else settings.LANGUAGE_CODE


def _fields(scope: Scope) -> dict[str, list[str]]:
    return parse_qs(scope["query_string"].decode("latin-1"))


def _known(scope: Scope) -> tuple[str, int]:
    fields = _fields(scope)
    return fields.get("epoch", [""])[-1], digits.number(fields.get("after", [""])[-1]) or 0
