"""What the prompts of a match begin with: each message that later ones repeat is kept once, behind the one before it.

All prompts of a match are a tree: the rules, from there the seats, from each seat its past. An exchange hangs where the
part of its prompt ends that is marked as stable, and keeps the rest by itself.
"""

import contextlib
import hashlib
import itertools
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Self

from django.db import transaction

from games.models import Beginning, Exchange, Match, Status
from glassbox_site.ground.working import rows
from personas.llm import chat

Path = bytes
"""Of a message and all before it."""


class Beginnings:
    """Those of one match, by their paths. What is new is made here and kept with the exchange that begins so."""

    def __init__(self, match_id: int, known: Mapping[Path, Beginning]) -> None:
        self.match_id = match_id
        self._known = dict(known)

    @classmethod
    def of(cls, match_id: int) -> Self:
        """As far as any are kept."""
        paths: dict[int | None, Path] = {None: b""}
        known: dict[Path, Beginning] = {}
        for each in Beginning.objects.filter(match_id=match_id).order_by("pk"):
            paths[each.pk] = path = _path(paths[each.before_id], each.role, _text(each))
            known[path], each.text = each, b""
        return cls(match_id, known)

    def parted(self, prompt: Sequence[chat.Message]) -> tuple[Beginning | None, Sequence[chat.Message]]:
        """After which beginning the prompt goes on, and how."""
        end = max((place for place, message in enumerate(prompt, 1) if message.stable), default=0)
        behind, path = None, b""
        for message in prompt[:end]:
            path = _path(path, message.role, message.text)
            behind = self._known.get(path) or self._known.setdefault(path, self._made(behind, message))
        return behind, prompt[end:]

    def _made(self, before: Beginning | None, message: chat.Message) -> Beginning:
        text = zlib.compress(message.text.encode())
        return Beginning(match_id=self.match_id, before=before, role=message.role, text=text)


@contextlib.contextmanager
def kept(chosen: Iterable[Beginning | None]) -> Iterator[None]:
    """Whatever of these is new is kept with all that is written within, or nothing is; all that is before a beginning
    comes before it."""
    levels = _new(chosen)
    with contextlib.ExitStack() as undoing:
        undoing.callback(_forget, itertools.chain(*levels))
        with transaction.atomic():
            for made in levels:
                for each in made:
                    each.before = each.before  # by its number, which it has by now
                rows.insert(made)
            yield
        undoing.pop_all()  # it is written
    for each in itertools.chain(*levels):
        each.text = b""  # nobody here reads it again


def _forget(written: Iterable[Beginning]) -> None:
    """They are as new as they were."""
    for each in written:
        each.pk, each._state.adding = None, True


def _new(chosen: Iterable[Beginning | None]) -> list[list[Beginning]]:
    """By how many other new ones are before them."""
    levels: dict[int, dict[int, Beginning]] = {}
    for each in chosen:
        here, path = each, list[Beginning]()
        while here is not None and here._state.adding:
            path.append(here)
            here = here.before
        for level, made in enumerate(reversed(path)):
            levels.setdefault(level, {})[id(made)] = made
    return [list(levels[level].values()) for level in sorted(levels)]


def of_match(match_id: int) -> dict[int, Beginning]:
    """All that are kept, by their numbers."""
    return {each.pk: each for each in Beginning.objects.filter(match=match_id)}


def told(kept: Exchange, every: Mapping[int, Beginning] | None = None) -> list[dict[str, Any]]:
    """The messages with which its prompt begins; `every` beginning of its match, for whoever asks of many."""
    if kept.beginning_id is None:
        return []
    every = of_match(kept.answer.match_id) if every is None else every
    path = list[Beginning]()
    here: int | None = kept.beginning_id
    while here is not None:
        path.append(every[here])
        here = path[-1].before_id
    return [{"role": each.role, "text": _text(each)} for each in reversed(path)]


def resting(match_ids: Iterable[int]) -> Sequence[int]:
    """Those that nobody plays, so that no next prompt begins with anything that is kept; nor does anybody take them up
    before the transaction ends."""
    found = Match.objects.filter(pk__in=set(match_ids)).exclude(status=Status.RUNNING).order_by("pk")
    return list(found.select_for_update().values_list("pk", flat=True))


def drop(match_ids: Sequence[int]) -> None:
    """Those with which no prompt of these resting matches begins any more."""
    ends = Beginning.objects.filter(match__in=match_ids, exchanges=None, following=None)
    while ends.delete()[0]:
        continue


def _path(before: Path, role: str, text: str) -> Path:
    return hashlib.blake2b(before + f"{role}\0{text}".encode(), digest_size=16).digest()


def _text(beginning: Beginning) -> str:
    return zlib.decompress(beginning.text).decode()
