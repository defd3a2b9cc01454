"""Plays one match to its end, as a life on the event loop; whatever needs the database is handed to the books."""

import asyncio
import contextlib
import functools
import time
from collections.abc import AsyncGenerator, Callable, Iterator

from games.engine.facts import events, identities
from games.engine.state import ledger as ledgers
from games.experiments.forks import fork_results
from games.log import calls, doorbell, event_log, journal
from games.log.beginnings import Beginnings
from games.log.lease import Lease
from games.players import at_table, player
from games.players.models import clerk, commentator
from games.playing import closing, pace, stops, taking_up, troubles, windows
from games.playing.books import Books
from games.playing.floor import Floor

Color = identities.Color
EASE_SECONDS = 0.25
AWAKENING_SECONDS = 0.05


class Run:
    """One worker's play of one match. `has_come_forward` once anything of it was written; `is_resting` while what was
    written is on screen; `is_over` once only its last step is left to write."""

    def __init__(
        self, lease: Lease, books: Books, floor: Floor, *, is_on_air: bool, is_awake: Callable[[], bool]
    ) -> None:
        self.lease = lease
        self.is_on_air = is_on_air
        self.is_to_make_room = False
        self.has_come_forward = self.is_resting = self.is_over = False
        self._books = books
        self._floor = floor
        self._is_awake = is_awake
        self._is_at_work = self._is_asking_on = False
        self._shown_until = time.monotonic()
        self._unwritten: list[asyncio.Future[None]] = []
        self._kept_lines: set[int] = set()
        self._thinking: list[Color] = []
        self._asked = 0
        self._seq, self._tick = 0, 0
        self._windows = windows.Windows(lease.match_id, books.run, lambda: self._seq)

    @property
    def is_at_ease(self) -> bool:
        """Whether nobody would notice if it went on a little later."""
        return not self.is_on_air or (self.is_resting and time.monotonic() < self._shown_until - EASE_SECONDS)

    @property
    def leaves_nothing_behind(self) -> bool:
        """Whether ending it now loses nothing: what was written is still on screen, or only people are being asked,
        whose questions stand in the database, and the clerk is reading nothing."""
        is_asking_people = 0 < self._windows.open == len(self._thinking)
        return self.is_resting or (is_asking_people and not self._start.table.along.asked)

    async def to_the_end(self) -> None:
        """Raises whatever ends the match early."""
        with self._leaving_the_floor():
            await self._come_on()
            self._start: taking_up.Start = await self._books.run(
                functools.partial(taking_up.take_up, self.lease, self._windows.of, self._before_sending)
            )
            self._told, self._told_of_lines = dict(self._start.told), dict(self._start.told_of_lines)
            self._patience = troubles.Patience(self._start.match.outages, self._start.forbidden)
            self._has_thinkers = any(
                not isinstance(mind, player.Instant) for mind in self._start.table.players.values()
            )
            try:
                async with contextlib.aclosing(await self._going()) as going:
                    async for told in going:
                        await self._follow(told)
            finally:
                await self._start.commentary.give_up()
                del self._start

    async def _going(self) -> AsyncGenerator[at_table.Told]:
        start = self._start
        async with contextlib.nullcontext() if self.is_on_air else self._floor.learning:
            for piece in start.past:
                start.table.learn(piece)
                start.commentary.learn(piece.entries)
                await asyncio.sleep(0)
        if start.past:
            self._seq, self._tick = start.table.world.seq, start.table.world.tick
        for found in start.read:
            start.table.along.take(found)
        return at_table.play(
            start.table,
            opening=start.opening,
            remembered=start.answered,
            held_for=at_table.HELD_FOR,
            is_over=start.is_over,
            read=functools.partial(self._read, start.beginnings),
        )

    async def _follow(self, told: at_table.Told) -> None:
        match told:
            case at_table.Asked(asks=asks):
                self._thinking, self._asked = [ask.color for ask in asks], len(asks)
                self._tell_who_thinks()
                if asks and self._has_thinkers:
                    self._leave()
                self._has_asked_on()
            case at_table.Heard():
                self._hear(told)
            case clerk.Reading():
                self._read(self._start.beginnings, told)
            case at_table.Decided(answers=answers):
                self._patience.judge({color: said for color, said in answers.items() if said.exchanges})
            case ledgers.Step():
                await self._write(told)

    async def _before_sending(self) -> None:
        """A worker that was frozen sends nothing before it has seen that the match is still its own."""
        while not self._is_awake():
            await asyncio.sleep(AWAKENING_SECONDS)

    def _hear(self, heard: at_table.Heard) -> None:
        """Hands in a model's answer as soon as it comes."""
        if heard.answered.exchanges:
            counts = troubles.counts(heard.answered)
            kept = journal.kept(self._start.beginnings, self._seq, heard.color, heard.answered, counts=counts)
            self._unwritten.append(self._books.answer(kept))
            self._told[heard.color] = calls.summed(kept.exchanges, kept.fitted)
        self._thinking.remove(heard.color)
        self._tell_who_thinks()

    def _read(self, known: Beginnings, reading: clerk.Reading) -> None:
        """The same for what the clerk read. It may come while a step is on screen, and is told again with the next."""
        if reading.found.line in self._kept_lines:
            return
        self._kept_lines.add(reading.found.line)
        kept = journal.kept_reading(known, reading, counts=troubles.counts(reading))
        self._unwritten.append(self._books.answer(kept))
        if kept.exchanges:
            self._told_of_lines[reading.found.line] = calls.summed(kept.exchanges, kept.fitted)

    def _worded(self, known: Beginnings, asked: "asyncio.Task[commentator.Wording]") -> None:
        """The same for what the caster answered; a bug in it is raised when its words are looked for."""
        if not asked.cancelled() and asked.exception() is None:
            wording = asked.result()
            kept = journal.kept_wording(known, wording, counts=troubles.counts(wording))
            self._unwritten.append(self._books.answer(kept))

    async def _all_written(self) -> None:
        unwritten, self._unwritten = self._unwritten, []
        if unwritten:
            await asyncio.gather(*unwritten)
            self.has_come_forward = True

    def _tell_who_thinks(self) -> None:
        """Tells spectators who thinks, and after which entry. Bots alone think too fast for it to be of interest."""
        if self._thinking and self._has_thinkers:
            told = doorbell.Signal(thinking=list(self._thinking), asked=self._asked, step=self._seq)
            self._books.signal(self.lease.match_id, told)

    async def _write(self, step: ledgers.Step) -> None:
        """Waits until the step before has been on screen long enough: until then nobody may know how it went on."""
        await self._rest()
        start = self._start
        self.is_over = start.is_over(step.world)
        if self.is_over:
            await self._all_written()
        if self.is_over and start.continued is None:
            await self._books.run_in_pieces(closing.close(start.match, start.seats, step))
        elif self.is_over:
            await self._books.run(functools.partial(fork_results.keep_outcome, start.match, step.entries))
        self._leave()
        casts = await self._commented(step)
        await self._begin_to_ask_on()
        growth = event_log.growth(self.lease, step.entries, self._calls(step), casts, is_last=self.is_over)
        unwritten, self._unwritten = self._unwritten, []
        is_in_haste = self.is_on_air or self._is_asking_on or not self._floor.is_busy
        await self._books.grow(growth, unwritten, is_in_haste=is_in_haste)
        self.has_come_forward = True
        if self.is_on_air:
            self._shown_until = time.monotonic() + pace.seconds(step.entries, self._tick)
        self._seq, self._tick = step.world.seq, step.world.tick
        if not self.is_over:
            for asked in start.commentary.ask(start.commentary.learn(step.entries)):
                asked.add_done_callback(functools.partial(self._worded, start.beginnings))
        if self.is_to_make_room and not self.is_over:
            raise stops.handed_over()
        await self._come_on()

    async def _commented(self, step: ledgers.Step) -> dict[int, str]:
        """The caster's words beside this step. A match on air does not wait for them."""
        commentary = self._start.commentary
        if not self.is_on_air:
            await commentary.wait(at_table.HELD_FOR)
        commentary.heard()
        return commentary.beside(step.entries)

    def _calls(self, step: ledgers.Step) -> dict[int, str]:
        """What the decisions of this step took. What it took to read a line is kept until the reading is in the log."""
        told = calls.beside(step.entries, self._told, self._told_of_lines)
        self._told.clear()
        for entry in step.entries:
            if isinstance(entry.event, events.LineRead):
                self._told_of_lines.pop(entry.event.line, None)
        return told

    async def _rest(self) -> None:
        seconds = self._shown_until - time.monotonic()
        if seconds > 0:
            self.is_resting = True
            await asyncio.sleep(seconds)
            self.is_resting = False

    async def _come_on(self) -> None:
        """A match on air never waits, and one that is asking on has waited before."""
        self._leave()
        if not (self.is_on_air or self._is_asking_on):
            await self._floor.come_on()
            self._is_at_work = True

    def _leave(self) -> None:
        if self._is_at_work:
            self._floor.leave()
            self._is_at_work = False

    async def _begin_to_ask_on(self) -> None:
        if self._has_thinkers and not (self.is_on_air or self.is_over):
            await self._floor.asking_on.acquire()
            self._is_asking_on = True

    def _has_asked_on(self) -> None:
        if self._is_asking_on:
            self._floor.asking_on.release()
            self._is_asking_on = False

    @contextlib.contextmanager
    def _leaving_the_floor(self) -> Iterator[None]:
        try:
            yield
        finally:
            self._leave()
            self._has_asked_on()
