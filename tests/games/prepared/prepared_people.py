"""People in seats of a booked match, who always choose the first thing offered."""

import json
from typing import Any

from games.booking.people import inviting
from games.models import Match, Person, Question, Seat
from tests.games.prepared import orders


def seated(match: Match, color: str = "red", *, in_data_sets: bool = False, **settings: Any) -> inviting.Ticket:
    """Somebody sits down there, by a link."""
    link = inviting.invite(match.seats.get(color=color), **settings)
    ticket = inviting.sit_down(link, name=f"{color.title()} Person", in_data_sets=in_data_sets)
    assert ticket is not None
    return ticket


def free_seat() -> Seat:
    """A free seat in a match that has not begun."""
    return Seat.objects.first() or orders.booked().seats.get(color="red")


def invited_seat() -> Seat:
    seat = free_seat()
    inviting.invite(seat)
    return seat


def somebody(*, in_data_sets: bool = False) -> Person:
    """A person, the same each time."""
    if not Person.objects.exists():
        seated(orders.booked(), in_data_sets=in_data_sets)
    return Person.objects.select_related("seat__match").get()


def words(question: Question, message: str = "I was in Admin.") -> str:
    """An answer to it as the page sends it."""
    match question.kind:
        case "action":
            said: dict[str, Any] = {"choice": question.told["menu"][0]}
        case "talk":
            vote = "skip" if question.told["may_vote"] else None
            said = {"message": message, "desire_to_speak": 9, "vote_action": vote}
        case "vote":
            said = {"vote_action": question.told["candidates"][0]}
        case _:
            said = {"message": message}
    return json.dumps(said)
