"""What the prompts of a match begin with: each message that later prompts repeat is kept once, linked to the one
before.

All prompts of a match form a tree: the rules, from there the seats, from each seat its past. An exchange is linked to
where the stable part of its prompt ends, and keeps the rest itself.
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
"""Names a message together with all before it."""


class Beginnings:
    """Those of one match, by their paths. New ones are made here, and stored with the first exchange that begins so."""

    def __init__(self, match_id: int, known: Mapping[Path, Beginning]) -> None:
        self.match_id = match_id
        self._known = dict(known)

    @classmethod
    def of(cls, match_id: int) -> Self:
        """Those that are stored so far."""
        paths: dict[int | None, Path] = {None: b""}
        known: dict[Path, Beginning] = {}
        for each in Beginning.objects.filter(match_id=match_id).order_by("pk"):
            paths[each.pk] = path = _path(paths[each.before_id], each.role, _text(each))
            known[path], each.text = each, b""
        return cls(match_id, known)

    def parted(self, prompt: Sequence[chat.Message]) -> tuple[Beginning | None, Sequence[chat.Message]]:
        """The beginning that ends with the prompt's last stable message, and the messages after it."""
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
    """Stores whatever of these is new in one transaction with all that is written within, each after the one before it.
    If that fails, they are new again."""
    levels = _new(chosen)
    with contextlib.ExitStack() as undoing:
        undoing.callback(_forget, itertools.chain(*levels))
        with transaction.atomic():
            for made in levels:
                for each in made:
                    each.before = each.before  # sets `before_id`, which is known by now
                rows.insert(made)
            yield
        undoing.pop_all()  # it is written
    for each in itertools.chain(*levels):
        each.text = b""  # nobody here reads it again


def _forget(written: Iterable[Beginning]) -> None:
    """Makes them new again, after a rollback."""
    for each in written:
        each.pk, each._state.adding = None, True


def _new(chosen: Iterable[Beginning | None]) -> list[list[Beginning]]:
    """Grouped by how many other new ones come before them, fewest first."""
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
    """All beginnings of the match, by their numbers."""
    return {each.pk: each for each in Beginning.objects.filter(match=match_id)}


def told(kept: Exchange, every: Mapping[int, Beginning] | None = None) -> list[dict[str, Any]]:
    """The messages with which the exchange's prompt begins; pass `every` beginning of the match to read many of
    them."""
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
    """Those of the matches that nobody plays, so that no further prompt begins with anything stored. They are locked:
    nobody takes them up before the transaction ends."""
    found = Match.objects.filter(pk__in=set(match_ids)).exclude(status=Status.RUNNING).order_by("pk")
    return list(found.select_for_update().values_list("pk", flat=True))


def drop(match_ids: Sequence[int]) -> None:
    """Deletes the beginnings of these resting matches that no stored prompt needs any more."""
    ends = Beginning.objects.filter(match__in=match_ids, exchanges=None, following=None)
    while ends.delete()[0]:
        continue


def _path(before: Path, role: str, text: str) -> Path:
    return hashlib.blake2b(before + f"{role}\0{text}".encode(), digest_size=16).digest()


def _text(beginning: Beginning) -> str:
    return zlib.decompress(beginning.text).decode()
