"""A program that orders matches in a running site, with seats for programs, and prints their tokens as JSON.

python -m tests.support.sites.furnish_agents MATCHES SEATS [SECONDS UNTIL THEY START]
"""

import json
import sys
from datetime import timedelta

import django


def main(matches: int, seats: int, seconds: int = 300) -> None:
    django.setup()

    from django.utils import timezone

    from games.booking.people import inviting
    from tests.games.prepared import orders

    soon = timezone.now() + timedelta(seconds=seconds)
    told = []
    for seed in range(matches):
        match = orders.booked(players=seats + 1, seed=seed, start_at=soon)
        invited = list(match.seats.order_by("place"))[:seats]
        tokens = {seat.color: inviting.invite(seat, is_agent=True) for seat in invited}
        told.append({"match": match.pk, "tokens": tokens})
    sys.stdout.write(json.dumps(told))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
