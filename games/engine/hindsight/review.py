"""A finished log, read once for everybody who asks about it afterwards."""

import dataclasses
from collections.abc import Generator, Iterable, Mapping

from games.engine.facts import events, identities
from games.engine.judging import claims
from games.engine.state import ledger as ledgers

Color = identities.Color


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Review:
    """Every entry in order, everybody's role in seating order, and a judgement on every claim."""

    entries: tuple[ledgers.Entry, ...]
    roles: Mapping[Color, identities.Role]
    stamps: tuple[claims.Stamp, ...]

    def is_impostor(self, color: Color) -> bool:
        return self.roles.get(color) is identities.Role.IMPOSTOR

    def number_in_public(self, seq: int) -> int | None:
        """The entry's number in the `public` view; None if it is not part of that view."""
        if not self.entries[seq - 1].public:
            return None
        return sum(entry.public for entry in self.entries[:seq])


def review(entries: Iterable[ledgers.Entry]) -> Review:
    reading = reviewing(entries)
    while True:
        try:
            next(reading)
        except StopIteration as done:
            whole: Review = done.value
            return whole


def reviewing(entries: Iterable[ledgers.Entry]) -> Generator[None, None, Review]:
    """The same as a generator, which pauses after each claim and at last returns the review."""
    plain, stamps = unjudged(entries), list[claims.Stamp]()
    for stamp in claims.stamped(plain.entries):
        stamps.append(stamp)
        yield
    return dataclasses.replace(plain, stamps=tuple(stamps))


def unjudged(entries: Iterable[ledgers.Entry]) -> Review:
    """The review without judgements, which take most of the time."""
    whole = tuple(entries)
    roles = {entry.event.color: entry.event.role for entry in whole if isinstance(entry.event, events.RoleDealt)}
    return Review(entries=whole, roles=roles, stamps=())
