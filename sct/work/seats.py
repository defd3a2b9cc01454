"""The seats of one worker: each plays one trial after another, and takes the next in line as soon as one has ended.

So no seat waits for the database between two trials. Nothing here uses it: ended trials are kept in `ended`, in order,
until the drain writes them down.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass

from glassbox_site.ground.working import loop_turns
from sct.work import claims, journal, plays


@dataclass(slots=True, kw_only=True, eq=False)
class Held:
    """A claimed trial, in line or in play. `is_lost` is set when another worker has taken it over, `is_called_back`
    when it is to go back to the queue between two of its calls; `in_flight` counts calls under way."""

    claim: claims.Claim
    journal: journal.TrialJournal
    slot: int = -1
    in_flight: int = 0
    is_lost: bool = False
    is_called_back: bool = False

    @property
    def has_to_end(self) -> bool:
        return self.is_lost or self.is_called_back


@dataclass(frozen=True, slots=True, kw_only=True)
class Ended:
    """A trial that left its seat, its result or exception, and the trial that took the seat, if any."""

    held: Held
    played: plays.Finished | BaseException
    successor: Held | None


class Seats:
    """`taken` counts the seats in use; `ended` holds trials not yet written down, and each one halts the loop. Once
    `is_over`, trials in line are no longer seated."""

    def __init__(
        self, loop: loop_turns.Turns, play: Callable[[Held], Awaitable[plays.Finished]], is_over: Callable[[], bool]
    ) -> None:
        self.taken = 0
        self.ended: deque[Ended] = deque()
        self._loop = loop
        self._play = play
        self._is_over = is_over
        self._line: deque[Held] = deque()

    @property
    def waiting(self) -> int:
        return len(self._line)

    def line_up(self, held: Iterable[Held]) -> None:
        self._line.extend(held)

    def call_up(self, most: int) -> list[Held]:
        """Removes up to `most` trials from the front of the line and returns them."""
        return [self._line.popleft() for _ in range(min(most, len(self._line)))]

    def send_away(self, count: int) -> list[Held]:
        """Removes up to `count` trials from the end of the line and returns them, the last one first."""
        return [self._line.pop() for _ in range(min(count, len(self._line)))]

    def put_back(self, called: Sequence[Held]) -> None:
        self._line.extendleft(reversed(called))

    def seat(self, held: Held, slot: int) -> None:
        self.taken += 1
        self._loop.begin(self._sit(held, slot))

    async def _sit(self, held: Held, slot: int) -> None:
        """Plays trials in this seat until there is no successor. Each is added to `ended` before the next starts."""
        follower: Held | None = held
        try:
            while follower is not None:
                held, held.slot = follower, slot
                played = await self._outcome(held)
                goes_on = not (held.has_to_end or self._is_over())
                follower = next(iter(self.call_up(1)), None) if goes_on else None
                self.ended.append(Ended(held=held, played=played, successor=follower))
                self._loop.halt()
        finally:
            self.taken -= 1

    async def _outcome(self, held: Held) -> plays.Finished | BaseException:
        outcomes = await asyncio.gather(self._play(held), return_exceptions=True)
        return outcomes[0]
