"""The spectators' socket, open to everybody. All it asks the database is who sits in the match.

    ws /ws/matches/7/?view=red&after=120&lang=en     and later, from the client: {"watch": "glass", "after": 0}

It answers with `hello` for each view, then the view's `frames`, `signal`s and, when the match is over, `end`; an
`error` says why something is not done.
"""

import json

import pydantic
from django.http import cookie

from games.engine.maps import survey
from games.watching import watchable
from games.watching.sockets import hub, messages, veiled
from games.watching.sockets.topics import Topic
from glassbox_site.ground.sockets import consumers
from glassbox_site.ground.sockets.bounds import Refused


class Spectating(consumers.Consumer):
    language = ""

    async def enter(self) -> None:
        fields = self.wishes
        if "view" in fields:
            fields["watch"] = fields.pop("view")
        try:
            await self._grant(messages.Wish.model_validate(fields))
        except (pydantic.ValidationError, watchable.NoSuchView) as problem:
            raise Refused(_told(problem), consumers.NOT_UNDERSTOOD) from problem

    async def hear(self, text: str | bytes) -> None:
        """A wish that cannot be granted changes nothing."""
        try:
            await self._grant(messages.Wish.model_validate(json.loads(text)))
        except (ValueError, RecursionError, watchable.NoSuchView) as problem:
            self.excuse(_told(problem))

    def excuse(self, reason: str) -> None:
        self.spectator.say(messages.error(reason))

    async def _grant(self, wish: messages.Wish) -> None:
        self.language = watchable.language(wish.lang or self.language)
        topic = await self._found(wish.watch)
        with topic.visited():
            if not await topic.open():
                raise consumers.come_again()
            self.spectator.watch(veiled.seen(topic, wish.after, self._cookies), wish.after)

    async def _found(self, view: str) -> Topic:
        try:
            return await hub.present().found(self._match_id, view, self.language)
        except (watchable.NoSuchMatch, survey.BadMapError) as refusal:
            raise Refused(str(refusal), consumers.NOT_FOUND) from refusal

    @property
    def _cookies(self) -> dict[str, str]:
        told = dict(self.scope.get("headers", ())).get(b"cookie", b"")
        return cookie.parse_cookie(told.decode("latin-1"))

    @property
    def _match_id(self) -> int:
        match_id: int = self.scope["url_route"]["kwargs"]["match_id"]
        return match_id


def _told(problem: Exception) -> str:
    match problem:
        case pydantic.ValidationError():
            return "; ".join(f"{'.'.join(map(str, each['loc'])) or 'it'}: {each['msg']}" for each in problem.errors())
        case watchable.NoSuchView():
            return str(problem)
        case _:
            return 'say {"watch": view, "after": number}'
