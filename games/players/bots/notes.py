"""What a bot thinks, notes and learns, in plain words that follow from what it knows."""

from games.engine.eyes.telling import of_actions
from games.engine.facts import actions, events, identities, testimony
from games.players.bots import evidence, recall
from games.players.bots.aboard import killing
from games.players.bots.mind import Mind
from games.players.bots.speaking import musings, stories

Pad = identities.Pad
Suspicion = testimony.Suspicion


def on_action(mind: Mind, action: actions.Action) -> str:
    """The thought behind a choice that deserves one; empty for what goes without saying."""
    here = mind.place(mind.me.place)
    match action:
        case actions.Kill():
            kind = "kill_seen" if killing.witnesses(mind, action.victim) else "kill"
            return _thought(mind, kind, victim=action.victim.title(), place=here)
        case actions.Report():
            return _thought(mind, _report(mind, action.body), victim=action.body.title())
        case actions.PressButton():
            return _button(mind)
        case actions.EnterVent():
            return _thought(mind, "vent" if any(body.place == mind.me.place for body in mind.known.bodies) else "prowl")
        case actions.ExitVent() if mind.company:
            return _thought(mind, "ambush")
        case actions.Sabotage():
            return _thought(mind, "sabotage", system=of_actions.SYSTEMS[action.system])
        case actions.CloseDoors():
            return _thought(mind, "doors", place=mind.place(action.room))
        case _:
            return ""


def _button(mind: Mind) -> str:
    missing = recall.longest_unseen(mind)
    if missing is None or evidence.proof_against(mind) is not None:
        return _thought(mind, "button")
    return _thought(mind, "button_missing", color=missing.title())


def _report(mind: Mind, body: identities.Color) -> str:
    """An impostor is not shocked, least of all by its own deed."""
    own = any(each.color == mind.me.color and each.other == body for each in mind.known.memories)
    return "self_report" if own else "report_impostor" if mind.is_impostor else "report"


def _thought(mind: Mind, kind: str, **names: str) -> str:
    words = mind.pick(f"thought/{kind}/{mind.known.tick}", musings.THOUGHTS[kind]).format(**names)
    return words[:1].upper() + words[1:]


def on_vote(mind: Mind, ballot: identities.Ballot) -> str:
    """Why the bot votes so."""
    side = "_impostor" if mind.is_impostor else ""
    doubts = evidence.doubts(mind)
    worst = ballot if isinstance(ballot, identities.Color) else max(doubts, key=lambda color: doubts[color])
    kind = f"vote{side}" if isinstance(ballot, identities.Color) else f"vote_skip{side}"
    return _thought(mind, kind, color=worst.title(), percent=str(doubts.get(worst, 0)))


def on_alibi(mind: Mind) -> str:
    """What a guilty bot resolves to say."""
    told = stories.story(mind)
    return _thought(mind, "alibi", place=mind.place(told.stays[-1].place)) if told.is_false and told.stays else ""


def suspicions(mind: Mind) -> tuple[Suspicion, ...]:
    """Empty for an impostor: it knows who is one."""
    if mind.is_impostor:
        return ()
    return tuple(Suspicion(color=color, percent=percent) for color, percent in evidence.doubts(mind).items())


def on_people(mind: Mind) -> tuple[testimony.Note, ...]:
    """After a meeting: what to remember about the others."""
    if mind.is_impostor:
        text = _prey(mind)
    else:
        doubts = evidence.doubts(mind)
        worst = sorted(doubts, key=lambda color: -doubts[color])[:3]
        text = "; ".join(f"{color.title()} {doubts[color]}%" for color in worst)
    return (testimony.Note(pad=Pad.PEOPLE, text=text),) if text else ()


def _prey(mind: Mind) -> str:
    table = mind.known.meeting
    accusers = (
        []
        if table is None
        else dict.fromkeys(line.color for line in table.lines if line.target == mind.me.color and line.accusations)
    )
    return f"Watches me: {', '.join(color.title() for color in accusers)}" if accusers else "Nobody watches me yet."


def after_vote(mind: Mind) -> str:
    """What the result means to the bot; empty for those who were dead before."""
    table = mind.known.meeting
    if table is None or not (mind.me.alive or (table.ejected and table.ejected.color == mind.me.color)):
        return ""
    name = table.ejected.color.title() if table.ejected else ""
    return _thought(mind, _result(mind, table.ejected), name=name)


def _result(mind: Mind, ejected: events.Ejected | None) -> str:
    side = "_impostor" if mind.is_impostor else ""
    if ejected is None:
        tied = mind.known.meeting is not None and mind.known.meeting.tied
        return "tie" if tied and not mind.is_impostor else f"nobody{side}"
    if ejected.color == mind.me.color:
        return "me"
    role = mind.known.figures[ejected.color].role
    if role is None:
        return "unknown"
    if role is not identities.Role.IMPOSTOR:
        return f"innocent{side}"
    return f"caught{side or _credit(mind, ejected.color)}"


def _credit(mind: Mind, ejected: identities.Color) -> str:
    table = mind.known.meeting
    return "" if table is not None and table.ballots.get(mind.me.color) == ejected else "_by_others"


def lessons(mind: Mind) -> tuple[str, ...]:
    """What to take along to later matches."""
    ended = mind.known.ended
    if ended is None:
        return ()
    side = identities.Side.IMPOSTORS if mind.is_impostor else identities.Side.CREW
    outcome = "won" if ended.winner is side else "lost"
    role = "an impostor" if mind.is_impostor else "a crewmate"
    return (f"As {role} I {outcome} by {ended.reason.replace('_', ' ')}.", *_caution(mind))


def _caution(mind: Mind) -> tuple[str, ...]:
    death = mind.me.death
    if death is None:
        return ()
    if death.killer is not None:
        return (f"Do not be alone in {mind.place(death.place)}.",)
    return ("Say early where you were, before others say it for you.",)
