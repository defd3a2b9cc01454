"""How a match begins and ends: seats, roles, tasks, the winner."""

from games.engine import maps
from games.engine.eyes import knowledge, sights
from games.engine.eyes.telling.voice import Voice, capitalised
from games.engine.facts import events, identities
from games.engine.happenings.declaring import CLOSING, ELSEWHERE, REST, Happening, Pace, Shown
from games.engine.judging import truth
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds
from games.engine.state.copying import changed
from games.engine.tongue import phrase

IMPOSTOR, CREWMATE = identities.Role.IMPOSTOR, identities.Role.CREWMATE
Reason = events.EndReason
Side = identities.Side


def _opened(world: worlds.World, event: events.MatchOpened) -> worlds.World:
    station = maps.load(event.rules.map)
    players = {
        seat.color: worlds.Player(
            color=seat.color,
            name=seat.name,
            place=station.spawn,
            buttons_left=event.rules.emergency_meetings,
        )
        for seat in event.seats
    }
    return changed(world, rules=event.rules, station=station, seats=tuple(players), players=players)


def _introduced(known: knowledge.Perspective, event: events.MatchOpened) -> knowledge.Perspective:
    """Everybody starts at the table. A player has the others in sight once it has looked around."""
    known = changed(known, rules=event.rules, seats=tuple(seat.color for seat in event.seats))
    place, presses = known.station.spawn, event.rules.emergency_meetings
    figures = {
        seat.color: knowledge.Figure(
            color=seat.color,
            name=seat.name,
            place=place,
            buttons_left=presses,
            in_sight=known.viewer in (seat.color, "glass"),
        )
        for seat in event.seats
    }
    return changed(known, figures=figures)


def _gathered(before: truth.Truth, entry: ledgers.Entry, event: events.MatchOpened) -> truth.Truth:
    seats = tuple(seat.color for seat in event.seats)
    return truth.gathered(changed(before, seats=seats, spawn=maps.load(event.rules.map).spawn), seats, entry)


def _opening(voice: Voice, event: events.MatchOpened) -> str:
    seats = voice.listed([voice.name(seat.color) for seat in event.seats])
    return voice.say("The match opens on %(map)s with %(seats)s.", map=voice.station, seats=seats)


Happening(
    events.MatchOpened,
    changes=_opened,
    learnt=_introduced,
    told=_opening,
    in_prompt=ELSEWHERE,
    shown=Shown(
        pace=Pace(live=3.0, page=1_500, terminal=1.0), loudness="event", line="divider", landmark=None, is_shared=True
    ),
    proves=_gathered,
)


def _recorded(before: truth.Truth, entry: ledgers.Entry, event: events.RoleDealt) -> truth.Truth:
    roles, dealt = {**before.roles, event.color: event.role}, {**before.dealt, event.color: entry.seq}
    return changed(before, roles=roles, dealt=dealt)


def _role(voice: Voice, event: events.RoleDealt) -> str:
    if event.role is IMPOSTOR:
        return voice.say("[You are|%(who)s is] an impostor.", event.color)
    return voice.say("[You are|%(who)s is] a crewmate.", event.color)


Happening(
    events.RoleDealt,
    changes=lambda world, event: worlds.with_player(world, changed(world.players[event.color], role=event.role)),
    learnt=lambda known, event: sights.with_figure(known, changed(known.figures[event.color], role=event.role)),
    told=_role,
    in_prompt=ELSEWHERE,
    shown=Shown(pace=Pace(terminal=0.1), loudness="rest", landmark=None),
    proves=_recorded,
)


def _team(known: knowledge.Perspective, event: events.PartnersNamed) -> knowledge.Perspective:
    """To an impostor, whoever is no partner is crew."""
    return _with_impostors(known, (event.color, *event.partners))


def _with_impostors(known: knowledge.Perspective, team: tuple[identities.Color, ...]) -> knowledge.Perspective:
    figures = {
        color: changed(figure, role=IMPOSTOR if color in team else CREWMATE) for color, figure in known.figures.items()
    }
    return changed(known, figures=figures)


def _partners(voice: Voice, event: events.PartnersNamed) -> str:
    if not event.partners:
        return voice.say("[You have|%(who)s has] no partner.", event.color)
    partners = voice.several(event.partners)
    return voice.say("[You have|%(who)s has] %(partners)s as partner.", event.color, partners=partners)


Happening(events.PartnersNamed, changes=None, learnt=_team, told=_partners, in_prompt=ELSEWHERE, shown=REST)


def _tasked(world: worlds.World, event: events.TasksDealt) -> worlds.World:
    return worlds.with_player(world, changed(world.players[event.color], tasks=_tasks(event)))


def _tasks(event: events.TasksDealt) -> tuple[worlds.Task, ...]:
    return tuple(worlds.Task(task=dealt.task, stages=dealt.stages) for dealt in event.tasks)


def _listed(known: knowledge.Perspective, event: events.TasksDealt) -> knowledge.Perspective:
    tasks = _tasks(event)
    stages = sum(len(task.stages) for task in tasks)
    dealt = changed(known.figures[event.color], tasks=tasks, stages_done=0, stages=stages)
    return sights.with_figure(known, dealt)


def _list(voice: Voice, event: events.TasksDealt) -> str:
    names = voice.listed([voice.task(dealt.task) for dealt in event.tasks])
    if event.fake:
        return voice.say("[You are|%(who)s is] dealt fake tasks: %(names)s.", event.color, names=names)
    return voice.say("[You are|%(who)s is] dealt tasks: %(names)s.", event.color, names=names)


Happening(events.TasksDealt, changes=_tasked, learnt=_listed, told=_list, in_prompt=ELSEWHERE, shown=REST)


def _ended(known: knowledge.Perspective, event: events.MatchEnded) -> knowledge.Perspective:
    """All roles are named."""
    return changed(_with_impostors(known, event.impostors), ended=event)


def _end(voice: Voice, event: events.MatchEnded) -> str:
    return f"{voice.say(WINNERS[event.winner], why=voice.say(REASONS[event.reason]))} {_impostors(voice, event)}"


def _impostors(voice: Voice, event: events.MatchEnded) -> str:
    if len(event.impostors) == 1:
        return voice.say("[You were|%(who)s was] the impostor.", event.impostors[0])
    return voice.say("%(names)s were the impostors.", names=capitalised(voice.several(event.impostors)))


WINNERS = {
    Side.CREW: phrase("The crew win %(why)s."),
    Side.IMPOSTORS: phrase("The impostors win %(why)s."),
    Side.NOBODY: phrase("Nobody wins %(why)s."),
}
REASONS = {
    Reason.SABOTAGE: phrase("because the sabotage was not mended in time"),
    Reason.IMPOSTORS_GONE: phrase("because no impostor is left"),
    Reason.PARITY: phrase("because the impostors are as many as the crew"),
    Reason.TASKS_DONE: phrase("because every task is done"),
    Reason.TIME_LIMIT: phrase("because the time has run out"),
}

Happening(
    events.MatchEnded,
    changes=lambda world, event: changed(world, outcome=event),
    learnt=_ended,
    told=_end,
    in_prompt=CLOSING,
    shown=Shown(
        pace=Pace(live=5.0, page=4_000, shrinks=1.0, terminal=1.0),
        loudness="event",
        tone="loud",
        line="divider",
        landmark="end",
        is_shared=True,
    ),
)

Happening(
    events.MatchClosed,
    changes=lambda world, event: changed(world, closed=True),
    learnt=lambda known, event: changed(known, closed=True),
    told=lambda voice, event: voice.say("The match is closed."),
    in_prompt=ELSEWHERE,
    shown=REST,
)
