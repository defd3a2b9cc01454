"""Playing a match to its end, from wherever its log has come to."""

import asyncio
import time
from collections.abc import Mapping

from games.agents import consulting
from games.engine import ledger as ledgers
from games.engine import maps, referee
from games.engine.facts import decisions, identities
from games.engine.facts.dice import Dice
from games.live import (
    calls,
    casting,
    closing,
    codec,
    council,
    doorbell,
    event_log,
    exhibition,
    heartbeat,
    journal,
    pace,
    troubles,
)
from games.live.lease import Lease
from games.live.shift import Heard, Shift
from games.live.table import Table
from games.models import Match, Pace

Color = identities.Color


def play(lease: Lease, shift: Shift) -> None:
    """Returns when the match is over; raises what ends the shift before that."""
    match = Match.objects.get(pk=lease.match_id)
    with heartbeat.beating(lease, shift, exhibition.obstacle(match)), council.assembled() as loop:
        Run(match, lease, shift, loop).to_the_end()


class Run:
    """One worker's play of one match. Only the thread that plays touches the database."""

    def __init__(self, match: Match, lease: Lease, shift: Shift, loop: asyncio.AbstractEventLoop) -> None:
        self._match = match
        self._lease = lease
        self._shift = shift
        self._loop = loop
        self._seats = list(match.seats.select_related("model", "tier").order_by("place"))
        self._has_models = any(seat.model for seat in self._seats)
        self._dice = Dice(match.seed)
        self._patience = troubles.Patience(match.outages)
        self._shown_until = time.monotonic()

    def to_the_end(self) -> None:
        table = self._table()
        remembered = journal.recall(self._match.pk, table.world.seq)
        while not referee.is_over(table.world):
            answers = self._consult(table, remembered)
            entries = referee.resolve(table.world, answers, self._dice)
            remembered = {}
            self._write(table, entries)

    def _table(self) -> Table:
        """As the log has it; a match without a log is opened first."""
        entries = event_log.read(self._match.pk)
        is_new = not entries
        if is_new:
            casting.recall_lessons(self._match, self._seats)
            rules = codec.rules_of(self._match.rules)
            entries = referee.open_match(casting.lineup(self._seats), rules, maps.load(rules.map), self._dice)
        table = Table(casting.thinkers(self._match, self._seats, referee.fold(entries)))
        if is_new:
            self._write(table, entries)
        else:
            table.advance(entries)
        return table

    def _consult(self, table: Table, remembered: dict[Color, decisions.Decision]) -> referee.Decisions:
        """The decisions in the order of the asks. Models' answers are kept as they come."""
        asks = referee.who_decides(table.world)
        unanswered = [ask for ask in asks if ask.color not in remembered]
        self._tell_who_thinks(table, unanswered, remembered)
        models: dict[Color, consulting.Answered] = {}
        decided = dict(remembered)
        for heard in council.answers(self._loop, self._shift, table.thinkers, unanswered, table.views):
            decided[heard.color] = heard.answered.decision
            if heard.answered.exchanges:
                models[heard.color] = heard.answered
                self._keep(table.world.seq, heard)
            self._tell_who_thinks(table, unanswered, decided)
        if asks:
            self._patience.judge({ask.color: models[ask.color] for ask in asks if ask.color in models})
        return {ask.color: decided[ask.color] for ask in asks}

    def _tell_who_thinks(self, table: Table, asks: list[decisions.Ask], decided: Mapping[Color, object]) -> None:
        """To whoever watches, after which entry. Bots alone think too fast for it to be of interest."""
        thinking = [ask.color.value for ask in asks if ask.color not in decided]
        if thinking and self._has_models:
            doorbell.signal(self._match.pk, thinking=thinking, asked=len(asks), step=table.world.seq)

    def _keep(self, step: int, heard: Heard) -> None:
        counts = troubles.counts(heard.answered)
        journal.keep(self._match.pk, step, heard.color, heard.answered, counts=counts)

    def _write(self, table: Table, entries: list[ledgers.Entry]) -> None:
        """When the step before has been on screen for long enough; until then nothing is known of how it went on."""
        self._shift.rest_until(self._shown_until)
        after = referee.fold(entries, table.world)
        if referee.is_over(after):
            closing.settle(self._match, self._seats, after, [*event_log.read(self._match.pk), *entries])
        taken = calls.of_step(self._match.pk, table.world.seq) if self._has_models else {}
        event_log.append(self._lease, entries, calls.beside(entries, taken))
        doorbell.ring(self._match.pk, entries[-1].seq)
        if self._match.pace == Pace.BROADCAST:
            self._shown_until = time.monotonic() + pace.seconds(entries, table.world.tick)
        table.advance(entries)
