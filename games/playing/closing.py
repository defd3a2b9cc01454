"""Writes what a match leaves behind when it closes: results of the seats, how they played, what each persona remembers.

Just before the last entries are written. If a worker is killed in between, all is done again, with the same result.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from games.engine.facts import events, identities
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds
from games.log import codec, event_log
from games.models import Match, Seat
from games.records import archive
from personas.models import roles
from personas.remembering import memory

Color = identities.Color
SIDES = {identities.Role.CREWMATE: identities.Side.CREW, identities.Role.IMPOSTOR: identities.Side.IMPOSTORS}


def close(match: Match, seats: Sequence[Seat], step: ledgers.Step) -> Iterator[None]:
    """Call it before `step`, the last one, is written. It works in pieces: all at once would make others wait."""
    entries = list[ledgers.Entry]()
    for line in list(event_log.lines(match.pk)):
        entries.append(codec.entry_of(line))
        yield
    yield from settling(match, seats, step.world, [*entries, *step.entries])


def settling(
    match: Match, seats: Sequence[Seat], world: worlds.World, entries: Sequence[ledgers.Entry]
) -> Iterator[None]:
    """`world` is the world at the end, `entries` are the whole log."""
    for seat in seats:
        seat.role = world.players[Color(seat.color)].role.value
        seat.has_won = _has_won(world, Color(seat.color))
    Seat.objects.bulk_update(seats, ["role", "has_won"])
    yield
    yield from archive.keeping(match, seats, entries)
    yield
    tallies, lessons = _tallies(entries), _lessons(entries)
    memory.remember(
        (
            memory.Outcome(
                persona_key=seat.persona_key,
                match_id=str(match.pk),
                seat=seat.color,
                role=roles.Role(seat.role),
                won=bool(seat.has_won),
                counts=tallies.get(Color(seat.color), {}),
                lessons=lessons.get(Color(seat.color), ()),
            )
            for seat in seats
            if seat.persona_key
        ),
        memory_on=match.memory_on,
    )


def _has_won(world: worlds.World, color: Color) -> bool:
    return world.outcome is not None and world.outcome.winner is SIDES[world.players[color].role]


def _lessons(entries: Iterable[ledgers.Entry]) -> dict[Color, tuple[str, ...]]:
    return {entry.event.color: entry.event.lessons for entry in entries if isinstance(entry.event, events.Reflected)}


def _tallies(entries: Iterable[ledgers.Entry]) -> dict[Color, Counter[str]]:
    """Counts that add up over matches, by colour."""
    tallies: dict[Color, Counter[str]] = {}

    def count(color: Color, what: str) -> None:
        tallies.setdefault(color, Counter())[what] += 1

    for entry in entries:
        match entry.event:
            case events.Killed(killer=killer, victim=victim):
                count(killer, "kills")
                count(victim, "killed")
            case events.MeetingOpened(caller=caller):
                count(caller, "meetings_called")
            case events.Ejected(color=color):
                count(color, "ejected")
            case events.Spoke(color=color):
                count(color, "speeches")
            case events.Stumbled(color=color):
                count(color, "stumbles")
    return tallies
