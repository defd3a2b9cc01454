"""Takes a match up from wherever its log has come to: who sits there, what was answered so far, the table itself."""

import dataclasses
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

from games.booking import casting
from games.engine import maps, referee
from games.engine.facts import decisions, events, identities
from games.engine.facts.dice import Dice
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds
from games.experiments.forks import continuing
from games.log import calls, codec, event_log, journal
from games.log.beginnings import Beginnings
from games.log.lease import Lease
from games.models import Match, Seat
from games.players import at_table
from games.players.humans import person
from games.players.models import commenting_along
from personas.llm import chat

Color = identities.Color
ENTRIES_AT_ONCE = 50
"""How many the table learns between two rounds of the event loop."""


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Start:
    """`past` has to be learned first, piece by piece; a match without a log has an `opening` instead. What was
    `answered` in the step that is under way, and `read` of lines, is not asked again; `told` is what that took. Players
    whose question was `forbidden` in this step are asked once more."""

    match: Match
    seats: Sequence[Seat]
    table: at_table.Table
    beginnings: Beginnings
    opening: ledgers.Step | None = None
    past: Sequence[ledgers.Step] = ()
    answered: Mapping[Color, decisions.Decision] = dataclasses.field(default_factory=dict)
    forbidden: Collection[Color] = ()
    read: Sequence[events.LineRead] = ()
    told: Mapping[Color, calls.Call] = dataclasses.field(default_factory=dict)
    told_of_lines: Mapping[int, calls.Call] = dataclasses.field(default_factory=dict)
    commentary: commenting_along.CommentingAlong
    continued: continuing.Continued | None = None

    def is_over(self, world: worlds.World) -> bool:
        return referee.is_over(world) if self.continued is None else self.continued.is_over(world)


def take_up(lease: Lease, window: Callable[[Color], person.Window], last_look: chat.LastLook) -> Start:
    match = Match.objects.select_related("clerk", "caster").get(pk=lease.match_id)
    seats = list(match.seats.select_related("model", "tier").order_by("place"))
    entries, dice = event_log.read(match.pk), Dice(match.seed)
    step = _as_a_step(entries) if entries else _opening(match, seats, dice)
    reach = casting.reach_of(match, last_look)
    players, continued = casting.players(match, seats, step.world, reach, window), continuing.of(match)
    if continued is not None:
        players = continued.players(players)
    table = at_table.Table(players, dice, casting.clerk_of(match, reach))
    commentary = commenting_along.CommentingAlong(casting.caster_of(match, maps.load(match.rules["map"]), reach))
    known = Beginnings.of(match.pk)
    if not entries:
        return Start(match=match, seats=seats, table=table, beginnings=known, opening=step, commentary=commentary)
    read = journal.recall_readings(match.pk, _unread(entries)) if match.clerk else {}
    return Start(
        match=match,
        seats=seats,
        table=table,
        beginnings=known,
        past=list(_pieces(step)),
        answered=journal.recall(match.pk, step.world.seq),
        forbidden=journal.forbidden(match.pk, step.world.seq),
        read=list(read.values()),
        told=calls.of_step(match.pk, step.world.seq),
        told_of_lines=calls.of_lines(match.pk, read),
        commentary=commentary,
        continued=continued,
    )


def _opening(match: Match, seats: Sequence[Seat], dice: Dice) -> ledgers.Step:
    casting.recall_lessons(match, seats)
    rules = codec.rules_of(match.rules)
    return referee.open_match(casting.lineup(seats), rules, maps.load(rules.map), dice)


def _as_a_step(entries: Sequence[ledgers.Entry]) -> ledgers.Step:
    return ledgers.Step(entries=tuple(entries), world=referee.fold(entries))


def _unread(entries: Sequence[ledgers.Entry]) -> set[int]:
    """The lines for which the log has no reading by a clerk."""
    spoken = {entry.seq for entry in entries if isinstance(entry.event, events.Spoke)}
    return spoken - {entry.event.line for entry in entries if isinstance(entry.event, events.LineRead)}


def _pieces(step: ledgers.Step) -> Iterator[ledgers.Step]:
    for first in range(0, len(step.entries), ENTRIES_AT_ONCE):
        yield dataclasses.replace(step, entries=step.entries[first : first + ENTRIES_AT_ONCE])
