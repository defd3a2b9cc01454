"""Seats for people: a link for one seat that serves once, and can be revoked; whoever opens it sits down there.

Links, the keys of browsers and those by which somebody withdraws are secrets: digests of them are kept, and they
themselves nowhere.
"""

import dataclasses
import hashlib
import re
import secrets
import unicodedata
from typing import Any

from django.db import transaction
from django.db.models.functions import Now

from games.models import Match, Person, Seat, SeriesMatch, Status
from glassbox_site.ground.acting import acts
from personas.models import Verb

LONGEST_NAME = 20
MARK = "M"
NAME = re.compile(r"\w[\w .'’-]*")
"""Nothing else, but for the marks that many scripts write over and under their letters, two on one at most."""


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Ticket:
    """What somebody who sat down has: the key of the browser, and the one by which words are withdrawn."""

    match_id: int
    color: str
    key: str
    withdrawal: str


class Taken(Exception):
    """Nobody can be invited to this seat."""


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


@acts.on_several(
    Person, name="invite", verb=Verb.SEATED, by_people=True, note=lambda _link, seat, **_asked: _place(seat)
)
def invite(seat: Seat, *, has_stand_in: bool = False, is_agent: bool = False, in_data_sets: bool = False) -> str:
    """A new link for a bot's seat, or an agent's token; the one before serves no more. Raises `Taken` if somebody sits
    there, and if a model does; of a series' match if its file keeps the seat for no person. For an agent its owner says
    whether its words may be in data sets; a person says it on sitting down."""
    _one_at_a_time(seat.match_id)
    if seat.model_id is not None or Person.objects.filter(seat=seat).exclude(sat_down_at=None).exists():
        raise Taken(str(seat))
    if not keeps_free(seat):
        raise Taken(str(seat))
    link = secrets.token_urlsafe(24)
    fresh = {"link": digest(link), "revoked_at": None, "has_stand_in": has_stand_in, "is_agent": is_agent}
    fresh |= {"in_data_sets": is_agent and in_data_sets}
    Person.objects.update_or_create(seat=seat, defaults=fresh)
    return link


def keeps_free(seat: Seat) -> bool:
    """Whether somebody may sit down there. Who sits where in a series its file says, which keeps seats free itself."""
    return not is_planned(seat.match) or Person.objects.filter(seat=seat).exists()


def is_planned(match: Match) -> bool:
    """Whether a series says who sits where in it."""
    return SeriesMatch.objects.filter(match=match).exists()


def keep_free(seat: Seat) -> None:
    """For a person of a series. Nobody knows this link: an operator makes another for whoever is to come."""
    Person.objects.get_or_create(seat=seat, defaults={"link": digest(secrets.token_urlsafe(24))})


@acts.on_several(
    Person,
    name="revoke",
    verb=Verb.REVOKED,
    by_people=True,
    note=lambda is_revoked, seat: f"the link for {_place(seat)}" if is_revoked else "",
)
def revoke(seat: Seat) -> bool:
    """False if somebody has sat down already."""
    return bool(Person.objects.filter(seat=seat, sat_down_at=None).update(revoked_at=Now()))


def _place(seat: Seat) -> str:
    """The name of who sits there is nobody's business."""
    return f"{seat.color} of {seat.match}"


def invited(link: str, *, is_agent: bool = False) -> Person | None:
    """The seat to which this link still leads: one in a match that has not begun."""
    waiting = Person.objects.select_related("seat__match").filter(link=digest(link), is_agent=is_agent)
    waiting = waiting.filter(sat_down_at=None, revoked_at=None)
    return waiting.filter(seat__match__head=0, seat__match__status__in=(Status.SCHEDULED, Status.QUEUED)).first()


def name_problem(name: str) -> str:
    """A code; empty if it can be a name."""
    plain = name.strip()
    if not plain:
        return "missing"
    if len(plain) > LONGEST_NAME:
        return "too_long"
    kinds = "".join(unicodedata.category(letter)[0] for letter in plain)
    bare = "".join(letter for letter, kind in zip(plain, kinds, strict=True) if kind != MARK)
    is_stacked = kinds.startswith(MARK) or 3 * MARK in kinds
    return "" if NAME.fullmatch(bare) and not is_stacked else "strange"


def served(link: str) -> Seat | None:
    """The seat in which somebody sat down by this link."""
    return (
        Seat.objects.filter(person__link=digest(link), person__is_agent=False).exclude(person__sat_down_at=None).first()
    )


def new_key() -> str:
    return secrets.token_urlsafe(24)


def sit_down(link: str, *, name: str, in_data_sets: bool = False, key: str = "") -> Ticket | None:
    """Whoever is first sits there, and is let in again by the key with which that was. None if the link leads nowhere
    any more. The match begins when all have come."""
    key = key or new_key()
    with transaction.atomic():
        found = invited(link)
        ticket = None if found is None else _ticket(found.seat, key)
        if found and ticket:
            said = {"withdrawal": digest(ticket.withdrawal), "in_data_sets": in_data_sets}
            if _seated(found, name, browser=digest(key), **said):
                return ticket
    return let_in_again(key, link=digest(link))


def let_in_again(key: str, **where: Any) -> Ticket | None:
    """Whoever sat down there with this key, and may never have heard that it was so."""
    there = Person.objects.select_related("seat").filter(**where, is_agent=False).exclude(sat_down_at=None)
    found = there.filter(browser=digest(key)).first() if key else None
    return _ticket(found.seat, key) if found else None


def is_used(key: str) -> bool:
    return Person.objects.filter(browser=digest(key)).exists()


def _ticket(seat: Seat, key: str) -> Ticket:
    """The same for the same key, of which nobody learns anything by the withdrawal."""
    withdrawal = hashlib.sha256(f"withdrawal by {key}".encode()).hexdigest()
    return Ticket(match_id=seat.match_id, color=seat.color, key=key, withdrawal=withdrawal)


def join(token: str, name: str) -> Person | None:
    """The agent of that token, whenever it comes: the first time it sits down. None if the token leads nowhere."""
    with transaction.atomic():
        found = invited(token, is_agent=True)
        if found is not None and not name_problem(name):
            _seated(found, name, browser=digest(token))
    seated = Person.objects.select_related("seat__match").filter(is_agent=True).exclude(sat_down_at=None)
    return seated.filter(browser=digest(token)).first() if token else None


def _seated(found: Person, name: str, **told: Any) -> bool:
    """False if somebody else was first."""
    _one_at_a_time(found.seat.match_id)
    free = Person.objects.filter(pk=found.pk, sat_down_at=None, revoked_at=None)
    if not free.update(sat_down_at=Now(), **told):
        return False
    if not is_planned(found.seat.match):  # there everybody is named for the colour
        Seat.objects.filter(pk=found.seat_id).update(name=name.strip(), persona=None, persona_key="")
    _begin_if_all_have_come(found.seat.match)
    return True


def _one_at_a_time(match_id: int) -> None:
    """Until the transaction ends: whoever comes or is invited at once sees in which seats the others sit by then."""
    Match.objects.select_for_update().filter(pk=match_id).first()


def sitter(match_id: int, color: str, key: str) -> Person | None:
    """Who sits there in the browser that has this key."""
    seated = Person.objects.select_related("seat__match").filter(seat__match_id=match_id, seat__color=color)
    return seated.filter(browser=digest(key)).exclude(sat_down_at=None).first() if key else None


def _begin_if_all_have_come(match: Match) -> None:
    """A match that was ordered for later waits for nobody else; the sweeper takes it from here."""
    if not Person.objects.filter(seat__match=match, sat_down_at=None, revoked_at=None).exists():
        Match.objects.filter(pk=match.pk, status=Status.SCHEDULED).update(start_at=Now())
