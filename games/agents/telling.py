"""One perceived entry as a player reads it in its prompt: what is told, in which words, and what is worth keeping."""

import dataclasses
from collections.abc import Callable, Mapping

from games.agents import spoken_words
from games.engine import ledger as ledgers
from games.engine.eyes import knowledge, narration
from games.engine.facts import events, testimony
from games.engine.table import transcript

Known = knowledge.Perspective


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """`topic`: while a talk is going on, newer words of a topic replace older ones. `is_block`: has its own line."""

    text: str
    topic: str
    is_weighty: bool = False
    is_block: bool = False


# In the present state, the question or the seat's block; or followed at once by something that says the same.
ELSEWHERE: frozenset[type[events.Event]] = frozenset(
    {
        events.MatchOpened,
        events.RoleDealt,
        events.PartnersNamed,
        events.TasksDealt,
        events.Roused,
        events.SetOut,
        events.Arrived,
        events.Waited,
        events.PlanEnded,
        events.StageBegun,
        events.MendingBegun,
        events.KillTimerSet,
        events.SabotageReady,
        events.DoorsReady,
        events.ButtonReady,
        events.BidPlaced,
        events.SilenceFell,
        events.VoteLocked,
        events.Reacted,
        events.ReactionsEnded,
        events.MatchClosed,
    }
)
ROUND: frozenset[type[events.Event]] = frozenset(
    {
        events.Walked,
        events.LookedAround,
        events.SpotTaken,
        events.PlanChosen,
        events.Forestalled,
        events.StageFinished,
        events.TaskBarMoved,
        events.VentMoved,
        events.DoorsFoundShut,
        events.DoorsClosed,
        events.DoorsOpened,
        events.WatchBegun,
        events.FeedsSeen,
        events.CameraLights,
        events.AdminTableRead,
        events.ScreensDark,
        events.ConsoleMended,
        events.MendingCounted,
        events.BallotCast,
    }
)
"""What happens aboard all the time: told to the living who notice it, and to a ghost only where it is its own doing."""

WEIGHTY: frozenset[type[events.Event]] = frozenset(
    {
        events.Killed,
        events.GhostAwoke,
        events.VentEntered,
        events.VentExited,
        events.VisualShown,
        events.SabotageStarted,
        events.MeetingOpened,
        events.BallotRevealed,
        events.Ejected,
        events.NobodyEjected,
        events.MatchEnded,
    }
)


def told(known: Known, entry: ledgers.Entry) -> Told | None:
    """How this entry is told to whoever knows this, or None if it is not."""
    event = entry.event
    if type(event) in ELSEWHERE or _passes_by(known, event):
        return None
    words = WORDED.get(type(event))
    if words is not None:
        return Told(text=words(event), topic=_topic(event), is_block=True)
    weighty = type(event) in WEIGHTY or (isinstance(event, events.LookedAround) and bool(event.bodies))
    return Told(text=narration.narrate(known, entry), topic=_topic(event), is_weighty=weighty)


def line(event: events.Spoke | events.Nudged) -> str:
    """One line of a talk, as the JSON object that all at the table read."""
    [said] = transcript.document([event])["transcript"]
    return spoken_words.written(said)


def notes(known: Known) -> str:
    """The player's own notes as they stand, if there are any."""
    mind = own_mind(known)
    pads = {str(pad): text for pad, text in mind.pads.items() if text}
    return f"Your notes: {spoken_words.written(pads)}" if pads else ""


def own_mind(known: Known) -> knowledge.Mind:
    me = known.me
    return known.minds.get(me.color, knowledge.Mind()) if me else knowledge.Mind()


def _passes_by(known: Known, event: events.Event) -> bool:
    me = known.me
    if me is None or me.alive or type(event) not in ROUND:
        return False
    return getattr(event, "color", None) != known.viewer


def _topic(event: events.Event) -> str:
    """Ghosts' words are kept apart, and notes by pad."""
    if isinstance(event, events.NotesUpdated):
        return f"notes {' '.join(note.pad for note in event.notes)}"
    if isinstance(event, events.GhostSpoke):
        return f"ghost {event.t} {event.color}"
    return type(event).__name__


def _noted(event: events.NotesUpdated | events.NotesConsolidated) -> str:
    return f"You note: {spoken_words.written(_texts(event.notes))}"


def _texts(given: tuple[testimony.Note, ...]) -> dict[str, str]:
    return {note.pad: note.text for note in given}


def _thought(event: events.Thought) -> str:
    return f"You think: {spoken_words.quoted(event.text)}"


def _stumbled(event: events.Stumbled) -> str:
    return f"You lose a turn ({event.asked}): {spoken_words.quoted(event.reason)}"


def _forfeited(event: events.VoteForfeited) -> str:
    return f"Your vote is forfeited and counts as a skip: {spoken_words.quoted(event.reason)}"


def _unsaid(event: events.LeftUnsaid) -> str:
    return f"Somebody else had the floor; you did not get to say: {spoken_words.quoted(event.message)}"


def _ghost(event: events.GhostSpoke) -> str:
    return f"Among the dead: {spoken_words.written({'speaker': event.color, 'message': event.message, 't': event.t})}"


def _reflected(event: events.Reflected) -> str:
    return f"You take along: {'; '.join(map(spoken_words.quoted, event.lessons))}"


# Whatever holds free words is written here, so that no word of anybody stands in a prompt but as a JSON string.
WORDED: Mapping[type[events.Event], Callable[..., str]] = {
    events.Spoke: line,
    events.Nudged: line,
    events.Thought: _thought,
    events.NotesUpdated: _noted,
    events.NotesConsolidated: _noted,
    events.Stumbled: _stumbled,
    events.VoteForfeited: _forfeited,
    events.LeftUnsaid: _unsaid,
    events.GhostSpoke: _ghost,
    events.Reflected: _reflected,
}
