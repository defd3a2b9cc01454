"""Which of the due matches a worker plays next: those on air first, each worker its share, and suspects one at a time.

A match that takes its worker down takes all others there down too, and nobody knows which of them was to blame. Those
that write something afterwards have come forward, and are cleared. One that was lost again and again without coming
forward is let in by itself, once all others there have come forward: so the guilty one is found, and alone is given up.
"""

import dataclasses
import functools
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Protocol

from django.db import transaction

from games.booking import dispatch
from games.log import lease as leases
from games.models import Pace
from games.playing.tables import Guest, Table
from glassbox_site.ground.working import job_queues

SUSPECT = 2
"""Workers lost in a row without coming forward, from which on a match is a suspect."""


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Came:
    """Matches that were claimed, and tables that have to leave for others at their next step."""

    claimed: Sequence[tuple[leases.Lease, Guest]] = ()
    to_make_room: Sequence[Table] = ()


class Door(Protocol):
    def let_in(self, owner: str, present: Mapping[int, Table]) -> Came: ...

    def closes(self) -> bool:
        """Whether to let nobody in any more, and have those who are there go on elsewhere."""


class ChosenDoor:
    """Lets in these matches alone, each once. It does not wait for those that are over, or played elsewhere."""

    def __init__(self, match_ids: Sequence[int], places: int = 1) -> None:
        self._wanted = set(match_ids)
        self._places = places

    def let_in(self, owner: str, present: Mapping[int, Table]) -> Came:
        due = dispatch.due(self._wanted, most=self._places - len(present))
        claimed = _claimed([_guest(each) for each in due], owner)
        self._wanted -= {guest.match_id for _, guest in claimed}
        return Came(claimed=claimed)

    def closes(self) -> bool:
        return False


class OpenDoor:
    """Lets in all that is due, as long as there are places. `chosen` is called at each look; unless it returns None,
    only those matches are let in."""

    def __init__(self, places: int, chosen: Callable[[], Collection[int] | None] = lambda: None) -> None:
        self._places = places
        self._chosen = chosen
        self._waiting: set[int] = set()
        self._needed: set[str] = set()
        self._open_at = 0.0

    def let_in(self, owner: str, present: Mapping[int, Table]) -> Came:
        """What was waiting at the last look already is taken beyond this worker's share. If matches played here are due
        (the clock was moved, or nothing could be written), all workers get a lease's time to extend theirs first."""
        due = [_guest(each) for each in dispatch.due(self._chosen(), most=2 * self._places)]
        if any(guest.match_id in present for guest in due):
            self._open_at = time.monotonic() + leases.SECONDS
        if time.monotonic() < self._open_at:
            return Came()
        waited, self._waiting = self._waiting, {guest.match_id for guest in due}
        if not due or any(table.guest.is_suspect and not table.run.has_come_forward for table in present.values()):
            return Came()
        share = dispatch.share() - len(present)
        innocent = [guest for guest in due if not guest.is_suspect]
        wanted = [guest for place, guest in enumerate(innocent) if place < share or guest.match_id in waited]
        free = self._places - len(present)
        if not innocent and all(table.run.has_come_forward for table in present.values()):
            wanted = due[:1]
        in_haste = [guest for guest in wanted[free:] if guest.is_on_air and not guest.is_exhibition]
        return Came(claimed=_claimed(wanted[:free], owner), to_make_room=_last_flat_out(present, len(in_haste)))

    def closes(self) -> bool:
        """Whether other work still waits at the second look, and another worker can play all the matches there are."""
        before, self._needed = self._needed, job_queues.needed(self._others) - {dispatch.PLAY}
        return bool(before & self._needed) and dispatch.may_give_way(self._places)

    @functools.cached_property
    def _others(self) -> Sequence[str]:
        """Those queues of this worker that hold other work."""
        return [name for name in job_queues.own() if name != dispatch.QUEUE]


def _guest(match: dispatch.Due) -> Guest:
    return Guest(
        match_id=match.pk,
        is_on_air=match.pace == Pace.BROADCAST,
        is_exhibition=match.is_exhibition,
        is_suspect=match.takeovers >= SUSPECT,
    )


def _claimed(guests: Sequence[Guest], owner: str) -> list[tuple[leases.Lease, Guest]]:
    """Those of the guests that no other worker claimed first; their jobs are withdrawn."""
    with transaction.atomic():
        tried = [(leases.claim(guest.match_id, owner), guest) for guest in sorted(guests, key=lambda one: one.match_id)]
    claimed = [(ours, guest) for ours, guest in tried if ours is not None]
    dispatch.withdraw([ours for ours, _ in claimed])
    return claimed


def _last_flat_out(present: Mapping[int, Table], most: int) -> Sequence[Table]:
    """The tables that have to leave, latest first, none on air; `most` counts those that were told to before."""
    leaving = sum(table.run.is_to_make_room for table in present.values())
    staying = [table for table in present.values() if not (table.guest.is_on_air or table.run.is_to_make_room)]
    return staying[::-1][: max(0, most - leaving)]
