"""The log with which a continuation begins: the original's up to the cut, with or without the change.

At depth `play-on`, both arms are cut at the same place, and every entry before it keeps its number. At depth `vote`,
the public part of the discussion stays; what players thought, noted and left unsaid meanwhile is dropped in both arms,
because it came of what was said; the votes are dropped too, and every living player is asked again.
"""

import dataclasses
from collections.abc import Sequence

from games.engine import referee
from games.engine.accusing import accusations, mentions
from games.engine.facts import events, testimony
from games.engine.hindsight import sittings
from games.engine.state import fold
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds
from games.engine.table import pressure
from games.experiments.forks import changes, cuts
from games.experiments.forks.changes import Change, Depth

Entry = ledgers.Entry
Log = tuple[Entry, ...]


def unchanged(entries: Sequence[Entry], change: Change, depth: Depth) -> Log:
    """The log with which the arm without a change begins."""
    return _begun(entries, entries, change, depth)


def changed(entries: Sequence[Entry], change: Change, depth: Depth) -> Log:
    """The log with which the arm of this change begins."""
    begun = _begun(entries, _rewritten(entries, change), change, depth)
    if not isinstance(change, changes.Whisper):
        return begun
    ledger = ledgers.Ledger(fold.fold(begun))
    ledger.tell_only(change.color, events.Whispered(color=change.color, text=change.text))
    return (*begun, *ledger.entries)


def is_over(depth: Depth, world: worlds.World) -> bool:
    """Whether a continuation is over: with the match, or at depth `vote` once the ballots have been counted."""
    if depth is Depth.PLAY_ON or referee.is_over(world):
        return referee.is_over(world)
    sitting = world.meeting
    return sitting is None or sitting.phase in (worlds.Phase.REACTION, worlds.Phase.CONSOLIDATION)


def unsaid(entries: Sequence[Entry], change: Change) -> tuple[int, ...]:
    """The lines that the change takes out or rewords, by the numbers of their entries."""
    match change:
        case changes.UnsayLine() | changes.SayInstead():
            return (change.at,)
        case changes.UnsayClaim():
            claim = line(entries, change.at).claims[0]
            return tuple(seq for seq, said in _talk(entries, change.at) if declares(said, claim))
        case changes.Mute():
            speaker = line(entries, change.at).color
            return tuple(seq for seq, said in _talk(entries, change.at) if said.color == speaker and seq >= change.at)
        case _:
            return ()


def line(entries: Sequence[Entry], at: int) -> events.Spoke:
    said = entries[at - 1].event
    if not isinstance(said, events.Spoke):
        raise ValueError(f"entry {at} is no line")
    return said


def declares(said: events.Spoke, claim: testimony.Claim) -> bool:
    """Whether the line declares a claim of the same subject and topic."""
    return any((each.subject, each.topic) == (claim.subject, claim.topic) for each in said.claims)


def _begun(original: Sequence[Entry], rewritten: Sequence[Entry], change: Change, depth: Depth) -> Log:
    if depth is Depth.PLAY_ON:
        return tuple(rewritten[: _cut(original, change)])
    return _asked_anew(rewritten, _sitting(original, change.at))


def _cut(entries: Sequence[Entry], change: Change) -> int:
    """After how many entries the log is cut: at the end of the tick of the first line that changes; for a ballot,
    before the first one is turned over; for a seat, at the last step that has ended by `change.at`."""
    if isinstance(change, changes.Revote):
        return _first_reveal(entries, change.at)
    if isinstance(change, changes.OfASeat):
        return max(cut for cut in cuts.cuts(entries) if cut <= change.at)
    first = min(unsaid(entries, change))
    return min(cut for cut in cuts.cuts(entries) if cut >= first)


def _rewritten(entries: Sequence[Entry], change: Change) -> Log:
    """The same entries under the same numbers, with the changed lines or ballot replaced."""
    instead: dict[int, events.Event] = {
        seq: events.SilenceFell(t=line(entries, seq).t) for seq in unsaid(entries, change)
    }
    cast = entries[change.at - 1].event
    if isinstance(change, changes.SayInstead):
        instead[change.at] = _reworded(fold.fold(entries[: change.at]), line(entries, change.at), change.message)
    elif isinstance(change, changes.Revote) and isinstance(cast, events.BallotCast):
        instead[change.at] = dataclasses.replace(cast, ballot=change.ballot)
    return tuple(
        dataclasses.replace(entry, event=instead[entry.seq]) if entry.seq in instead else entry for entry in entries
    )


def _reworded(world: worlds.World, said: events.Spoke, message: str) -> events.Spoke:
    """The line with other words: it keeps its target, and declares no claims."""
    told = accusations.accusations(message, speaker=said.color, target=said.target, seats=world.seats)
    named = mentions.mentions(message, world.seats)
    return dataclasses.replace(said, message=message, mentions=named, accusations=told, claims=())


def _asked_anew(entries: Sequence[Entry], sitting: sittings.Sitting) -> Log:
    talk = entries[sitting.opened : _first_reveal(entries, sitting.opened)]
    kept = [*entries[: sitting.opened], *(entry for entry in talk if entry.public and not _is_vote(entry))]
    numbered = [dataclasses.replace(entry, seq=seq) for seq, entry in enumerate(kept, start=1)]
    ledger = ledgers.Ledger(fold.fold(numbered))
    meeting = worlds.sitting(ledger.world)
    if meeting.phase is not worlds.Phase.LAST_CALL:
        pressure.call(ledger, meeting, events.NudgeReason.TIME)
    return (*numbered, *ledger.entries)


def _is_vote(entry: Entry) -> bool:
    return isinstance(entry.event, events.VoteLocked | events.BallotCast)


def _first_reveal(entries: Sequence[Entry], after: int) -> int:
    """The number of the entry just before the first ballot turned over after entry `after`."""
    return next(entry.seq for entry in entries[after:] if isinstance(entry.event, events.BallotRevealed)) - 1


def _sitting(entries: Sequence[Entry], at: int) -> sittings.Sitting:
    found = changes.sitting(entries, at)
    if found is None:
        raise ValueError(f"entry {at} is in no meeting whose ballots were counted")
    return found


def _talk(entries: Sequence[Entry], at: int) -> list[tuple[int, events.Spoke]]:
    """The lines of the meeting to which entry `at` belongs, with their numbers."""
    sitting = _sitting(entries, at)
    return [
        (entry.seq, entry.event)
        for entry in entries[sitting.opened : sitting.closed]
        if isinstance(entry.event, events.Spoke)
    ]
