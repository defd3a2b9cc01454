"""How a meeting is urged to its end: first by nudges, then by the last call.

The table is nudged at the ticks set in the rules, when the talk outgrows the transcript's target, and again with every
further quarter of that target, but at most once a tick.

The last call comes at the tick set for it, when the voting time is over, when nobody has spoken for a while, or when
the talk has reached twice its target. Each of these is a setting of its own: if one is off, no other takes its place.
Before the discussion time is over, only the length of the talk can bring the last call.
"""

from games.engine.facts import events
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds
from games.engine.table import minutes

Reason = events.NudgeReason
QUARTERS = 4
WALL = 2


def press(ledger: ledgers.Ledger, meeting: worlds.Meeting) -> None:
    """Nudges the table or calls the vote, if it is time. For discussion ticks after which votes are still missing."""
    called = _last_call(ledger.world, meeting)
    nudged = _nudge(ledger.world, meeting)
    if called is not None:
        call(ledger, meeting, called)
    elif nudged is not None:
        ledger.tell_everyone(events.Nudged(t=meeting.t, reason=nudged, text=ledger.world.rules.nudge_text))


def call(ledger: ledgers.Ledger, meeting: worlds.Meeting, reason: Reason) -> None:
    """From now on, everybody is asked for a vote only."""
    ledger.tell_everyone(events.LastCall(t=meeting.t, reason=reason))


def _last_call(world: worlds.World, meeting: worlds.Meeting) -> Reason | None:
    at = world.rules.last_call_at
    if at is not None and meeting.t >= at:
        return Reason.TIME
    if _is_silent(world, meeting) and meeting.t >= world.rules.voting_opens_at:
        return Reason.SILENCE
    if world.rules.transcript_call and _quarters(world, meeting.lines) >= WALL * QUARTERS:
        return Reason.TRANSCRIPT
    return None


def _is_silent(world: worlds.World, meeting: worlds.Meeting) -> bool:
    last = meeting.lines[-1].t if meeting.lines else -1
    return world.rules.silent_ticks is not None and meeting.t - 1 - last >= world.rules.silent_ticks


def _nudge(world: worlds.World, meeting: worlds.Meeting) -> Reason | None:
    if meeting.t in world.rules.nudges:
        return Reason.TIME
    return Reason.TRANSCRIPT if _outgrown(world, meeting) else None


def _outgrown(world: worlds.World, meeting: worlds.Meeting) -> bool:
    """Whether the line of this tick took the talk over the target, or over another quarter beyond it."""
    if not meeting.lines or meeting.lines[-1].t != meeting.t - 1:
        return False
    now = _quarters(world, meeting.lines)
    return now >= QUARTERS and now > _quarters(world, meeting.lines[:-1])


def _quarters(world: worlds.World, lines: tuple[events.Spoke, ...]) -> int:
    return QUARTERS * minutes.tokens(lines) // world.rules.transcript_tokens
