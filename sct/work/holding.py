"""The trials that one worker holds: moves them from the queue into its line, from there into a seat, and out again.

All of this uses the database while the trials in play stand still, so only a few are moved at a time.
"""

import logging
import time
from collections.abc import Callable, Iterable, Sequence

from django.db import transaction

from sct import models
from sct.work import claims, company, endings, journal, seats

MOST_AT_ONCE = 4

Left = tuple[seats.Ended, endings.Ending]

logger = logging.getLogger("sct")


class Holding:
    """Once `is_over`, nothing more is claimed, and trials in line go back to the queue. It holds claims, not trials: a
    trial lost while the worker was frozen may be claimed again while its first play is still in a seat."""

    def __init__(
        self,
        batch: models.Batch,
        book: journal.Book,
        own_seats: seats.Seats,
        is_over: Callable[[], bool],
        *,
        slots: int,
    ) -> None:
        self.company = company.Company(batch, slots=slots)
        self._book = book
        self._seats = own_seats
        self._batch_id = batch.pk
        self._is_over = is_over
        self._owner = self.company.owner
        self._desk = claims.Desk(batch, self._owner, slots=slots)
        self._sure_until = 0.0
        self._held: dict[claims.Claim, seats.Held] = {}
        self._told: dict[int, int] = {}

    def __len__(self) -> int:
        return len(self._held)

    @property
    def in_flight(self) -> int:
        """How many calls are in flight."""
        return sum(one.in_flight for one in self._held.values())

    @property
    def is_sure(self) -> bool:
        """Whether the leases cannot have expired since they were extended, so that no trial can have been taken over.
        If not, the worker was frozen and has to look first."""
        return time.monotonic() < self._sure_until

    @property
    def is_more_queued(self) -> bool:
        return self._desk.is_more_queued

    def keep(self) -> None:
        """Extends the leases, and marks trials that others took over as lost."""
        asked_at = time.monotonic()
        self.company.keep()
        held = claims.hold(self._owner) if self._held else set()
        for claim, one in self._held.items():
            if (claim.pk, claim.fence) not in held and not one.is_lost:
                logger.warning("%s was taken over by another worker", claim)
                one.is_lost = True
        self._sure_until = asked_at + claims.SECONDS

    def tell(self) -> None:
        """Writes down the numbers of calls in flight that have changed; a trial begins with none."""
        in_flight = {claim.pk: one.in_flight for claim, one in self._held.items() if not one.is_lost}
        claims.tell(self._owner, {pk: count for pk, count in in_flight.items() if count != self._told.get(pk, 0)})
        self._told = in_flight

    def share_out(self, *, lingers: bool) -> None:
        """Gives back what this worker has beyond its share: trials in line at once, those in play between two calls. If
        it has less, it takes over trials of workers that are gone. `lingers`: stay in the company without trials."""
        self._desk.look()
        takes_part = bool(self._held) or self._desk.is_more_queued or (lingers and self.company.is_new)
        self.company.look(takes_part=takes_part and not self._is_over())
        if self.company.has_run_out:
            self.keep()
        playing = [one for one in self._held.values() if one.slot >= 0 and not one.is_lost]
        for place, one in enumerate(playing):
            one.is_called_back = place >= self.company.share
        if not self._is_over():
            self._dismiss(self._seats.send_away(self._seats.waiting - self.company.share))
            room = self.company.share - self._seats.taken if self.company.knows_who_is_gone else 0
            for claim, slot in self._desk.take_over(room).items():
                self._seats.seat(self._held_of(claim), slot)

    def fill(self) -> bool:
        """Keeps a successor in line for every seat. Returns whether it should be called again at once."""
        if self._is_over():
            self._dismiss(self._seats.call_up(self._seats.waiting))
            return False
        most = MOST_AT_ONCE if self._seats.taken else self.company.share
        free = max(min(self.company.share - self._seats.taken, self._desk.free), 0)
        wanted = min(self._seats.taken + free, self.company.share) - self._seats.waiting
        claimed = self._desk.claim(min(wanted, most))
        self._seats.line_up([self._held_of(claim) for claim in claimed])
        self._seat(self._seats.call_up(min(free, most)))
        return len(claimed) == most > 0

    def settle(self, left: Sequence[Left]) -> list[endings.Ending]:
        """Writes the endings of trials that this worker still owns, and returns these; others are not written."""
        if not left:
            return []
        with transaction.atomic():
            claims.wait_for_turn(self._batch_id)
            settled = [ending for one, ending in left if self._settled(one, ending)]
            claims.cancel_unwanted(self._batch_id, [ending.claim.pk for ending in settled if ending.is_return])
        return settled

    def _settled(self, one: seats.Ended, ending: endings.Ending) -> bool:
        """If the trial was lost, so is its slot: it is neither handed to the successor nor freed."""
        del self._held[one.held.claim]
        is_settled = endings.settle(ending)
        if one.successor is not None:
            self._hand_over(one.successor, one.held.slot if is_settled else None)
        elif is_settled:
            self._desk.leave(one.held.slot)
        return is_settled

    @staticmethod
    def _hand_over(successor: seats.Held, slot: int | None) -> None:
        """Records the successor's slot. Without a right to one, it makes no further call and goes back to the queue."""
        if slot is None or not claims.seat(successor.claim, slot):
            successor.is_lost = True

    def _seat(self, called: Sequence[seats.Held]) -> None:
        """Seats the trials that get a slot. The others go back into line, except those that were taken over."""
        slots = self._desk.seat([one.claim for one in called]) if called else {}
        self._seats.put_back([one for one in called if one.claim not in slots])
        for one in called:
            slot = slots.get(one.claim)
            if slot is not None:
                self._seats.seat(one, slot)
            elif one.claim in slots:
                del self._held[one.claim]

    def _dismiss(self, waiting: Iterable[seats.Held]) -> None:
        """Returns these trials to the queue. No call was made for them."""
        for one in waiting:
            claims.settle(one.claim, status=models.Trial.Status.QUEUED)
            del self._held[one.claim]

    def _held_of(self, claim: claims.Claim) -> seats.Held:
        remembered = {} if claim.is_first else journal.remembered(claim.pk, claim.attempt)
        own = journal.TrialJournal(trial_id=claim.pk, attempt=claim.attempt, remembered=remembered, book=self._book)
        self._held[claim] = held = seats.Held(claim=claim, journal=own)
        return held
