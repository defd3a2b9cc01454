"""The seats of one worker: in each, one trial is played after another, the next in line as soon as one has ended.

So nobody waits for the database between two trials. Nothing here touches it: what went on is left here, in the order
in which it happened, for whoever writes it down.
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
    when it is to be left to one, between two of its calls; `in_flight` counts those that are on their way."""

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
    """A trial that left its seat, what came of it, and who sits there now."""

    held: Held
    played: plays.Finished | BaseException
    successor: Held | None


class Seats:
    """`taken` counts the seats in use; `ended` holds what nobody has written down yet, and each end halts the loop.
    Once `is_over`, nobody in line comes in any more."""

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
        """The first of the line, out of it."""
        return [self._line.popleft() for _ in range(min(most, len(self._line)))]

    def send_away(self, count: int) -> list[Held]:
        """The last of the line, out of it."""
        return [self._line.pop() for _ in range(min(count, len(self._line)))]

    def put_back(self, called: Sequence[Held]) -> None:
        self._line.extendleft(reversed(called))

    def seat(self, held: Held, slot: int) -> None:
        self.taken += 1
        self._loop.begin(self._sit(held, slot))

    async def _sit(self, held: Held, slot: int) -> None:
        """An end is left before its successor can have one."""
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
