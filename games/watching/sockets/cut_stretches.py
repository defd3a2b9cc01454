"""Stretches of a view, as this process keeps them: cut from the frames that it has, or developed once more."""

from typing import NamedTuple

from games.watching.segments import cutting
from games.watching.segments import stretch_packing as packing
from games.watching.segments.addresses import Place
from games.watching.sockets import hub
from games.watching.sockets.topics import Topic
from glassbox_site.ground import threads

_threads = threads.Threads("segments", 1)
"""A thread of its own: whoever wants an old stretch that nobody keeps any more delays nobody who follows."""


class Unreadable(Exception):
    """The log cannot be read for now."""

    def __init__(self) -> None:
        super().__init__("the log cannot be read now, try again")


async def finished(topic: Topic, first: int, last: int) -> packing.Packed | None:
    """None if there is no finished stretch between those frames, or if it cannot be read now."""
    is_followed = cutting.is_followed(last)
    if not await topic.reaches(last if is_followed else last + 1) or not (is_followed or topic.is_over):
        return None
    key = packing.Key(topic.place, first, last, "" if is_followed else topic.status)
    return packing.finished.get(key) or await packed(packing.finished, topic, key)


async def packed(store: packing.Store, topic: Topic, key: packing.Key) -> packing.Packed | None:
    content = topic.cutter.stretch(key.first, key.last, key.status)
    if content is None:
        content = await _threads.done(lambda: cutting.again(key, topic.viewer))
    return store.keep(key, content) if content is not None else None


class Stretch(NamedTuple):
    first: int
    frames: list[bytes]
    is_last: bool
    """Whether nothing follows it, as far as the match has come."""


async def beginning(place: Place, first: int) -> Stretch:
    """Opens the match only if no stretch from there is kept. Raises Unreadable, and what `watchable.viewer` does."""
    kept = packing.finished.longest(place, first)
    _, *frames, ending = (kept.content if kept else await _opened(place, first)).splitlines()
    return Stretch(first, frames, cutting.is_last(ending))


async def _opened(place: Place, first: int) -> bytes:
    """The text of the stretch as whoever follows the match is shown it now."""
    topic = await hub.present().found(place.match_id, place.view, place.language)
    if not await topic.reaches(first + cutting.THOUSAND - 1):
        raise Unreadable
    topic.touch()
    last = cutting.end(first, topic.head, is_over=topic.is_over)
    if last is None:
        content = topic.cutter.stretch(first, topic.head, topic.status)
    else:
        found = await finished(topic, first, last)
        content = found.content if found else None
    if content is None:
        raise Unreadable
    return content
