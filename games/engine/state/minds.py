"""What goes on in a player's head beside its choice: thoughts, notes and suspicions, known to it alone."""

from collections.abc import Iterable

from games.engine.facts import decisions, events, identities, testimony
from games.engine.state import ledger as ledgers


def record(ledger: ledgers.Ledger, color: identities.Color, decision: decisions.Thinking) -> None:
    """Writes down what came with a decision. What is empty leaves no entry, nor do notes too long for a pad."""
    if decision.internal_thought:
        ledger.tell_only(color, events.Thought(color=color, text=decision.internal_thought))
    if decision.suspicions:
        ledger.tell_only(color, events.Suspected(color=color, suspicions=decision.suspicions))
    if decision.scratchpad_updates and overlong(decision.scratchpad_updates) is None:
        ledger.tell_only(color, events.NotesUpdated(color=color, notes=decision.scratchpad_updates))


def overlong(notes: Iterable[testimony.Note]) -> str | None:
    """Says which of these notes is too long for a pad, or None. An answer with such a note is never legal."""
    for note in notes:
        if len(note.text) > decisions.LONGEST_NOTE:
            return f"the note {note.pad} has {len(note.text)} characters; {decisions.LONGEST_NOTE} fit"
    return None


def stumble(ledger: ledgers.Ledger, color: identities.Color, asked: events.Asked, reason: str) -> None:
    """The turn is lost. The player learns why; so does whoever watches through the glass."""
    ledger.tell_only(color, events.Stumbled(color=color, asked=asked, reason=reason))
