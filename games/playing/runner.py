"""Playing a match to its end, from wherever its log has come to."""

import asyncio
import time
from collections.abc import AsyncGenerator

from games.booking import casting, exhibition
from games.engine import maps, referee
from games.engine.facts import events, identities
from games.engine.facts.dice import Dice
from games.engine.state import ledger as ledgers
from games.log import beginnings, calls, codec, doorbell, event_log, journal
from games.log.lease import Lease
from games.models import Match, Pace
from games.players import at_table
from games.players.models import clerk
from games.playing import asking, closing, heartbeat, pace, troubles
from games.playing.tenure import Tenure
from glassbox_site.ground import vitals

Color = identities.Color


def play(lease: Lease, tenure: Tenure) -> None:
    """Returns when the match is over; raises what ends the tenure before that."""
    match = Match.objects.get(pk=lease.match_id)
    with heartbeat.beating(lease, tenure, exhibition.obstacle(match)), asking.assembled() as loop:
        vitals.pulse("match").watch(loop)
        Run(match, lease, tenure).to_the_end(loop)


class Run:
    """One worker's play of one match. Only the thread that plays touches the database."""

    def __init__(self, match: Match, lease: Lease, tenure: Tenure) -> None:
        self._match = match
        self._lease = lease
        self._tenure = tenure
        self._seats = list(match.seats.select_related("model", "tier").order_by("place"))
        self._has_models = any(seat.model for seat in self._seats)
        self._patience = troubles.Patience(match.outages)
        self._thinking: list[Color] = []
        self._asked = 0
        self._beginnings = beginnings.Beginnings(match.pk)
        self._seq, self._tick = 0, 0
        self._shown_until = time.monotonic()

    def to_the_end(self, loop: asyncio.AbstractEventLoop) -> None:
        for told in asking.told(loop, self._tenure, self._going()):
            match told:
                case at_table.Asked(asks=asks):
                    self._thinking, self._asked = [ask.color for ask in asks], len(asks)
                    self._tell_who_thinks()
                case at_table.Heard():
                    self._hear(told)
                case clerk.Reading():
                    journal.keep_reading(self._match.pk, told, counts=troubles.counts(told), known=self._beginnings)
                case at_table.Decided(answers=answers):
                    self._patience.judge({color: said for color, said in answers.items() if said.exchanges})
                case ledgers.Step():
                    self._write(told)

    def _going(self) -> AsyncGenerator[at_table.Told]:
        """From where the log is; a match without a log is opened first."""
        entries, dice = event_log.read(self._match.pk), Dice(self._match.seed)
        step = ledgers.Step(entries=tuple(entries), world=referee.fold(entries)) if entries else self._opening(dice)
        players = casting.players(self._match, self._seats, step.world)
        table = at_table.Table(players, dice, casting.clerk_of(self._match))
        if not entries:
            return at_table.play(table, opening=step, held_for=at_table.HELD_FOR)
        table.learn(step)
        self._seq, self._tick = step.world.seq, step.world.tick
        for found in journal.recall_readings(self._match.pk, table.along.unread).values():
            table.along.take(found)
        remembered = journal.recall(self._match.pk, self._seq)
        return at_table.play(table, remembered=remembered, held_for=at_table.HELD_FOR)

    def _opening(self, dice: Dice) -> ledgers.Step:
        casting.recall_lessons(self._match, self._seats)
        rules = codec.rules_of(self._match.rules)
        return referee.open_match(casting.lineup(self._seats), rules, maps.load(rules.map), dice)

    def _hear(self, heard: at_table.Heard) -> None:
        """Models' answers are kept as they come."""
        if heard.answered.exchanges:
            counts = troubles.counts(heard.answered)
            journal.keep(self._match.pk, self._seq, heard.color, heard.answered, counts=counts, known=self._beginnings)
        self._thinking.remove(heard.color)
        self._tell_who_thinks()

    def _tell_who_thinks(self) -> None:
        """To whoever watches, after which entry. Bots alone think too fast for it to be of interest."""
        if self._thinking and self._has_models:
            doorbell.signal(self._match.pk, thinking=self._thinking, asked=self._asked, step=self._seq)

    def _write(self, step: ledgers.Step) -> None:
        """When the step before has been on screen for long enough; until then nothing is known of how it went on."""
        self._tenure.rest_until(self._shown_until)
        if referee.is_over(step.world):
            log = [*event_log.read(self._match.pk), *step.entries]
            closing.settle(self._match, self._seats, step.world, log)
        event_log.append(self._lease, step.entries, self._calls(step))
        doorbell.stepped(self._match.pk, step.world.seq)
        if self._match.pace == Pace.BROADCAST:
            self._shown_until = time.monotonic() + pace.seconds(step.entries, self._tick)
        self._seq, self._tick = step.world.seq, step.world.tick

    def _calls(self, step: ledgers.Step) -> dict[int, str]:
        lines = [entry.event.line for entry in step.entries if isinstance(entry.event, events.LineRead)]
        taken = calls.of_step(self._match.pk, self._seq) if self._has_models else {}
        return calls.beside(step.entries, taken, calls.of_lines(self._match.pk, lines) if lines else {})
