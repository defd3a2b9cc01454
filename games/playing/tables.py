"""A table of the hall, and the match that was let in to it."""

import asyncio
import dataclasses

from games.playing import runner


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Guest:
    """A match as it was when let in. A suspect has taken several workers down in a row without coming forward."""

    match_id: int
    is_on_air: bool = False
    is_exhibition: bool = False
    is_suspect: bool = False


class Table:
    """A match that is played here."""

    def __init__(self, guest: Guest, run: runner.Run, life: "asyncio.Task[None]") -> None:
        self.guest = guest
        self.run = run
        self.life = life
        self._because: Exception | None = None

    def end(self, because: Exception) -> None:
        """Ends the match from outside, unless something has done so already or it is over."""
        if self._because is None and not self.run.is_over:
            self._because = because
            self.life.cancel()

    def why(self) -> BaseException | None:
        """What ended it early, if anything did; to be asked when its life is over."""
        own = None if self.life.cancelled() else self.life.exception()
        return self._because or own
