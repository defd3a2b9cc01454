"""A match's clerk at work: its answers are kept like a player's. The match waits for it no longer than for a player."""

from games.log import journal
from games.players.models import clerk, reading_along
from games.playing import troubles


class Clerking(reading_along.ReadingAlong):
    def __init__(self, match_id: int, mind: clerk.Clerk | None) -> None:
        super().__init__(mind)
        self._match_id = match_id

    def recall(self) -> None:
        """What was read before the worker was lost is not asked again."""
        if self.unread:
            for found in journal.recall_readings(self._match_id, self.unread).values():
                self.take(found)

    def hear(self, reading: clerk.Reading) -> None:
        journal.keep_reading(self._match_id, reading, counts=troubles.counts(reading))
        self.take(reading.found)
