"""How a meeting's events change the truth."""

import dataclasses
from collections.abc import Mapping

from games.engine.facts import decisions, events, identities
from games.engine.state import world as worlds
from games.engine.state.changes.match_changes import with_player
from games.engine.state.copying import changed

World = worlds.World
Meeting = worlds.Meeting


def meeting_opened(world: World, event: events.MeetingOpened) -> World:
    """Everybody living sits at the table, whatever they were doing; bodies are gone; a press is spent."""
    players = {
        color: _seated(player, event) if player.alive else changed(player, awaits=())
        for color, player in world.players.items()
    }
    meeting = Meeting(number=event.number, caller=event.caller, body=event.body)
    return changed(world, players=players, bodies=(), meeting=meeting, meetings=event.number, known_dead=event.dead)


def _seated(player: worlds.Player, event: events.MeetingOpened) -> worlds.Player:
    presses = 1 if event.body is None and event.caller == player.color else 0
    return changed(
        player,
        place=event.place,
        spot=None,
        vent=None,
        walk=None,
        plan=None,
        begun=False,
        until=None,
        awaits=(),
        buttons_left=player.buttons_left - presses,
    )


def bid_placed(world: World, event: events.BidPlaced) -> World:
    """What was bid stands as long as the rules let it; its words follow if the floor went elsewhere."""
    if not world.rules.standing_bids or event.is_kept:
        return world
    said = decisions.DiscussionDecision(message="", desire_to_speak=event.bid.desire)
    return _with_standing(world, event.bid.color, worlds.Standing(since=event.t, said=said))


def left_unsaid(world: World, event: events.LeftUnsaid) -> World:
    standing = sitting(world).standing.get(event.color)
    if standing is None:
        return world
    said = dataclasses.replace(standing.said, message=event.message, target=event.target, claims=event.claims)
    return _with_standing(world, event.color, worlds.Standing(since=standing.since, said=said))


def _with_standing(world: World, color: identities.Color, standing: worlds.Standing) -> World:
    meeting = sitting(world)
    return changed(world, meeting=changed(meeting, standing={**meeting.standing, color: standing}))


def _without(meeting: Meeting, color: identities.Color | None) -> Mapping[identities.Color, worlds.Standing]:
    return {other: standing for other, standing in meeting.standing.items() if other != color}


def spoke(world: World, event: events.Spoke) -> World:
    meeting = sitting(world)
    last_floor = {**meeting.last_floor, event.color: event.t}
    return changed(
        world,
        meeting=changed(
            meeting,
            t=event.t + 1,
            lines=(*meeting.lines, event),
            last_floor=last_floor,
            standing=_without(meeting, event.color),
        ),
    )


def silence_fell(world: World, event: events.SilenceFell) -> World:
    """Whoever had the floor has had its turn, with or without a word."""
    meeting = sitting(world)
    last_floor = meeting.last_floor if event.color is None else {**meeting.last_floor, event.color: event.t}
    standing = _without(meeting, event.color)
    return changed(world, meeting=changed(meeting, t=event.t + 1, last_floor=last_floor, standing=standing))


def ballot_cast(world: World, event: events.BallotCast) -> World:
    meeting = sitting(world)
    return changed(world, meeting=changed(meeting, ballots={**meeting.ballots, event.color: event.ballot}))


def ballot_revealed(world: World, event: events.BallotRevealed) -> World:
    return changed(world, meeting=changed(sitting(world), revealed=event.position))


def nudged(world: World, event: events.Nudged) -> World:
    meeting = sitting(world)
    return changed(world, meeting=changed(meeting, nudges=(*meeting.nudges, event)))


def last_call(world: World, event: events.LastCall) -> World:
    return changed(world, meeting=changed(sitting(world), phase=worlds.Phase.LAST_CALL))


def ejected(world: World, event: events.Ejected) -> World:
    gone = with_player(world, changed(world.players[event.color], alive=False))
    meeting = changed(sitting(world), phase=worlds.Phase.REACTION)
    return changed(gone, meeting=meeting, known_dead=(*world.known_dead, event.color))


def nobody_ejected(world: World, event: events.NobodyEjected) -> World:
    return changed(world, meeting=changed(sitting(world), phase=worlds.Phase.REACTION))


def reactions_ended(world: World, event: events.ReactionsEnded) -> World:
    return changed(world, meeting=changed(sitting(world), phase=worlds.Phase.CONSOLIDATION))


def meeting_closed(world: World, event: events.MeetingClosed) -> World:
    return changed(world, meeting=None)


def sitting(world: World) -> Meeting:
    """The meeting, by an event that only happens during one."""
    if world.meeting is None:
        raise ValueError(f"no meeting is going on at entry {world.seq}")
    return world.meeting


CHANGES: dict[type[events.Event], worlds.Change] = {
    events.MeetingOpened: meeting_opened,
    events.BidPlaced: bid_placed,
    events.LeftUnsaid: left_unsaid,
    events.Spoke: spoke,
    events.SilenceFell: silence_fell,
    events.BallotCast: ballot_cast,
    events.BallotRevealed: ballot_revealed,
    events.Nudged: nudged,
    events.LastCall: last_call,
    events.Ejected: ejected,
    events.NobodyEjected: nobody_ejected,
    events.ReactionsEnded: reactions_ended,
    events.MeetingClosed: meeting_closed,
}
