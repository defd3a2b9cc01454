"""The opening: seats, roles, tasks and the first timers. All chance in it comes from the match's dice."""

from collections.abc import Sequence

from games.engine.facts import dice as dicing
from games.engine.facts import events, identities, rules
from games.engine.facts import station as stations
from games.engine.facts.decisions import Trigger
from games.engine.lobby import feasibility
from games.engine.ship import kills, sight, triggers
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds

Color = identities.Color
Dice = dicing.Dice


class ImpossibleMatchError(ValueError):
    """Rules or seats under which nobody can play."""


def open_match(
    lineup: Sequence[events.Seat], chosen: rules.MatchRules, station: stations.Station, dice: Dice
) -> ledgers.Step:
    """The first step of a match: everybody is at the table of the spawn place and may decide."""
    _require_possible(lineup, chosen, station)
    ledger = ledgers.Ledger(worlds.World())
    ledger.open(events.MatchOpened(rules=chosen, seats=tuple(lineup)))
    _deal_roles(ledger, dice)
    _deal_tasks(ledger, dice)
    _wind_clocks(ledger)
    for color in ledger.world.seats:
        sight.look(ledger, color)
    triggers.rouse(ledger, dict.fromkeys(ledger.world.seats, (Trigger.MATCH_OPENED,)))
    return ledger.step()


def drawn_impostors(seats: Sequence[Color], chosen: rules.MatchRules, dice: Dice) -> list[Color]:
    """The impostors, in seating order. They follow from dice, rules and colours alone, not from who plays a colour."""
    drawn = dice.shuffle("roles", seats)[: chosen.impostors]
    return [color for color in seats if color in drawn]


def _require_possible(lineup: Sequence[events.Seat], chosen: rules.MatchRules, station: stations.Station) -> None:
    problems = feasibility.problems(chosen, len(lineup), station)
    colors = [seat.color for seat in lineup]
    problems += [f"{color} is seated twice" for color in dict.fromkeys(colors) if colors.count(color) > 1]
    if problems:
        raise ImpossibleMatchError("; ".join(problems))


def _deal_roles(ledger: ledgers.Ledger, dice: Dice) -> None:
    seats = ledger.world.seats
    impostors = drawn_impostors(seats, ledger.world.rules, dice)
    for color in seats:
        role = identities.Role.IMPOSTOR if color in impostors else identities.Role.CREWMATE
        ledger.tell(events.RoleDealt(color=color, role=role), (color,))
    for color in impostors:
        partners = tuple(other for other in impostors if other != color)
        ledger.tell_only(color, events.PartnersNamed(color=color, partners=partners))


def _deal_tasks(ledger: ledgers.Ledger, dice: Dice) -> None:
    """Everybody has the same common tasks; the rest, and the panels, are drawn for each. Impostors get a fake list."""
    world = ledger.world
    common = _draw(world, stations.Length.COMMON, world.rules.common_tasks, dice, "tasks/common")
    for color in world.seats:
        long = _draw(world, stations.Length.LONG, world.rules.long_tasks, dice, f"tasks/long/{color}")
        short = _draw(world, stations.Length.SHORT, world.rules.short_tasks, dice, f"tasks/short/{color}")
        dealt = tuple(
            events.DealtTask(task=kind.id, stages=_stages(world.station, kind, dice, color))
            for kind in (*common, *long, *short)
        )
        fake = world.players[color].is_impostor
        ledger.tell(events.TasksDealt(color=color, tasks=dealt, fake=fake), (color,))


def _draw(
    world: worlds.World, length: stations.Length, count: int, dice: Dice, purpose: str
) -> list[stations.TaskKind]:
    """Draws up to `count` kinds of that length, no two of one family."""
    drawn: dict[str, stations.TaskKind] = {}
    kinds = [task for task in world.station.dealt(vents=world.rules.vent_cleaning) if task.length is length]
    for kind in dice.shuffle(purpose, kinds):
        if len(drawn) < count:
            drawn.setdefault(kind.family, kind)
    return list(drawn.values())


def _stages(station: stations.Station, kind: stations.TaskKind, dice: Dice, color: Color) -> tuple[stations.Stage, ...]:
    """The stages as the map has them, or at panels or vents drawn for this player, in the map's order."""
    if kind.stages:
        return kind.stages
    if kind.at_vents:
        chosen = dice.shuffle(f"vents/{kind.id}/{color}", station.vents)[: kind.draws]
        return tuple(
            stations.Stage(place=vent.place, seconds=kind.panel_seconds, label=kind.name, vent=vent.id)
            for vent in station.vents
            if vent in chosen
        )
    drawn = dice.shuffle(f"panels/{kind.id}/{color}", kind.panels)[: kind.draws]
    return tuple(
        stations.Stage(place=panel, seconds=kind.panel_seconds, label=kind.name)
        for panel in kind.panels
        if panel in drawn
    )


def _wind_clocks(ledger: ledgers.Ledger) -> None:
    for color in ledger.world.impostors:
        kills.set_timer(ledger, color, rules.FIRST_KILL_AFTER)
    ledger.tell(events.SabotageReady(at=rules.FIRST_SABOTAGE_AFTER), ledger.world.impostors)
    first = max(rules.FIRST_BUTTON_AFTER, ledger.world.rules.emergency_cooldown)
    ledger.tell_everyone(events.ButtonReady(at=first))
