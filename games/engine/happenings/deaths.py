"""How players kill and die aboard, and what the dead learn."""

from games.engine.eyes import knowledge, sights
from games.engine.eyes.telling.voice import Voice
from games.engine.facts import events
from games.engine.facts.decisions import Trigger
from games.engine.happenings.declaring import (
    ELSEWHERE,
    EVENT,
    PICTURED,
    WEIGHTY,
    Happening,
    Pace,
    Reading,
    Shown,
)
from games.engine.judging import truth
from games.engine.ship.triggers import Rousing
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds
from games.engine.state.copying import changed


def _killed(world: worlds.World, event: events.Killed) -> worlds.World:
    """The killer now stands over the body; its walk is over, as are the victim's walk and plan."""
    victim = changed(world.players[event.victim], alive=False, walk=None, plan=None, begun=False, until=None, awaits=())
    killer = changed(world.players[event.killer], spot=event.spot, walk=None)
    body = events.Body(color=event.victim, place=event.place, spot=event.spot)
    players = {**world.players, event.victim: victim, event.killer: killer}
    killing = events.Killing(killer=event.killer, victim=event.victim, place=event.place, tick=world.tick)
    return changed(world, players=players, bodies=(*world.bodies, body), killings=(*world.killings, killing))


def _seen_killing(known: knowledge.Perspective, event: events.Killed) -> knowledge.Perspective:
    death = knowledge.Death(tick=known.tick, place=event.place, killer=event.killer)
    known = sights.placed(known, event.killer, event.place, event.spot)
    known = sights.remembered(known, knowledge.Deed.KILLED, event.killer, event.place, other=event.victim)
    body = events.Body(color=event.victim, place=event.place, spot=event.spot)
    seen_here = known.is_living_player and known.me is not None and known.me.place == event.place
    in_sight = (*known.bodies_in_sight, event.victim) if seen_here else known.bodies_in_sight
    known = changed(known, bodies=(*known.bodies, body), bodies_in_sight=in_sight)
    return sights.died(known, event.victim, death)


def _killing(voice: Voice, event: events.Killed) -> str:
    return voice.say(
        "[You kill|%(who)s kills|You see %(who)s kill] %(victim)s in %(place)s.",
        event.killer,
        victim=voice.whom(event.victim),
        place=voice.place(event.place),
    )


def _proven(before: truth.Truth, entry: ledgers.Entry, event: events.Killed) -> truth.Truth:
    kill = truth.Kill(
        seq=entry.seq,
        tick=entry.tick,
        killer=event.killer,
        victim=event.victim,
        place=event.place,
        witnesses=entry.audience,
    )
    return changed(truth.died(before, event.victim, entry.seq), kills=(*before.kills, kill))


Happening(
    events.Killed,
    changes=_killed,
    learnt=_seen_killing,
    told=_killing,
    in_prompt=WEIGHTY,
    shown=Shown(
        pace=Pace(live=2.0, page=2_200, shrinks=0.4, terminal=1.5),
        loudness="event",
        tone="loud",
        line="loud",
        landmark="kill",
    ),
    proves=_proven,
    rouses=Rousing(trigger=Trigger.KILL_SEEN, doer=lambda event: event.killer),
)


def _awake(known: knowledge.Perspective, event: events.GhostAwoke) -> knowledge.Perspective:
    if event.color != known.viewer:
        return known
    known = changed(known, bodies=event.bodies, bodies_in_sight=(), stays=(), memories=(), watching=None)
    for present in event.players:
        figure = changed(
            known.figures[present.color],
            role=present.role,
            alive=present.alive,
            place=present.place,
            vent=present.vent,
            in_sight=True,
            seen_at=known.tick,
            stages_done=present.stages_done,
            stages=present.stages,
        )
        known = sights.with_figure(known, figure)
    for killing in event.killings:
        death = knowledge.Death(tick=killing.tick, place=killing.place, killer=killing.killer)
        known = sights.with_figure(known, changed(known.figures[killing.victim], death=death))
    return known


def _everything(event: events.GhostAwoke) -> str:
    """All roles and killings at once. From now on, the ghost perceives whatever happens."""
    roles = ", ".join(f"{player.color} ({player.role})" for player in event.players)
    killings = [f"{each.killer} killed {each.victim} in {each.place} at second {each.tick}" for each in event.killings]
    told = f" {'; '.join(killings)}." if killings else ""
    return f"You are a ghost now and see everything: {roles}.{told}"


Happening(
    events.GhostAwoke,
    changes=None,
    learnt=_awake,
    told=lambda voice, event: voice.say(
        "[You are a ghost now and see|%(who)s is a ghost now and sees] everything.", event.color
    ),
    in_prompt=Reading(words=_everything),
    shown=EVENT,
    rouses=Rousing(trigger=Trigger.GHOST_AWOKE),
)


def _timed(world: worlds.World, event: events.KillTimerSet) -> worlds.World:
    player = changed(world.players[event.color], kill_ready_at=event.ready_at, kill_left=event.left)
    return worlds.with_player(world, player)


def _known_timer(known: knowledge.Perspective, event: events.KillTimerSet) -> knowledge.Perspective:
    timed = changed(known.figures[event.color], kill_ready_at=event.ready_at, kill_left=event.left)
    return sights.with_figure(known, timed)


def _timer(voice: Voice, event: events.KillTimerSet) -> str:
    if event.ready_at is None:
        left = voice.seconds(event.left)
        return voice.say("[Your|%(who)s's] kill timer stands still with %(time)s to go.", event.color, time=left)
    return voice.say("[You|%(who)s] can kill again in %(time)s.", event.color, time=voice.until(event.ready_at))


Happening(events.KillTimerSet, changes=_timed, learnt=_known_timer, told=_timer, in_prompt=ELSEWHERE, shown=PICTURED)
