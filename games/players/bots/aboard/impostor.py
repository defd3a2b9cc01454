"""What a living impostor does aboard: pretend, lie in wait, vanish, sabotage. When it strikes is in `killing`."""

from collections.abc import Sequence

from games.engine.eyes import knowledge
from games.engine.facts import actions, decisions, identities
from games.players.bots import recall
from games.players.bots.aboard import crew, killing
from games.players.bots.mind import Mind

Color = identities.Color
Menu = Sequence[actions.Action]
System = identities.System
Deed = knowledge.Deed


def act(mind: Mind, ask: decisions.ActionAsk) -> actions.Action:
    menu = ask.menu
    if mind.me.vent is not None:
        return _inside(mind, menu)
    return (
        killing.kill(mind, menu)
        or killing.close_in(mind, menu)
        or _leave_the_scene(mind, menu)
        or mischief(mind, menu)
        or _shut_in(mind, menu)
        or _lend_a_hand(mind, menu)
        or (_hunt(mind, menu) if _is_dawdling(mind) else None)
        or (crew.CONTINUE if crew.CONTINUE in menu else None)
        or _hunt(mind, menu)
        or _pretend(mind, menu)
    )


def _leave_the_scene(mind: Mind, menu: Menu) -> actions.Action | None:
    """Beside a body: reports it if others are there or it dares to, and else gets away."""
    report = crew.reported(menu)
    if report is None:
        return None
    crowd = [figure for figure in mind.company if figure.color not in mind.partners]
    if crowd or mind.chance(f"self-report/{report.body}", mind.temper.self_report):
        return report
    if crew.CONTINUE in menu and isinstance(mind.me.plan, actions.GoTo | actions.DoTask) and _is_leaving(mind):
        return crew.CONTINUE
    vents = [action for action in menu if isinstance(action, actions.EnterVent)]
    if vents and not mind.company and mind.chance(f"vent/{mind.known.tick}", mind.temper.vents):
        return mind.pick(f"which-vent/{mind.known.tick}", vents)
    return _elsewhere(mind)


def _is_leaving(mind: Mind) -> bool:
    plan = mind.me.plan
    goal = plan.place if isinstance(plan, actions.GoTo) else None
    return goal is not None and goal != mind.me.place


def _elsewhere(mind: Mind) -> actions.Action:
    """Goes to a room that is not next door, so as to be found there later."""
    rooms = [room for room in mind.known.station.rooms if room != mind.me.place]
    far = [room for room in rooms if mind.eta(room) >= 5] or rooms
    return actions.GoTo(place=mind.pick(f"elsewhere/{mind.known.tick}", far))


def _inside(mind: Mind, menu: Menu) -> actions.Action:
    """Climbs out where nobody looks and nobody lies dead; a bold bot also upon whoever is there; else crawls on."""
    tick = mind.known.tick
    prey = [figure for figure in mind.company if figure.color not in mind.partners]
    bodies = any(body.place == mind.me.place for body in mind.known.bodies)
    moves = [action for action in menu if isinstance(action, actions.MoveVent)]
    if not prey and not bodies and not (moves and _has_just_climbed_in(mind)):
        return actions.ExitVent()
    worth_it = 2 if len(prey) == 1 and mind.me.kill_left == 0 else 8
    if prey and mind.chance(f"ambush/{tick}", mind.temper.boldness // worth_it):
        return actions.ExitVent()
    if moves:
        return mind.pick(f"crawl/{tick}", moves)
    return actions.Wait(seconds=3)


def _has_just_climbed_in(mind: Mind) -> bool:
    """Whether it climbed in right here: then climbing out again would be of no use."""
    own = [each for each in mind.known.memories if each.deed is Deed.VENTED and each.color == mind.me.color]
    return bool(own) and own[-1].place == mind.me.place and own[-1].tick >= mind.known.tick - 1


def mischief(mind: Mind, menu: Menu) -> actions.Action | None:
    """Sabotages some while after that has become possible; the more it likes to, the sooner."""
    systems = [action.system for action in menu if isinstance(action, actions.Sabotage)]
    if not systems:
        return None
    ready_at = mind.known.sabotage_ready_at or 0
    delay = mind.roll(f"sabotage/{ready_at}", 0, 105 - mind.temper.sabotage // 2)
    if mind.known.tick < ready_at + delay:
        return None
    likely = [system for system in systems for _ in range(LIKED[system])]
    return actions.Sabotage(system=mind.pick(f"system/{ready_at}", likely))


def _shut_in(mind: Mind, menu: Menu) -> actions.Action | None:
    """Closes the doors around a lone victim shortly before the timer runs out."""
    here = actions.CloseDoors(room=mind.me.place or "")
    prey = [figure for figure in mind.company if figure.color not in mind.partners]
    if here not in menu or len(prey) != 1 or len(mind.company) != 1 or not 0 < killing.seconds_left(mind) <= 9:
        return None
    return here if mind.chance(f"doors/{mind.known.tick}", mind.temper.sabotage) else None


def _lend_a_hand(mind: Mind, menu: Menu) -> actions.Action | None:
    """Mends what the crew is about to mend anyway, so as to be seen doing it."""
    alarm = mind.known.sabotage
    seen = any(figure.color not in mind.partners for figure in mind.company)
    if alarm is None or not seen or not mind.chance(f"hypocrisy/{alarm.since}", mind.temper.help // 4):
        return None
    return crew.mended(mind, menu)


def _is_dawdling(mind: Mind) -> bool:
    """Whether it waits or pretends to work, alone, although its kill timer has run out."""
    return (
        isinstance(mind.me.plan, actions.DoTask | actions.Wait) and killing.seconds_left(mind) == 0 and not mind.company
    )


def _hunt(mind: Mind, menu: Menu) -> actions.Action | None:
    """From shortly before the kill timer runs out: waits beside a lone victim until it has, or goes where one was last
    seen, or prowls by vent. None earlier than that."""
    if killing.seconds_left(mind) > 8:
        return None
    prey = [figure for figure in mind.company if figure.color not in mind.partners]
    if len(prey) == 1 and killing.seconds_left(mind) > 0:
        return actions.Wait(seconds=3)
    place = _lonely_place(mind)
    if place is not None and place != mind.me.place:
        return actions.GoTo(place=place)
    vents = [action for action in menu if isinstance(action, actions.EnterVent)]
    if vents and not prey and mind.chance(f"prowl/{mind.known.tick}", mind.temper.vents // 2):
        return mind.pick(f"prowl-vent/{mind.known.tick}", vents)
    return None


def _lonely_place(mind: Mind) -> str | None:
    """The nearest place at which one crewmate alone was seen in the last half minute."""
    seen: dict[str, list[Color]] = {}
    for figure in mind.known.figures.values():
        if _is_prey(mind, figure) and figure.place is not None:
            seen.setdefault(figure.place, []).append(figure.color)
    lonely = [place for place, colors in seen.items() if len(colors) == 1]
    return min(lonely, key=mind.eta, default=None)


def _is_prey(mind: Mind, figure: knowledge.Figure) -> bool:
    recent = figure.seen_at >= mind.known.tick - 30
    return figure.alive and recent and figure.color not in (mind.me.color, *mind.partners)


def _pretend(mind: Mind, menu: Menu) -> actions.Action:
    """Stands at a task like anybody else, but not at one of its last two."""
    fake = [action for action in menu if isinstance(action, actions.DoTask)]
    done = [memory.thing for memory in recall.worked(mind)[-2:]]
    fresh = [task for task in fake if task.task not in done] or fake
    purpose = f"pretend/{mind.known.tick}"
    if not fresh or mind.chance(f"{purpose}/roam", 25):
        return _elsewhere(mind)
    near = sorted(fresh, key=lambda task: mind.eta(crew.stage(mind, task).place))[:3]
    return mind.pick(purpose, near)


LIKED = {System.LIGHTS: 4, System.REACTOR: 3, System.O2: 3, System.COMMS: 2}
