"""Takes what one player said, thought and noted out of a log; entries, words and claims stay as many as they were.

What the words claimed and whom they accused is kept beside them, but not where in the words that was. If others repeat
a whole sentence of that player, it is taken out of their words as well.
"""

import dataclasses
import re
from collections.abc import Iterable, Sequence
from typing import Any

from games.engine.accusing import accusations
from games.engine.facts import events, identities, testimony
from games.engine.judging import claims, courts
from games.engine.state import ledger as ledgers

WORDS = frozenset({"message", "text", "reason", "fault", "refused", "lessons", "notes"})
"""The fields of events that hold somebody's own words. All other texts in a log are names of things."""
NAMED = frozenset({"claims", "sayings"})
"""The fields in which somebody names a place or a task, which may be any words at all."""
FEWEST_WORDS = 5
"""How many words a sentence must have before others count as repeating it."""
SOMEBODY = "Somebody"
SENTENCE = re.compile(r"[.!?;\n]+")


class Eraser:
    """Takes the words of `color` out of a log, which is given entry by entry in order; only up to the entry `own`, if
    others decided in that seat afterwards. Without a colour, only what others repeat of what was `said` elsewhere."""

    def __init__(self, color: identities.Color | None, own: int | None = None, said: Iterable[str] = ()) -> None:
        self._color = color
        self._own = own
        self._court = courts.Court()
        self._said: dict[str, None] = dict.fromkeys(said)
        self._quoted: re.Pattern[str] | None = None

    @property
    def said(self) -> Sequence[str]:
        """The player's sentences that were erased so far and are long enough for others to repeat."""
        return tuple(self._said)

    def repeated(self, words: Iterable[str]) -> Sequence[str]:
        """Those of `said` that these words repeat."""
        plain = [" ".join(each.split()).lower() for each in words]
        return [sentence for sentence in self._said if any(sentence.lower() in each for each in plain)]

    def without(self, entry: ledgers.Entry) -> ledgers.Entry:
        self._court = claims.attend(self._court, entry)
        event = entry.event
        if isinstance(event, events.MatchOpened):
            return dataclasses.replace(entry, event=self._unnamed(event))
        changed = self._each(event, self._withdrawn if self._is_own(entry) else self.unquoted)
        if changed == event:
            return entry
        return dataclasses.replace(entry, event=self._with_what_it_came_to(entry, changed))

    def _is_own(self, entry: ledgers.Entry) -> bool:
        whose = (getattr(entry.event, "color", None), getattr(entry.event, "speaker", None))
        return self._color is not None and self._color in whose and (self._own is None or entry.seq <= self._own)

    def unquoted(self, words: str) -> str:
        """Somebody else's words, without the player's sentences that were erased so far."""
        if self._quoted is None and self._said:
            several = sorted(self._said, key=len, reverse=True)
            shapes = (r"\s+".join(map(re.escape, sentence.split())) for sentence in several)
            self._quoted = re.compile("|".join(shapes), re.IGNORECASE)
        return self._quoted.sub(lambda found: testimony.erased(found[0]), words) if self._quoted else words

    def _withdrawn(self, words: str) -> str:
        if testimony.is_wholly_erased(words):
            return words
        for sentence in SENTENCE.split(words):
            several = sentence.split()
            if len(several) >= FEWEST_WORDS:
                self._said[" ".join(several)] = None
                self._quoted = None
        return testimony.erased(words)

    def _each(self, event: events.Event, change: Any) -> events.Event:
        fields: dict[str, Any] = {name: _changed(getattr(event, name), change) for name in _of(event, WORDS)}
        if change == self._withdrawn:
            fields |= {name: self._named(getattr(event, name)) for name in _of(event, NAMED)}
        return dataclasses.replace(event, **fields) if fields else event

    def _named(self, value: Any) -> Any:
        """Claims with places and tasks that the map has. Any other name becomes a mark, which the map has not got."""
        if isinstance(value, tuple):
            return tuple(map(self._named, value))
        if isinstance(value, testimony.Saying):
            return dataclasses.replace(value, claim=self._named(value.claim))
        station = next(iter(self._court.views.values())).station
        place = value.place if value.place in station.place or value.place is None else testimony.ERASED
        task = value.task if value.task in station.task or value.task is None else testimony.ERASED
        return dataclasses.replace(value, place=place, task=task)

    def _with_what_it_came_to(self, entry: ledgers.Entry, changed: events.Event) -> events.Event:
        """A line with what it claims and whom it accuses and mentions, which can no longer be read from its words."""
        line = entry.event
        if not isinstance(line, events.Spoke) or not isinstance(changed, events.Spoke):
            return changed
        made = tuple(claims.claimed(line, courts.hearing(self._court, line).known))
        seats = tuple(self._court.views)
        accused = accusations.accusations(line.message, speaker=line.color, target=line.target, seats=seats)
        return dataclasses.replace(
            changed,
            claims=self._named(made) if line.color == self._color else made,
            accusations=_nowhere((*accused, *line.accusations) if testimony.is_erased(line.message) else accused),
            mentions=_nowhere(line.mentions),
        )

    def _unnamed(self, event: events.MatchOpened) -> events.MatchOpened:
        seats = (
            dataclasses.replace(seat, name=SOMEBODY) if seat.color == self._color else seat for seat in event.seats
        )
        return dataclasses.replace(event, seats=tuple(seats))


def _of(event: events.Event, names: frozenset[str]) -> list[str]:
    return [field.name for field in dataclasses.fields(event) if field.name in names]


def _changed(value: Any, change: Any) -> Any:
    """Changes free text only. Members of enums, which are our own names of things, stay."""
    if type(value) is str:
        return change(value)
    if isinstance(value, tuple):
        return tuple(_changed(each, change) for each in value)
    return dataclasses.replace(value, text=change(value.text)) if isinstance(value, testimony.Note) else value


def _nowhere(spans: tuple[events.Span, ...]) -> tuple[events.Span, ...]:
    return tuple(dataclasses.replace(span, start=0, end=0) for span in spans)
