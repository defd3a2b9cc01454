"""Orders a match with six seats on a running site; prints as JSON its number and links for people, by colour.

Red, the first, is dealt the given role, or the match has the given seed. If an address of models is given, they take
two seats.

python -m tests.support.sites.furnish_people ROLE|SEED PEOPLE [MODELS]
"""

import dataclasses
import itertools
import json
import sys
import uuid
from datetime import timedelta

import django

SEATS = 6
SECONDS = 900


def main(role: str, people: int, models: str = "") -> None:
    django.setup()

    from django.utils import timezone

    from games.booking.people import inviting
    from tests.games.prepared import orders

    rules = orders.SHORT if models else dataclasses.replace(orders.SHORT, time_limit=SECONDS)
    chairs = orders.chairs(SEATS)
    if models:
        chairs = (*chairs[:2], *orders.speaking_chairs(models, SEATS)[2:4], *chairs[4:])
    later = timezone.now() + timedelta(minutes=10)
    wish = f"people-{uuid.uuid4()}"  # a token that no other run of this program uses
    seed = int(role) if role.isdecimal() else _seed(role)
    match = orders.booked(token=wish, chairs=chairs, rules=rules, seed=seed, start_at=later)
    links = {seat.color: inviting.invite(seat) for seat in match.seats.order_by("place")[:people]}
    sys.stdout.write(json.dumps({"match": match.pk, "links": links}))


def _seed(role: str) -> int:
    from games.engine import opening
    from games.engine.facts.dice import Dice
    from games.engine.facts.identities import Color
    from tests.games.prepared import orders

    table = tuple(Color)[:SEATS]
    drawn = (opening.drawn_impostors(table, orders.SHORT, Dice(seed)) for seed in itertools.count())
    return next(seed for seed, dealt in enumerate(drawn) if (Color.RED in dealt) == (role == "impostor"))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), *sys.argv[3:])
