"""What a living crewmate does aboard: report, warn, mend, work, and keep an eye on the others."""

from collections.abc import Sequence

from games.engine.eyes import knowledge
from games.engine.facts import actions, decisions
from games.engine.facts import station as stations
from games.players.bots import evidence, recall
from games.players.bots.mind import Mind

CONTINUE = actions.Continue()
BUTTON = actions.PressButton()
WORRIED = 25
FEW = 4
TOGETHER = 500
LATELY = 15


def act(mind: Mind, ask: decisions.ActionAsk) -> actions.Action:
    menu = ask.menu
    return (
        reported(menu)
        or _warn(mind, menu)
        or mended(mind, menu)
        or _count_heads(mind, menu)
        or _flee(mind, menu)
        or (CONTINUE if CONTINUE in menu else None)
        or _work(mind, menu)
        or _keep_watch(mind, menu)
    )


def reported(menu: Sequence[actions.Action]) -> actions.Report | None:
    return next((action for action in menu if isinstance(action, actions.Report)), None)


def _warn(mind: Mind, menu: Sequence[actions.Action]) -> actions.Action | None:
    """Goes to the button with proof."""
    return None if evidence.proof_against(mind) is None else _to_the_button(mind, menu)


def _count_heads(mind: Mind, menu: Sequence[actions.Action]) -> actions.Action | None:
    """With no work left and somebody unseen for long, it may call everybody together, the more so if it is fearful."""
    missing = recall.longest_unseen(mind)
    if missing is None or any(isinstance(action, actions.DoTask) for action in menu):
        return None
    if not mind.chance(f"missing/{missing}/{mind.known.round_began}", mind.temper.fear + WORRIED):
        return None
    return _to_the_button(mind, menu)


def _to_the_button(mind: Mind, menu: Sequence[actions.Action]) -> actions.Action | None:
    if mind.known.sabotage is not None or mind.me.buttons_left == 0:
        return None
    if BUTTON in menu:
        return BUTTON
    button = mind.known.station.console_for(stations.Use.BUTTON)
    if button is None or mind.me.place == button.place:
        return None
    goal = actions.GoTo(place=button.place)
    return CONTINUE if mind.me.plan == goal and CONTINUE in menu else goal


def mended(mind: Mind, menu: Sequence[actions.Action]) -> actions.Action | None:
    """Goes to a console that needs hands, if there is time; for a mere nuisance only if it feels called to."""
    alarm = mind.known.sabotage
    open_ = [action for action in menu if isinstance(action, actions.Mend)]
    if alarm is None or not open_ or not _feels_called(mind):
        return None
    plan = mind.me.plan
    taken = [figure.spot for figure in mind.company]
    free = [mend for mend in open_ if mend.console not in taken] or open_
    if isinstance(plan, actions.Mend) and plan in free and CONTINUE in menu:
        return CONTINUE
    return _nearest_console(mind, free)


def _feels_called(mind: Mind) -> bool:
    alarm = mind.known.sabotage
    if alarm is None:
        return False
    return alarm.deadline is not None or mind.chance(f"help/{alarm.since}", mind.temper.help // 2)


def _nearest_console(mind: Mind, mends: Sequence[actions.Mend]) -> actions.Mend | None:
    """The nearest console that can be reached in time; equally near ones are shared out by seating order."""
    alarm = mind.known.sabotage
    consoles = mind.known.station.console
    left = None if alarm is None or alarm.deadline is None else alarm.deadline - mind.known.tick
    eta = {mend: mind.eta(consoles[mend.console].place) for mend in mends}
    in_time = [mend for mend in mends if left is None or eta[mend] < left]
    if not in_time:
        return None
    nearest = [mend for mend in in_time if eta[mend] == min(eta[each] for each in in_time)]
    return nearest[_rank(mind) % len(nearest)]


def _rank(mind: Mind) -> int:
    """The bot's place in seating order among those who stand here and see the same alarm; if it is alone, among all."""
    here = [figure.color for figure in mind.company] or list(mind.others)
    return sorted([*here, mind.me.color], key=mind.known.seats.index).index(mind.me.color)


def _flee(mind: Mind, menu: Sequence[actions.Action]) -> actions.Action | None:
    """Back to the spawn, if the only other one here is too suspect to be alone with."""
    if len(mind.company) != 1 or mind.temper.fear < 10:
        return None
    other = mind.company[0]
    if evidence.doubts(mind).get(other.color, 0) < 115 - mind.temper.fear // 2:
        return None
    spawn = mind.known.station.spawn
    return actions.GoTo(place=spawn) if mind.me.place != spawn else None


def _work(mind: Mind, menu: Sequence[actions.Action]) -> actions.Action | None:
    """The nearest thing to do; a sociable bot prefers places where others are."""
    work = [action for action in menu if isinstance(action, actions.DoTask)]
    if not work:
        return None
    return min(work, key=lambda task: _toil(mind, task))


def _toil(mind: Mind, task: actions.DoTask) -> int:
    place = stage(mind, task).place
    crowd = sum(figure.place == place for figure in mind.known.figures.values() if _was_just_seen(mind, figure))
    return mind.eta(place) * 10 - crowd * _company(mind) // 4 + mind.roll(f"toil/{task.task}/{task.stage}", 0, 15)


def _was_just_seen(mind: Mind, figure: knowledge.Figure) -> bool:
    return figure.alive and figure.color != mind.me.color and figure.seen_at >= mind.known.tick - LATELY


def _company(mind: Mind) -> int:
    """How much company is worth. To the last few players it is worth more."""
    return mind.temper.company + (TOGETHER if len(mind.others) < FEW else 0)


def stage(mind: Mind, task: actions.DoTask) -> stations.Stage:
    dealt = next(each for each in mind.me.tasks if each.task == task.task)
    return dealt.stages[task.stage]


def _keep_watch(mind: Mind, menu: Sequence[actions.Action]) -> actions.Action:
    """With nothing left to do, watches the screens, stays in company, or goes from room to room."""
    purpose = f"idle/{mind.known.tick}"
    screens = [action for action in menu if isinstance(action, actions.Watch)]
    if screens and mind.chance(f"{purpose}/screens", mind.temper.screens):
        return mind.pick(f"{purpose}/screen", screens)
    if mind.company and mind.chance(f"{purpose}/stay", mind.temper.company):
        return actions.Wait(seconds=10)
    rooms = [action for action in menu if isinstance(action, actions.GoTo) and _is_room(mind, action.place)]
    return mind.pick(f"{purpose}/room", rooms)


def _is_room(mind: Mind, place: str) -> bool:
    return mind.known.station.place[place].kind is stations.PlaceKind.ROOM
