"""Killing, and the timer between kills, which runs only while its impostor can act."""

from games.engine.facts import actions, events, identities, reach
from games.engine.ship import sight, walking
from games.engine.state import departed
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds

World = worlds.World
Player = worlds.Player
Color = identities.Color


def victims(world: World, killer: Player, tick: int) -> tuple[Color, ...]:
    """Whom somebody could kill at this moment."""
    if not killer.alive or not killer.is_impostor or killer.vent is not None or not is_ready(killer, tick):
        return ()
    return tuple(player.color for player in _prey(world, killer) if _reaches(world, killer, player))


def out_of_reach(world: World, killer: Player) -> tuple[Color, ...]:
    """Whom somebody would have to step up to before it could kill them."""
    if world.rules.kill_distance is reach.Reach.LONG:
        return ()
    return tuple(player.color for player in _prey(world, killer) if not _reaches(world, killer, player))


def _prey(world: World, killer: Player) -> list[Player]:
    return [player for player in sight.company(world, killer) if not player.is_impostor]


def _reaches(world: World, killer: Player, victim: Player) -> bool:
    return reach.spans(world.rules.kill_distance, killer.spot, victim.spot)


def is_ready(killer: Player, tick: int) -> bool:
    return killer.kill_ready_at is not None and tick >= killer.kill_ready_at


def kill(ledger: ledgers.Ledger, killer: Color, victim: Color) -> None:
    """The killer steps up to its victim, and stands over the body."""
    target = ledger.world.players[victim]
    walking.step_back(ledger, killer, target.spot)
    seen = sight.witnesses(ledger.world, target.place, target.spot)
    killed = events.Killed(killer=killer, victim=victim, place=target.place, spot=target.spot)
    ledger.tell(killed, (*seen, killer, victim))
    departed.awake(ledger, victim)
    restart_timer(ledger, killer)


def restart_timer(ledger: ledgers.Ledger, color: Color) -> None:
    cooldown = int(ledger.world.rules.kill_cooldown + 0.5)
    set_timer(ledger, color, ledger.tick + cooldown)


def set_timer(ledger: ledgers.Ledger, color: Color, ready_at: int) -> None:
    ledger.tell(events.KillTimerSet(color=color, ready_at=ready_at, left=0), (color,))


def run_timers(ledger: ledgers.Ledger) -> None:
    """Stops the timer of whoever cannot act, and lets it run on for whoever can again."""
    for color, player in ledger.world.players.items():
        if not player.is_impostor or not player.alive:
            continue
        if can_act(player) and player.kill_ready_at is None:
            set_timer(ledger, color, ledger.tick + player.kill_left)
        elif not can_act(player) and player.kill_ready_at is not None and player.kill_ready_at > ledger.tick:
            left = player.kill_ready_at - ledger.tick
            ledger.tell(events.KillTimerSet(color=color, ready_at=None, left=left), (color,))


def can_act(player: Player) -> bool:
    """False inside a vent, and while working or watching a console. Pretending to do a task leaves one free to act."""
    bent = player.begun and isinstance(player.plan, actions.Mend | actions.Watch)
    return player.vent is None and not bent
