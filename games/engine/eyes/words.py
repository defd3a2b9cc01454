"""How a viewer learns what is said, voted and thought."""

from collections.abc import Iterable

from games.engine.eyes import knowledge, sights
from games.engine.facts import events, identities, testimony
from games.engine.state import world as worlds
from games.engine.state.copying import changed

Perspective = knowledge.Perspective
Table = knowledge.Table
Deed = knowledge.Deed
Color = knowledge.Color
CHARGING = (testimony.Topic.SAW_KILL, testimony.Topic.SAW_VENT)


def meeting_opened(known: Perspective, event: events.MeetingOpened) -> Perspective:
    """Everybody living is in sight, at the table; all the dead are known, and their bodies gone."""
    known = sights.unwatched(known)
    known = sights.lost(known, [figure.color for figure in known.figures.values() if figure.in_sight])
    for color in event.dead:
        if known.figures[color].death is None:
            known = sights.died(known, color, knowledge.Death(tick=known.tick))
    table = Table(
        number=event.number,
        caller=event.caller,
        body=event.body,
        place=event.place,
        living=event.living,
        news=event.news,
    )
    figures = {color: _seated(known, figure, event) for color, figure in known.figures.items()}
    return changed(known, figures=figures, bodies=(), bodies_in_sight=(), doors={}, meeting=table, cameras_blink=False)


def _seated(known: Perspective, figure: knowledge.Figure, event: events.MeetingOpened) -> knowledge.Figure:
    if figure.color not in event.living:
        return changed(figure, in_sight=known.is_omniscient)
    presses = 1 if event.body is None and figure.color == event.caller else 0
    return changed(
        figure,
        place=event.place,
        spot=None,
        vent=None,
        in_sight=True,
        since=known.tick,
        seen_at=known.tick,
        plan=None,
        buttons_left=figure.buttons_left - presses,
    )


def _with_table(known: Perspective, table: Table) -> Perspective:
    return changed(known, meeting=table)


def _table(known: Perspective) -> Table:
    if known.meeting is None:
        raise ValueError(f"{known.viewer} has not seen a meeting begin")
    return known.meeting


def _swept(table: Table, t: int) -> Table:
    """Whatever happens first in a tick sweeps the last one's bids off the table, and what was left unsaid."""
    return table if table.t == t else changed(table, t=t, bids=(), unsaid=())


def bid_placed(known: Perspective, event: events.BidPlaced) -> Perspective:
    table = _swept(_table(known), event.t)
    return _with_table(known, changed(table, bids=(*table.bids, event.bid)))


def spoke(known: Perspective, event: events.Spoke) -> Perspective:
    table = _swept(_table(known), event.t)
    awaited = tuple(color for color in table.awaited if color != event.color)
    return _with_table(known, changed(table, lines=(*table.lines, event), awaited=awaited))


def left_unsaid(known: Perspective, event: events.LeftUnsaid) -> Perspective:
    table = _table(known)
    return _with_table(known, changed(table, unsaid=(*table.unsaid, event)))


def silence_fell(known: Perspective, event: events.SilenceFell) -> Perspective:
    table = _swept(_table(known), event.t)
    if event.color is None or event.color in table.awaited:
        return _with_table(known, table)
    return _with_table(known, changed(table, awaited=(*table.awaited, event.color)))


def nudged(known: Perspective, event: events.Nudged) -> Perspective:
    table = _table(known)
    return _with_table(known, changed(table, nudges=(*table.nudges, event)))


def last_call(known: Perspective, event: events.LastCall) -> Perspective:
    return _with_table(known, changed(_table(known), phase=worlds.Phase.LAST_CALL))


def vote_locked(known: Perspective, event: events.VoteLocked) -> Perspective:
    table = _table(known)
    return _with_table(known, changed(table, voted=(*table.voted, event.color)))


def ballot_cast(known: Perspective, event: events.BallotCast) -> Perspective:
    table = _table(known)
    return _with_table(known, changed(table, ballots={**table.ballots, event.color: event.ballot}))


def ballot_revealed(known: Perspective, event: events.BallotRevealed) -> Perspective:
    table = _table(known)
    ballots = table.ballots if event.voter is None else {**table.ballots, event.voter: event.ballot}
    return _with_table(known, changed(table, revealed=(*table.revealed, event), ballots=ballots))


def ejected(known: Perspective, event: events.Ejected) -> Perspective:
    known = sights.died(known, event.color, knowledge.Death(tick=known.tick, ejected=True))
    if event.role is not None:
        known = sights.with_figure(known, changed(known.figures[event.color], role=event.role))
    left = known.impostors_left if event.impostors_left is None else event.impostors_left
    table = changed(_table(known), ejected=event, phase=worlds.Phase.REACTION)
    return changed(known, meeting=table, impostors_left=left)


def nobody_ejected(known: Perspective, event: events.NobodyEjected) -> Perspective:
    return _with_table(known, changed(_table(known), tied=event.tied, phase=worlds.Phase.REACTION))


def reactions_ended(known: Perspective, event: events.ReactionsEnded) -> Perspective:
    return _with_table(known, changed(_table(known), phase=worlds.Phase.CONSOLIDATION))


def meeting_closed(known: Perspective, event: events.MeetingClosed) -> Perspective:
    """A new round begins: nobody is in sight until the viewer has looked around. All notes of the meeting are gone."""
    table = _table(known)
    outcome = knowledge.Outcome(
        number=table.number,
        caller=table.caller,
        body=table.body,
        revealed=table.revealed,
        ejected=table.ejected,
        charges=charges(table),
    )
    figures = {
        color: changed(
            figure, since=known.tick, seen_at=known.tick, in_sight=known.is_omniscient or color == known.viewer
        )
        if figure.alive
        else figure
        for color, figure in known.figures.items()
    }
    lasting = tuple(memory for memory in known.memories if memory.deed is not Deed.STOOD_AT)
    return changed(
        known,
        meeting=None,
        past=(*known.past, outcome),
        figures=figures,
        minds={color: _without_meeting_pad(mind) for color, mind in known.minds.items()},
        stays=(),
        memories=lasting,
        round_began=known.tick,
    )


def charges(table: Table) -> tuple[knowledge.Charge, ...]:
    return tuple(
        knowledge.Charge(speaker=line.color, claim=claim)
        for line in table.lines
        for claim in line.claims
        if claim.topic in CHARGING
    )


def ghost_spoke(known: Perspective, event: events.GhostSpoke) -> Perspective:
    return changed(known, ghost_lines=(*known.ghost_lines, event))


def _with_mind(known: Perspective, color: Color, mind: knowledge.Mind) -> Perspective:
    return changed(known, minds={**known.minds, color: mind})


def _mind(known: Perspective, color: Color) -> knowledge.Mind:
    return known.minds.get(color) or knowledge.Mind()


def thought(known: Perspective, event: events.Thought) -> Perspective:
    return _with_mind(known, event.color, changed(_mind(known, event.color), thought=event.text))


def suspected(known: Perspective, event: events.Suspected) -> Perspective:
    return _with_mind(known, event.color, changed(_mind(known, event.color), suspicions=event.suspicions))


def notes_updated(known: Perspective, event: events.NotesUpdated) -> Perspective:
    mind = _mind(known, event.color)
    return _with_mind(known, event.color, changed(mind, pads={**mind.pads, **_texts(event.notes)}))


def notes_consolidated(known: Perspective, event: events.NotesConsolidated) -> Perspective:
    mind = _mind(known, event.color)
    lasting = changed(mind, pads={**mind.pads, **_texts(event.notes)})
    return _with_mind(known, event.color, _without_meeting_pad(lasting))


def _without_meeting_pad(mind: knowledge.Mind) -> knowledge.Mind:
    if identities.Pad.MEETING not in mind.pads:
        return mind
    pads = dict(mind.pads)
    del pads[identities.Pad.MEETING]
    return changed(mind, pads=pads)


def _texts(notes: Iterable[testimony.Note]) -> dict[identities.Pad, str]:
    return {note.pad: note.text for note in notes}


def reflected(known: Perspective, event: events.Reflected) -> Perspective:
    return _with_mind(known, event.color, changed(_mind(known, event.color), lessons=event.lessons))


LESSONS: dict[type[events.Event], sights.Lesson] = {
    events.MeetingOpened: meeting_opened,
    events.BidPlaced: bid_placed,
    events.Spoke: spoke,
    events.LeftUnsaid: left_unsaid,
    events.SilenceFell: silence_fell,
    events.Nudged: nudged,
    events.LastCall: last_call,
    events.VoteLocked: vote_locked,
    events.BallotCast: ballot_cast,
    events.BallotRevealed: ballot_revealed,
    events.Ejected: ejected,
    events.NobodyEjected: nobody_ejected,
    events.ReactionsEnded: reactions_ended,
    events.MeetingClosed: meeting_closed,
    events.GhostSpoke: ghost_spoke,
    events.Thought: thought,
    events.Suspected: suspected,
    events.NotesUpdated: notes_updated,
    events.NotesConsolidated: notes_consolidated,
    events.Reflected: reflected,
}
