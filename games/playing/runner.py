"""Playing a match to its end, from wherever its log has come to."""

import asyncio
import time
from collections.abc import Mapping

from games.booking import casting, exhibition
from games.engine import maps, referee
from games.engine.facts import decisions, events, identities
from games.engine.facts.dice import Dice
from games.engine.state import ledger as ledgers
from games.log import calls, codec, doorbell, event_log, journal
from games.log.lease import Lease
from games.models import Match, Pace
from games.players import consulting
from games.players.models import clerk
from games.playing import asking, clerking, closing, heartbeat, pace, troubles
from games.playing.seated import Table
from games.playing.tenure import Heard, Tenure
from glassbox_site.ground import vitals

Color = identities.Color


def play(lease: Lease, tenure: Tenure) -> None:
    """Returns when the match is over; raises what ends the tenure before that."""
    match = Match.objects.get(pk=lease.match_id)
    with heartbeat.beating(lease, tenure, exhibition.obstacle(match)), asking.assembled() as loop:
        vitals.pulse("match").watch(loop)
        Run(match, lease, tenure, loop).to_the_end()


class Run:
    """One worker's play of one match. Only the thread that plays touches the database."""

    def __init__(self, match: Match, lease: Lease, tenure: Tenure, loop: asyncio.AbstractEventLoop) -> None:
        self._match = match
        self._lease = lease
        self._tenure = tenure
        self._loop = loop
        self._seats = list(match.seats.select_related("model", "tier").order_by("place"))
        self._has_models = any(seat.model for seat in self._seats)
        self._dice = Dice(match.seed)
        self._clerking = clerking.Clerking(match.pk, casting.clerk_of(match))
        self._patience = troubles.Patience(match.outages)
        self._shown_until = time.monotonic()
        self._readings = asking.Readings(tenure)

    def to_the_end(self) -> None:
        table = self._table()
        remembered = journal.recall(self._match.pk, table.world.seq)
        while not referee.is_over(table.world):
            answers = self._consult(table, remembered)
            remembered = {}
            entries = self._resolved(table, answers)
            if self._clerking.is_reading and referee.is_over(referee.fold(entries, table.world)):
                self._hear_the_last_readings()
                entries = self._resolved(table, answers)
            self._write(table, entries)

    def _resolved(self, table: Table, answers: referee.Decisions) -> list[ledgers.Entry]:
        """What the clerk has read by now, and the step after it: the same step, whatever that is."""
        read = self._clerking.entries(table.world)
        return [*read, *referee.resolve(referee.fold(read, table.world), answers, self._dice)]

    def _hear_the_last_readings(self) -> None:
        for heard in asking.last_readings(self._loop, self._tenure, self._readings):
            if isinstance(heard, clerk.Reading):
                self._clerking.hear(heard)
        self._clerking.give_up()

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
            self._advance(table, entries)
        self._clerking.recall()
        return table

    def _consult(self, table: Table, remembered: dict[Color, decisions.Decision]) -> referee.Decisions:
        """The decisions in the order of the asks. Models' answers are kept as they come."""
        asks = referee.who_decides(table.world)
        unanswered = [ask for ask in asks if ask.color not in remembered]
        self._tell_who_thinks(table, unanswered, remembered)
        models: dict[Color, consulting.Answered] = {}
        decided = dict(remembered)
        beside = self._clerking.questions()
        told = asking.answers(self._loop, self._tenure, table.thinkers, unanswered, table.views, self._readings, beside)
        for heard in told:
            if isinstance(heard, clerk.Reading):
                self._clerking.hear(heard)
                continue
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
        self._tenure.rest_until(self._shown_until)
        after = referee.fold(entries, table.world)
        if referee.is_over(after):
            closing.settle(self._match, self._seats, after, [*event_log.read(self._match.pk), *entries])
        event_log.append(self._lease, entries, self._calls(table, entries))
        doorbell.stepped(self._match.pk, entries[-1].seq)
        if self._match.pace == Pace.BROADCAST:
            self._shown_until = time.monotonic() + pace.seconds(entries, table.world.tick)
        self._advance(table, entries)

    def _calls(self, table: Table, entries: list[ledgers.Entry]) -> dict[int, str]:
        lines = [entry.event.line for entry in entries if isinstance(entry.event, events.LineRead)]
        taken = calls.of_step(self._match.pk, table.world.seq) if self._has_models else {}
        return calls.beside(entries, taken, calls.of_lines(self._match.pk, lines) if lines else {})

    def _advance(self, table: Table, entries: list[ledgers.Entry]) -> None:
        table.advance(entries)
        self._clerking.advance(entries)
