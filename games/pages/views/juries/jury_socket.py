"""The jury's socket: sends everybody how the needle moves, and takes marks from jurors.

ws /ws/jury/7/?epoch=&after=      {"type": "hello", ...}, then each newest {"type": "jury", "needle": {...}, ...}
{"marks": {"red": 70, "blue": 10}}                    {"type": "kept"}, or {"type": "refused", "reason": "over"}
{"looks": "elsewhere"}                                 it opened another view, and may not mark any more
"""

from typing import Annotated

import pydantic
from django.http import parse_cookie

from games.models import Seat, Voice
from games.pages.views.juries import ballot_box, jurors
from games.records.jury import needle, voices
from games.watching import db_threads
from glassbox_site.ground.sockets import looked_at

NEEDLE_SECONDS = 2.0
Percent = Annotated[int, pydantic.Field(ge=0, le=100, strict=True)]


class Wish(pydantic.BaseModel, extra="forbid", frozen=True):
    marks: dict[str, Percent] = pydantic.Field(default_factory=dict, max_length=20)
    looks: str = pydantic.Field(default="", max_length=20)


class Sitting(looked_at.Watching):
    _voice: int | None = None
    _colors: frozenset[str] = frozenset()
    _key = ""

    async def enter(self) -> None:
        if cookies := self._cookies:
            await self._recognise(cookies)
        await self.watch(looked_at.topic(("jury", self._match_id), needle.Needle(self._match_id).look, TONGUE))

    async def hear(self, text: str | bytes) -> None:
        """Takes one message; one that is not understood is refused and changes nothing."""
        try:
            wish = Wish.model_validate_json(text)
        except (ValueError, RecursionError):
            return self.spectator.say(looked_at.said(type="refused", reason="unclear"))
        if self._voice is None:
            return self.spectator.say(looked_at.said(type="refused", reason="no_juror"))
        if wish.looks:
            return await db_threads.done(lambda: voices.close(self._match_id, self._key))
        if not wish.marks or not self._colors.issuperset(wish.marks):
            return self.spectator.say(looked_at.said(type="refused", reason="unclear"))
        refusal = await ballot_box.present().keep(voices.Given(voice=self._voice, sheet=wish.marks))
        return self.spectator.say(KEPT if refusal is None else looked_at.said(type="refused", reason=refusal))

    async def _recognise(self, cookies: dict[str, str]) -> None:
        self._key = jurors.key(cookies)
        if self._key and jurors.may_mark(cookies):
            found, colors = await db_threads.done(lambda: _found(self._match_id, self._key))
            if found is not None:
                self._voice, self._colors = found.pk, colors

    @property
    def _cookies(self) -> dict[str, str]:
        told = [value for name, value in self.scope["headers"] if name == b"cookie"]
        return parse_cookie(told[0].decode("latin-1")) if told else {}

    @property
    def _match_id(self) -> int:
        match_id: int = self.scope["url_route"]["kwargs"]["match_id"]
        return match_id


def _found(match_id: int, key: str) -> tuple[Voice | None, frozenset[str]]:
    colors = Seat.objects.filter(match_id=match_id).values_list("color", flat=True)
    return voices.voice(match_id, key), frozenset(colors)


KEPT = looked_at.said(type="kept")
TONGUE: looked_at.Tongue[needle.Shown] = looked_at.tongue(
    "jury", lambda found: found, db_threads.done, every_seconds=NEEDLE_SECONDS
)
