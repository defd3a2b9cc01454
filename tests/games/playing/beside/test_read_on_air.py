"""What a clerk has read is kept as soon as it comes, though the step before is still on screen."""

from typing import Any

import pytest

from games.engine.facts import events
from games.engine.state import ledger as ledgers
from games.log import event_log, journal
from games.models import Pace
from games.players import at_table
from games.playing import books, pace
from personas.models import ChatModel
from tests.games.playing.beside.test_clerking import lines, model, played, server
from tests.games.prepared import orders

__all__ = ["model", "server"]
pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("empty_redis")]


def test_what_it_read_while_a_step_is_on_screen_is_kept_before_the_next(
    model: ChatModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: list[str] = []
    answer, grow = books.Books.answer, books.Books.grow

    def answered(self: books.Books, one: journal.Kept) -> Any:
        kept.append(f"reading {one.answer.step}")
        return answer(self, one)

    def grown(self: books.Books, growth: event_log.Growth, *rest: Any, **more: Any) -> Any:
        kept.append(f"head {growth.head}")
        return grow(self, growth, *rest, **more)

    monkeypatch.setattr(books.Books, "answer", answered)
    monkeypatch.setattr(books.Books, "grow", grown)
    monkeypatch.setattr(at_table, "HELD_FOR", 0.0)
    monkeypatch.setattr(pace, "seconds", lambda entries, _: 0.4 * any(spoken(entry) for entry in entries))

    match = played(orders.booked(clerk=model, pace=Pace.BROADCAST))

    said = lines(match)
    heads = [int(each.split()[1]) for each in kept if each.startswith("head")]
    steps = [min(head for head in heads if head >= line) for line in said]
    assert said
    assert [kept[kept.index(f"head {head}") + 1].split()[0] for head in steps] == ["reading"] * len(said)


def spoken(entry: ledgers.Entry) -> bool:
    return isinstance(entry.event, events.Spoke)
