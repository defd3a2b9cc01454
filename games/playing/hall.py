"""One worker's tables: a thread takes turns with an event loop to play a limited number of matches side by side.

While the loop stands still, the thread writes down all that came of all matches. What goes wrong in one match ends that
match alone. While the database is away or its disk is full (`books.DATABASE_AWAY`), the job ends and its matches stay
`running`. Once they can be written, whichever worker claims them after their leases have run out goes on.
"""

import asyncio
import functools
import logging
import time
from collections.abc import Sequence

from django.conf import settings
from django.db import connection
from redis import exceptions

from games.booking import exhibition
from games.log import doorbell, event_log, lease
from games.models import Status
from games.playing import admission, books, floor, runner, stops
from games.playing.tables import Guest, Table
from glassbox_site.ground import redis_clients, vitals
from glassbox_site.ground.plain import lives
from glassbox_site.ground.working import database_room, garbage, loop_turns
from personas import calling

LOOK_SECONDS = 0.5
"""Between two looks at what is due."""

logger = logging.getLogger("games.playing.hall")


class Hall:
    """`door` decides whom to let in next. `run` returns when no match is left and the door lets none in."""

    def __init__(self, door: admission.Door) -> None:
        self._door = door
        self._owner = lease.new_owner()
        self._turns = loop_turns.Turns(calling.highway(settings.REDIS_URL).borrowed, "match")
        self._books = books.Books(self._turns)
        self._floor = floor.Floor()
        self._collector = garbage.Collector()
        self._tables: dict[int, Table] = {}
        self._left: list[int] = []
        self._is_stopping = self._is_closing = False
        self._look_at = self._hold_at = 0.0

    def stop(self) -> None:
        """Hands all matches over. May be called from a signal handler, or another thread."""
        self._is_stopping = True
        self._turns.wake()

    def run(self) -> None:
        """Lets nobody in, and raises, if the database has no room for answers."""
        database_room.prove()
        with self._turns.opened(), self._collector.at_work():
            try:
                self._hold_at = time.monotonic() + lease.HEARTBEAT_SECONDS
                self._work()
            finally:
                self._dismiss()
                self._books.close()
            self._hand_over()

    def _work(self) -> None:
        while not self._is_stopping:
            self._look()
            if not self._tables:
                return
            is_behind = self._books.is_behind or self._left
            self._turns.run(0.0 if is_behind else self._next_look() - time.monotonic())
            self._books.write()
            self._see_out()
            self._collector.search(self._is_quiet)

    def _is_quiet(self) -> bool:
        return all(table.run.is_at_ease for table in self._tables.values())

    def _next_look(self) -> float:
        return min(self._look_at, self._hold_at)

    def _look(self) -> None:
        """Raises nothing while there are matches: if the database is away, the fence keeps their logs whole."""
        now = time.monotonic()
        if now < self._next_look():
            return
        try:
            if now >= self._hold_at:
                self._hold_at = now + lease.HEARTBEAT_SECONDS
                self._hold()
            if now >= self._look_at:
                self._look_at = now + LOOK_SECONDS
                self._let_in()
        except (*books.DATABASE_AWAY, exceptions.RedisError) as absence:
            if not self._tables:
                raise
            logger.warning("no sign of life now (%s)", absence)
            connection.close_if_unusable_or_obsolete()

    def _hold(self) -> None:
        """Extends all leases, and ends matches that were lost, aborted or halted meanwhile, or have to make room."""
        held = lease.hold(self._owner)
        for match_id, table in self._tables.items():
            status = held.get((match_id, table.run.lease.fence))
            if status is None:
                table.end(event_log.LogConflict(f"match {match_id} was taken over"))
            elif status == Status.ABORTED:
                table.end(stops.aborted())
            elif status != Status.RUNNING and table.run.leaves_nothing_behind:
                table.end(event_log.LogConflict(f"match {match_id} was halted"))
        shown = [table for table in self._tables.values() if table.guest.is_exhibition]
        if shown and exhibition.somebody_waits():
            for table in shown:
                table.end(stops.yielded())
        self._is_closing = self._is_closing or redis_clients.unless_away(self._door.closes, False)
        if self._is_closing:
            for table in self._tables.values():
                table.run.is_to_make_room = True

    def _let_in(self) -> None:
        if self._is_closing:
            return
        came = self._door.let_in(self._owner, self._tables)
        for ours, guest in came.claimed:
            self._seat(ours, guest)
        for table in came.to_make_room:
            table.run.is_to_make_room = True

    def _is_awake(self) -> bool:
        """Whether it has lately looked, or tried to, what is still its own: after being frozen it has to look first."""
        return time.monotonic() < self._hold_at - lease.HEARTBEAT_SECONDS + lease.SECONDS

    def _seat(self, ours: lease.Lease, guest: Guest) -> None:
        run = runner.Run(ours, self._books, self._floor, is_on_air=guest.is_on_air, is_awake=self._is_awake)
        life = self._turns.begin(run.to_the_end())
        self._tables[ours.match_id] = Table(guest, run, life)
        life.add_done_callback(functools.partial(self._has_left, ours.match_id))
        vitals.pulse().show("tables", len(self._tables))

    def _has_left(self, match_id: int, _life: "asyncio.Task[None]") -> None:
        self._left.append(match_id)
        self._turns.halt()

    def _see_out(self) -> None:
        left, self._left = self._left, []
        for match_id in left:
            table = self._tables.pop(match_id)
            _part(table.run.lease, table.why())
        if left:
            self._look_at = 0.0
            vitals.pulse().show("tables", len(self._tables))
            _ring(left)

    def _dismiss(self) -> None:
        """Ends all matches where they are, and writes nothing."""
        leaving = self._turns.begin(lives.end([table.life for table in self._tables.values()]))
        leaving.add_done_callback(lambda _: self._turns.halt())
        while not leaving.done():
            self._turns.run(LOOK_SECONDS)

    def _hand_over(self) -> None:
        """Keeps what had come by then; the matches go on elsewhere."""
        playing = list(self._tables)
        self._books.write()
        self._see_out()
        lease.hand_over(self._owner)
        _ring(playing)


def _part(ours: lease.Lease, why: BaseException | None) -> None:
    """Says in the row of a match that was left before its end what becomes of it."""
    match why:
        case None:
            return
        case stops.Stopped():
            logger.info("match %s: %s", ours.match_id, why)
            lease.release(ours, **why.changes)
        case event_log.LogConflict():
            logger.info("%s", why)
            lease.release(ours, **stops.interrupted(why).changes)  # if it is ours all the same, its log is broken
        case Exception():
            logger.error("match %s is interrupted", ours.match_id, exc_info=why)
            lease.release(ours, **stops.interrupted(why).changes)
        case _:
            raise why


def _ring(match_ids: Sequence[int]) -> None:
    for match_id, head in event_log.heads(match_ids).items():
        doorbell.ring(match_id, head.seq)
