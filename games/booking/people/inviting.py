"""Seats for people: a link leads to one seat, works once and can be revoked; whoever opens it sits down there.

Links, the keys of browsers and the keys for withdrawing are secrets: only their digests are stored.
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
"""All that a name may contain, apart from combining marks, of which a letter may have at most two."""


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Ticket:
    """What somebody who sat down gets: the key for the browser, and the one for withdrawing words."""

    match_id: int
    color: str
    key: str
    withdrawal: str


class Taken(Exception):
    """Raised where nobody can be invited to a seat."""


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


@acts.on_several(
    Person, name="invite", verb=Verb.SEATED, by_people=True, note=lambda _link, seat, **_asked: _place(seat)
)
def invite(seat: Seat, *, has_stand_in: bool = False, is_agent: bool = False, in_data_sets: bool = False) -> str:
    """Returns a new link for a bot's seat, or an agent's token; the one before stops working. Raises `Taken` if
    somebody or a model sits there, or if the match is a series' and its file does not keep the seat for a person. For
    an agent, its owner says here whether its words may be in data sets; a person says so on sitting down."""
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
    """Whether somebody may sit down there. In a series its file decides who sits where, and keeps seats free."""
    return not is_planned(seat.match) or Person.objects.filter(seat=seat).exists()


def is_planned(match: Match) -> bool:
    """Whether the match belongs to a series, whose file decides who sits where."""
    return SeriesMatch.objects.filter(match=match).exists()


def keep_free(seat: Seat) -> None:
    """Keeps a seat of a series for a person. Its link is known to nobody: an operator makes another one later."""
    Person.objects.get_or_create(seat=seat, defaults={"link": digest(secrets.token_urlsafe(24))})


@acts.on_several(
    Person,
    name="revoke",
    verb=Verb.REVOKED,
    by_people=True,
    note=lambda is_revoked, seat: f"the link for {_place(seat)}" if is_revoked else "",
)
def revoke(seat: Seat) -> bool:
    """Revokes the seat's link; False if somebody has sat down already."""
    return bool(Person.objects.filter(seat=seat, sat_down_at=None).update(revoked_at=Now()))


def _place(seat: Seat) -> str:
    """Names the seat by its colour, because the name of the person in it is private."""
    return f"{seat.color} of {seat.match}"


def invited(link: str, *, is_agent: bool = False) -> Person | None:
    """The invitation of an unused, unrevoked link, if its match has not begun."""
    waiting = Person.objects.select_related("seat__match").filter(link=digest(link), is_agent=is_agent)
    waiting = waiting.filter(sat_down_at=None, revoked_at=None)
    return waiting.filter(seat__match__head=0, seat__match__status__in=(Status.SCHEDULED, Status.QUEUED)).first()


def name_problem(name: str) -> str:
    """A code for what is wrong with a name; empty if nothing is."""
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
    """The seat in which a person sat down by this link."""
    return (
        Seat.objects.filter(person__link=digest(link), person__is_agent=False).exclude(person__sat_down_at=None).first()
    )


def new_key() -> str:
    return secrets.token_urlsafe(24)


def sit_down(link: str, *, name: str, in_data_sets: bool = False, key: str = "") -> Ticket | None:
    """Seats the first who uses the link; the same `key` is let in again afterwards. None if the link leads nowhere any
    more. The match begins once everybody who was invited has come."""
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
    """The ticket of whoever sat down there with this key, for a browser that may have missed the first answer."""
    there = Person.objects.select_related("seat").filter(**where, is_agent=False).exclude(sat_down_at=None)
    found = there.filter(browser=digest(key)).first() if key else None
    return _ticket(found.seat, key) if found else None


def is_used(key: str) -> bool:
    return Person.objects.filter(browser=digest(key)).exists()


def _ticket(seat: Seat, key: str) -> Ticket:
    """Depends on the key alone, and the withdrawal key reveals nothing about it."""
    withdrawal = hashlib.sha256(f"withdrawal by {key}".encode()).hexdigest()
    return Ticket(match_id=seat.match_id, color=seat.color, key=key, withdrawal=withdrawal)


def join(token: str, name: str) -> Person | None:
    """The agent of that token; the first call sits it down. None if the token leads nowhere, or the name is unfit for
    sitting down."""
    with transaction.atomic():
        found = invited(token, is_agent=True)
        if found is not None and not name_problem(name):
            _seated(found, name, browser=digest(token))
    seated = Person.objects.select_related("seat__match").filter(is_agent=True).exclude(sat_down_at=None)
    return seated.filter(browser=digest(token)).first() if token else None


def _seated(found: Person, name: str, **told: Any) -> bool:
    """Sits somebody down; False if somebody else was first."""
    _one_at_a_time(found.seat.match_id)
    free = Person.objects.filter(pk=found.pk, sat_down_at=None, revoked_at=None)
    if not free.update(sat_down_at=Now(), **told):
        return False
    if not is_planned(found.seat.match):  # there everybody is named for the colour
        Seat.objects.filter(pk=found.seat_id).update(name=name.strip(), persona=None, persona_key="")
    _begin_if_all_have_come(found.seat.match)
    return True


def _one_at_a_time(match_id: int) -> None:
    """Locks the match until the transaction ends, so that people who come at once see in which seats others sit."""
    Match.objects.select_for_update().filter(pk=match_id).first()


def sitter(match_id: int, color: str, key: str) -> Person | None:
    """The person or agent in that seat, if `key` is theirs."""
    seated = Person.objects.select_related("seat__match").filter(seat__match_id=match_id, seat__color=color)
    return seated.filter(browser=digest(key)).exclude(sat_down_at=None).first() if key else None


def _begin_if_all_have_come(match: Match) -> None:
    """Lets a scheduled match start now if nobody is missing any more; the sweeper takes it from here."""
    if not Person.objects.filter(seat__match=match, sat_down_at=None, revoked_at=None).exists():
        Match.objects.filter(pk=match.pk, status=Status.SCHEDULED).update(start_at=Now())
