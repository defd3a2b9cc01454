"""Practice: anybody may sit down among house bots at once, as long as there is room."""

import secrets

from django.conf import settings
from django.db import transaction
from django.db.models import QuerySet

from games.booking import matches, ordering
from games.booking.people import inviting
from games.engine.facts import identities, rules
from games.engine.facts.dice import Dice
from games.models import Match, Pace
from games.models.match import OVER
from games.players.bots import temperaments
from glassbox_site.ground.working import named_locks

PLAYERS = 6
PREFIX = "practice-"


def is_full() -> bool:
    """Whether as many practice matches are going on as the house allows."""
    return _going_on().count() >= settings.PRACTICE_MATCHES


def let_in_again(key: str) -> inviting.Ticket | None:
    """The ticket of whoever sat down with this key, if that practice match is still going on."""
    return inviting.let_in_again(key, seat__match__in=_going_on())


def sit_down(name: str, *, in_data_sets: bool = False, key: str = "") -> inviting.Ticket | None:
    """Seats somebody in a new match that begins now, or lets a known key in again; None if there is no room. Raises
    `disk.NoRoom`."""
    with transaction.atomic():
        named_locks.hold(PREFIX)
        if known := let_in_again(key):
            return known
        if is_full():
            return None
        seed = secrets.randbelow(2**31)
        match = ordering.book(_order(seed))
        place = secrets.randbelow(PLAYERS)
        link = inviting.invite(match.seats.get(place=place), has_stand_in=True)
        fresh = "" if inviting.is_used(key) else key
        ticket = inviting.sit_down(link, name=name, in_data_sets=in_data_sets, key=fresh)
    matches.hand_over(match)
    return ticket


def _order(seed: int) -> ordering.Order:
    drawn = Dice(seed).shuffle("practice", tuple(temperaments.BY_NAME) * 2)
    chairs = tuple(
        ordering.Chair(color=color, temperament=temper, name=f"{color.title()} Bot")
        for color, temper in zip(list(identities.Color)[:PLAYERS], drawn, strict=False)
    )
    return ordering.Order(
        token=f"{PREFIX}{secrets.token_urlsafe(12)}",
        chairs=chairs,
        rules=rules.recommended(PLAYERS, map="skeld"),
        seed=seed,
        pace=Pace.FLAT_OUT,
        memory_on=False,
    )


def _going_on() -> QuerySet[Match]:
    return Match.objects.filter(token__startswith=PREFIX).exclude(status__in=OVER)
