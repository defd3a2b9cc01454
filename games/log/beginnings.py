"""What the prompts of a match begin with: each message that later ones repeat is kept once, behind the one before it.

All prompts of a match are a tree: the rules, from there the seats, from each seat its past. An exchange hangs where the
part of its prompt ends that is marked as stable, and keeps the rest by itself.
"""

import hashlib
import zlib
from collections.abc import Iterable, Sequence
from typing import Any

from games.models import Beginning, Exchange, Status
from personas.llm import chat

Place = tuple[int | None, bytes]
"""Behind which beginning stands what."""


class Beginnings:
    """Those of one match. Whoever kept one in a transaction that failed goes on with another of these."""

    def __init__(self, match_id: int) -> None:
        self.match_id = match_id
        self._known: dict[Place, int] | None = None

    def parted(self, prompt: Sequence[chat.Message]) -> tuple[int | None, Sequence[chat.Message]]:
        """After which beginning the prompt goes on, and how. What is new of a beginning is kept now."""
        end = max((place for place, message in enumerate(prompt, 1) if message.stable), default=0)
        behind = None
        for message in prompt[:end]:
            behind = self._behind(behind, message)
        return behind, prompt[end:]

    def _behind(self, before: int | None, message: chat.Message) -> int:
        if self._known is None:
            self._known = {_place(each.before_id, each.role, _text(each)): each.pk for each in _of(self.match_id)}
        place = _place(before, message.role, message.text)
        if place not in self._known:
            text = zlib.compress(message.text.encode())
            made = Beginning.objects.create(match_id=self.match_id, before_id=before, role=message.role, text=text)
            self._known[place] = made.pk
        return self._known[place]


def told(kept: Exchange) -> list[dict[str, Any]]:
    """The messages with which its prompt begins."""
    if kept.beginning_id is None:
        return []
    every = {each.pk: each for each in Beginning.objects.filter(match__answers=kept.answer_id)}
    path = list[Beginning]()
    here: int | None = kept.beginning_id
    while here is not None:
        path.append(every[here])
        here = path[-1].before_id
    return [{"role": each.role, "text": _text(each)} for each in reversed(path)]


def drop(match_ids: Iterable[int]) -> None:
    """Those with which no prompt begins any more. While a match is played, its next prompts may."""
    ends = Beginning.objects.filter(match__in=list(match_ids), exchanges=None, following=None)
    while ends.exclude(match__status=Status.RUNNING).delete()[0]:
        continue


def _of(match_id: int) -> Iterable[Beginning]:
    return Beginning.objects.filter(match_id=match_id)


def _place(before: int | None, role: str, text: str) -> Place:
    return before, hashlib.blake2b(f"{role}\0{text}".encode(), digest_size=16).digest()


def _text(beginning: Beginning) -> str:
    return zlib.decompress(beginning.text).decode()
