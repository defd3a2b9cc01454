"""What a match's caster has to put into words, and where its words are told. It never delays a step.

It follows the log in both views that get a caster's words, the glass and the public, and is asked where either has
something to remark. Its words are told beside the first entry of a later step that the view perceives, if nothing newer
was to be remarked by then and it is not too late. Otherwise only the rules' sentence stands, which was told at once.
After three failures in a row it is not asked again until the next meeting.
"""

import asyncio
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence

from games.engine.eyes import knowledge, perspective
from games.engine.eyes.commentary import remarks
from games.engine.eyes.commentary.caster import Caster
from games.engine.facts import events, identities
from games.engine.judging import claims, refuting
from games.engine.state import ledger as ledgers
from games.engine.tongue import ENGLISH
from games.players.models import commentator
from glassbox_site.ground.plain import lives

VIEWS = ("glass", "public")
LANGUAGE = "en"
MOST_FAULTS = 3
MOST_AT_ONCE = 4
LATE = 20
"""Ticks after which its words come too late."""


class CommentingAlong:
    """The entries of a log, learned again (`learn`), bring it to the same state without asking anything. Without a mind
    it does nothing."""

    def __init__(self, mind: commentator.Commentator | None) -> None:
        self._mind = mind
        self._known: dict[str, knowledge.Perspective] = {view: perspective.blank(_viewer(view)) for view in VIEWS}
        self._casters = {view: Caster() for view in VIEWS}
        self._court = claims.Court()
        self._latest: dict[str, int] = {}
        self._ticks: dict[int, int] = {}
        self._open: list[asyncio.Task[commentator.Wording]] = []
        self._waiting: dict[str, commentator.Wording] = {}
        self._faults = 0
        self._asked_at = 0.0

    def learn(self, entries: Iterable[ledgers.Entry]) -> list[commentator.Turn]:
        """What there is to remark after these entries."""
        return [] if self._mind is None else [turn for entry in entries for turn in self._turns(entry)]

    def ask(self, turns: Iterable[commentator.Turn]) -> list["asyncio.Task[commentator.Wording]"]:
        """Returns what was asked now, for whoever wants the answers as soon as they come."""
        asked = []
        for turn in turns:
            if self._mind and self._faults < MOST_FAULTS and len(self._open) < MOST_AT_ONCE:
                asked.append(asyncio.create_task(self._mind.word(turn)))
                self._open.append(asked[-1])
                self._asked_at = asyncio.get_running_loop().time()
        return asked

    async def wait(self, seconds: float) -> None:
        """Waits until what was asked last is answered, or until so many seconds after it was asked."""
        left = self._asked_at + seconds - asyncio.get_running_loop().time()
        if self._open and left > 0:
            await asyncio.wait(self._open, timeout=left)

    def heard(self) -> list[commentator.Wording]:
        """What has come since the last call. A bug in the mind is raised."""
        done = [task for task in self._open if task.done()]
        self._open = [task for task in self._open if not task.done()]
        came = [task.result() for task in done]
        for wording in came:
            self._faults = self._faults + 1 if wording.fault else 0
            for view in wording.views:
                if wording.said and self._latest.get(view) == wording.after:
                    self._waiting[view] = wording
        return came

    def beside(self, entries: Sequence[ledgers.Entry]) -> dict[int, str]:
        """For the step that is written now: what is told beside its entries, by their numbers."""
        told: dict[int, dict[str, object]] = {}
        for view in VIEWS:
            wording = self._waiting.get(view)
            first = next((entry for entry in entries if ledgers.perceives(_viewer(view), entry)), None)
            if wording is None or first is None:
                continue
            del self._waiting[view]
            if first.tick - self._ticks[wording.after] <= LATE:
                told.setdefault(first.seq, {})[view] = _told(wording)
        by = self._mind.name if self._mind else ""
        return {seq: _written({"by": by, "lang": LANGUAGE, **views}) for seq, views in told.items()}

    async def give_up(self) -> None:
        await lives.end(self._open)
        self._open = []

    def _turns(self, entry: ledgers.Entry) -> Iterator[commentator.Turn]:
        """One turn for both views if they have the same to remark."""
        if isinstance(entry.event, events.MeetingOpened):
            self._faults = 0
        self._court = claims.attend(self._court, entry)
        refuted = refuting.refuted(claims.stamps(self._court, entry)) if isinstance(entry.event, events.Spoke) else ()
        found = {view: self._remarks(view, entry, refuted if view == "glass" else ()) for view in VIEWS}
        for view in filter(found.get, VIEWS):
            self._latest[view], self._ticks[entry.seq] = entry.seq, entry.tick
            self._waiting.pop(view, None)
        for views in (VIEWS,) if _alike(found) else [(view,) for view in VIEWS if found[view]]:
            yield commentator.Turn(after=entry.seq, views=views, remarks=tuple(found[views[0]]))

    def _remarks(
        self, view: str, entry: ledgers.Entry, besides: Sequence[remarks.Remark]
    ) -> Sequence[commentator.Said]:
        if not ledgers.perceives(_viewer(view), entry):
            return ()
        before = self._known[view]
        self._known[view] = known = perspective.learn(before, entry)
        return self._casters[view].sentences(before, known, ENGLISH, besides)


def _viewer(view: str) -> identities.Viewer:
    return "glass" if view == "glass" else "public"


def _alike(found: Mapping[str, Sequence[commentator.Said]]) -> bool:
    one, other = ([remark for remark, _ in found[view]] for view in VIEWS)
    return bool(one) and one == other


def _told(wording: commentator.Wording) -> Mapping[str, object]:
    given = [{"of": remark.kind, "facts": dict(remark.facts)} for remark in wording.given]
    return {"say": list(wording.said), "from": given}


def _written(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
