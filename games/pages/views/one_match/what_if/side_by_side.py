"""The original meeting beside the same meeting of one continuation: what is the same, changed, gone or new."""

import dataclasses
import difflib
from collections.abc import Iterator, Sequence

from django.utils.translation import gettext as _

from games.engine.facts import events
from games.engine.hindsight import sittings
from games.experiments.forks import changes, fork_results
from games.experiments.forks.branches import Entry
from games.log import event_log
from games.models import Continuation, Fork, Status
from games.pages.views.one_match.what_if import fork_sentences

SAME, CHANGED, GONE, NEW = "same", "changed", "gone", "new"


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    color: str
    words: str


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Pair:
    """`theirs` is from the original, `own` from the continuation; one may be missing. `kind` says how they differ."""

    kind: str
    theirs: Line | None
    own: Line | None

    @property
    def said(self) -> str:
        return {SAME: _("same"), CHANGED: _("changed"), GONE: _("not said"), NEW: _("new")}[self.kind]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Beside:
    continuation: Continuation
    talk: Sequence[Pair]
    votes: Sequence[Pair]
    ends: Pair


def of(fork: Fork, wanted: int | None) -> Beside | None:
    """The comparison with that match, or else with the first finished continuation that changes something, or any; None
    if none is finished, or there is no meeting to compare."""
    found = Continuation.objects.filter(arm__fork=fork, match__status=Status.FINISHED)
    found = found.select_related("arm__fork").defer("arm__trunk").order_by("arm__number", "number")
    chosen = found.filter(match=wanted).first() if wanted else None
    chosen = chosen or found.exclude(arm__number=0).first() or found.first()
    if chosen is None:
        return None
    original = fork_results.original(fork)
    sitting = changes.sitting(original, fork_results.as_if(chosen.arm).at)
    return None if sitting is None else _beside(original, sitting, chosen)


def _beside(original: Sequence[Entry], sitting: sittings.Sitting, chosen: Continuation) -> Beside:
    own = event_log.read(chosen.match_id)
    same = next((each for each in sittings.sittings(own) if each.opened == sitting.opened), None)
    theirs, mine = original[sitting.opened : sitting.closed], own[sitting.opened : same.closed if same else None]
    votes = [
        _pair(_vote(color, sitting.ballots.get(color)), _vote(color, same.ballots.get(color) if same else None))
        for color in dict.fromkeys([*sitting.ballots, *(same.ballots if same else ())])
    ]
    return Beside(
        continuation=chosen,
        talk=list(_talk(list(_lines(theirs)), list(_lines(mine)))),
        votes=votes,
        ends=_pair(_end(sitting), _end(same) if same else None),
    )


def _talk(theirs: list[Line], own: list[Line]) -> Iterator[Pair]:
    """The two discussions aligned; where they differ, opposite lines of the same speaker count as one changed line."""
    for kind, i, end_i, j, end_j in difflib.SequenceMatcher(None, theirs, own, autojunk=False).get_opcodes():
        if kind == "equal":
            yield from (Pair(kind=SAME, theirs=line, own=line) for line in own[j:end_j])
            continue
        left, right = theirs[i:end_i], own[j:end_j]
        while left and right and left[0].color == right[0].color:
            yield Pair(kind=CHANGED, theirs=left.pop(0), own=right.pop(0))
        yield from (Pair(kind=GONE, theirs=line, own=None) for line in left)
        yield from (Pair(kind=NEW, theirs=None, own=line) for line in right)


def _pair(theirs: Line | None, own: Line | None) -> Pair:
    kind = SAME if theirs == own else CHANGED if theirs and own else GONE if theirs else NEW
    return Pair(kind=kind, theirs=theirs, own=own)


def _lines(entries: Sequence[Entry]) -> Iterator[Line]:
    for entry in entries:
        if isinstance(entry.event, events.Spoke):
            yield Line(color=entry.event.color, words=entry.event.message)


def _vote(color: str, ballot: str | None) -> Line | None:
    return None if ballot is None else Line(color=color, words=fork_sentences.named(ballot))


def _end(sitting: sittings.Sitting) -> Line:
    ejected = sitting.ejected
    said = _("%(color)s ejected") % {"color": fork_sentences.named(ejected)} if ejected else _("nobody ejected")
    return Line(color=ejected or "", words=said)
