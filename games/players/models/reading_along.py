"""What a match's clerk still has to read, and what came of the lines that it was asked about.

It is asked about a line beside the decisions of the next step, and its reading is written down before whatever step
follows the answer. If the clerk does not answer, the line stays unread, and that is all. After three such lines in a
row it is not asked again until the next meeting. A slow clerk is asked about a few lines at a time.
"""

import itertools
from collections.abc import Coroutine, Iterable

from games.engine.eyes import knowledge, perspective
from games.engine.facts import events
from games.engine.state import ledger as ledgers
from games.players.models import clerk

MOST_FAULTS = 3
MOST_AT_ONCE = 3
TOO_LATE = "too late: the match was over before it was read"
AT_REST = f"not asked: {MOST_FAULTS} lines in a row could not be read; it is asked again at the next meeting"
Known = knowledge.Perspective
Question = Coroutine[None, None, clerk.Reading]


class ReadingAlong:
    """Follows the log; the same entries bring it to the same state again. Without a clerk it does nothing."""

    def __init__(self, mind: clerk.Clerk | None) -> None:
        self._mind = mind
        self._known = perspective.blank("public")
        self._faults = 0
        self._read: dict[int, events.LineRead] = {}
        self._asked: set[int] = set()
        self._as_of: dict[int, Known] = {}
        self.unread: dict[int, events.Spoke] = {}

    def advance(self, entries: Iterable[ledgers.Entry]) -> None:
        if self._mind is None:
            return
        for entry in entries:
            self._known = perspective.learn(self._known, entry)
            match entry.event:
                case events.MeetingOpened():
                    self._faults = 0
                case events.Spoke(message=message) as line if message.strip():
                    self.unread[entry.seq] = line
                    self._as_of[entry.seq] = self._known
                case events.LineRead() as reading:
                    self.unread.pop(reading.line, None)
                    self._read.pop(reading.line, None)
                    self._as_of.pop(reading.line, None)
                    self._faults = self._faults + 1 if reading.fault else 0

    @property
    def asked(self) -> set[int]:
        """The lines about which the clerk is being asked."""
        return self._asked & self.unread.keys() - self._read.keys()

    def questions(self) -> dict[int, Question]:
        """Questions about the next lines that the clerk was not asked about yet, by line; now they count as asked."""
        asked = self.asked
        left = {seq: line for seq, line in self.unread.items() if seq not in self._read and seq not in asked}
        if self._mind is not None and self._faults < MOST_FAULTS:
            chosen = dict(itertools.islice(left.items(), MOST_AT_ONCE - len(asked)))
            self._asked.update(chosen)
            return {seq: self._mind.read(seq, line, self._as_of[seq]) for seq, line in chosen.items()}
        for seq, line in left.items():
            self.take(events.LineRead(line=seq, speaker=line.color, fault=AT_REST))
        return {}

    def take(self, found: events.LineRead) -> None:
        self._read[found.line] = found

    def give_up(self) -> None:
        """Takes all lines that are still unread as never read."""
        for seq, line in self.unread.items():
            if seq not in self._read:
                self.take(events.LineRead(line=seq, speaker=line.color, fault=TOO_LATE))

    def readings(self) -> list[events.LineRead]:
        """The new readings, in the order of the lines, to be written down now."""
        return [self._read[seq] for seq in sorted(self.unread) if seq in self._read]
