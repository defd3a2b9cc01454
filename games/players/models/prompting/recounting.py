"""One perceived entry as a player reads it in its prompt: what is told, in which words, and what is worth keeping."""

import dataclasses
from collections.abc import Callable, Mapping

from games.engine import tongue as tongues
from games.engine.eyes import knowledge, narration
from games.engine.facts import actions, events, testimony
from games.engine.state import ledger as ledgers
from games.engine.table import minutes
from games.players.models.prompting import spoken_words, terse

Known = knowledge.Perspective


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """`topic`: while a talk is going on, newer words of a topic replace older ones. `is_block`: has its own line.

    `list_of` is what the text begins with where others who do the same are listed behind it."""

    text: str
    topic: str
    is_weighty: bool = False
    is_block: bool = False
    list_of: str = ""


# In the present state, the question or the seat's block; or followed at once by something that says the same. What one
# did not get to say is asked anew, and is no longer true of what was said since.
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
        events.TaskBarMoved,
        events.BidPlaced,
        events.LineRead,
        events.LeftUnsaid,
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

LISTED, LIST = (events.Walked, events.SpotTaken), ": "
WEIGHTY: frozenset[type[events.Event]] = frozenset(
    {
        events.Killed,
        events.VentEntered,
        events.VentExited,
        events.VisualShown,
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
    if type(event) in ELSEWHERE or _passes_by(known, event) or _is_no_news(known, event):
        return None
    words = WORDED.get(type(event))
    if words is not None:
        return Told(text=words(event), topic=_topic(event), is_weighty=type(event) in WEIGHTY, is_block=True)
    weighty = type(event) in WEIGHTY or (isinstance(event, events.LookedAround) and bool(event.bodies))
    says_where = weighty and not isinstance(event, events.BallotRevealed)
    tongue = tongues.ENGLISH if says_where else terse.TONGUE  # what is kept must say where by itself
    text = narration.narrate(known, entry, tongue)
    return Told(text=text, topic=_topic(event), is_weighty=weighty, list_of=_list(known, event, text))


def line(event: events.Spoke | events.Nudged) -> str:
    """One line of a talk, as the JSON object that all at the table read."""
    [said] = minutes.document([event])["transcript"]
    return spoken_words.written(said, space="")


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


def _is_no_news(known: Known, event: events.Event) -> bool:
    """Where one stands oneself is in the present state."""
    if isinstance(event, events.SpotTaken):
        return event.color == known.viewer
    return isinstance(event, events.PlanChosen) and isinstance(event.action, actions.Continue)


def _list(known: Known, event: events.Event, text: str) -> str:
    """`Came from Storage: ` of what is told so of others."""
    is_listed = isinstance(event, LISTED) and event.color != known.viewer and known.is_living_player
    return text[: text.index(LIST) + len(LIST)] if is_listed else ""


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


def _ghost(event: events.GhostSpoke) -> str:
    return f"{event.color.title()} to the dead: {spoken_words.quoted(event.message)}"


def _reflected(event: events.Reflected) -> str:
    return f"You take along: {'; '.join(map(spoken_words.quoted, event.lessons))}"


def _awoke(event: events.GhostAwoke) -> str:
    """Everything at once; from now on a ghost perceives whatever happens."""
    roles = ", ".join(f"{player.color} ({player.role})" for player in event.players)
    killings = [f"{each.killer} killed {each.victim} in {each.place} at second {each.tick}" for each in event.killings]
    told = f" {'; '.join(killings)}." if killings else ""
    return f"You are a ghost now and see everything: {roles}.{told}"


# Whatever holds free words is written here, so that no word of anybody stands in a prompt but as a JSON string.
WORDED: Mapping[type[events.Event], Callable[..., str]] = {
    events.Spoke: line,
    events.Nudged: line,
    events.Thought: _thought,
    events.NotesUpdated: _noted,
    events.NotesConsolidated: _noted,
    events.Stumbled: _stumbled,
    events.VoteForfeited: _forfeited,
    events.GhostSpoke: _ghost,
    events.Reflected: _reflected,
    events.GhostAwoke: _awoke,
}
