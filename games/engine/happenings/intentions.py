"""What players are asked for, decide, give up and carry out aboard."""

from games.engine.eyes import sights
from games.engine.eyes.knowledge import Perspective
from games.engine.eyes.telling.of_actions import deed
from games.engine.eyes.telling.voice import Voice
from games.engine.facts import actions, events, identities
from games.engine.happenings.declaring import DAILY, ELSEWHERE, PICTURED, REST, Happening, Reading
from games.engine.state import world as worlds
from games.engine.state.copying import changed


def _roused(world: worlds.World, event: events.Roused) -> worlds.World:
    return worlds.with_player(world, changed(world.players[event.color], awaits=event.triggers))


def _rousing(voice: Voice, event: events.Roused) -> str:
    reasons = voice.listed([voice.say(identities.spelt(trigger)) for trigger in event.triggers])
    return voice.say("[You are|%(who)s is] to decide: %(reasons)s.", event.color, reasons=reasons)


Happening(events.Roused, changes=_roused, learnt=None, told=_rousing, in_prompt=ELSEWHERE, shown=PICTURED)


def _chosen(world: worlds.World, event: events.PlanChosen) -> worlds.World:
    """What is done in passing leaves the plan as it was; everything else replaces it."""
    player = world.players[event.color]
    if isinstance(event.action, actions.InPassing):
        return worlds.with_player(world, changed(player, awaits=()))
    plan = event.action if isinstance(event.action, actions.Plan) else None
    return worlds.with_player(world, changed(player, awaits=(), plan=plan, begun=False, until=None))


def _known_plan(known: Perspective, event: events.PlanChosen) -> Perspective:
    if isinstance(event.action, actions.InPassing):
        return known
    return _planning(known, event.color, event.action)


def _planning(known: Perspective, color: identities.Color, plan: actions.Action | None) -> Perspective:
    if color == known.viewer:
        known = sights.unwatched(known)
    return sights.with_figure(known, changed(known.figures[color], plan=plan))


Happening(
    events.PlanChosen,
    changes=_chosen,
    learnt=_known_plan,
    told=lambda voice, event: voice.say(
        "[You decide|%(who)s decides] to %(deed)s.", event.color, deed=deed(voice, event.action)
    ),
    in_prompt=Reading(is_daily=True, is_news=lambda known, event: not isinstance(event.action, actions.Continue)),
    shown=REST,
)


def _done(world: worlds.World, event: events.PlanEnded) -> worlds.World:
    player = changed(world.players[event.color], plan=None, begun=False, until=None)
    return worlds.with_player(world, player)


def _ending(voice: Voice, event: events.PlanEnded) -> str:
    if event.done:
        return voice.say("[You are|%(who)s is] done with that.", event.color)
    return voice.say("[You have|%(who)s has] to give that up.", event.color)


Happening(
    events.PlanEnded,
    changes=_done,
    learnt=lambda known, event: _planning(known, event.color, None),
    told=_ending,
    in_prompt=ELSEWHERE,
    shown=PICTURED,
)

Happening(
    events.Forestalled,
    changes=None,
    learnt=None,
    told=lambda voice, event: voice.say(
        "[You come|%(who)s comes] too late to %(deed)s.", event.color, deed=deed(voice, event.action)
    ),
    in_prompt=DAILY,
    shown=REST,
)


def _waited(world: worlds.World, event: events.Waited) -> worlds.World:
    plan = actions.Wait(seconds=event.until - world.tick)
    return worlds.with_player(world, changed(world.players[event.color], plan=plan, begun=True, until=event.until))


def _waiting(known: Perspective, event: events.Waited) -> Perspective:
    """The player has chosen to wait, or has lost its turn without having a plan."""
    plan = actions.Wait(seconds=event.until - known.tick)
    return sights.with_figure(known, changed(known.figures[event.color], plan=plan))


Happening(
    events.Waited,
    changes=_waited,
    learnt=_waiting,
    told=lambda voice, event: voice.say(
        "[You wait|%(who)s waits] %(time)s.", event.color, time=voice.until(event.until)
    ),
    in_prompt=ELSEWHERE,
    shown=REST,
)
