"""What a bot wants to say at the table: the most urgent thing that it has not said yet."""

import dataclasses
from collections.abc import Iterator

from games.agents import accusing, answering
from games.agents.mind import Mind
from games.agents.speech import MOST_URGENT, SILENCE, Statement
from games.engine.eyes import knowledge


def statement(mind: Mind, table: knowledge.Table) -> Statement | None:
    """The most urgent statement that was not made yet; of equally urgent ones the first."""
    own = {line.message for line in table.lines if line.color == mind.me.color}
    fresh = [each for each in _statements(mind, table) if each.text not in own]
    chosen = max(fresh, key=lambda each: each.desire, default=None)
    return _after_the_caller(mind, table, chosen) if chosen else None


def _after_the_caller(mind: Mind, table: knowledge.Table, chosen: Statement) -> Statement:
    """Whoever called the meeting opens it; what cannot wait is said all the same."""
    opened = any(line.color == table.caller for line in table.lines)
    if opened or table.caller == mind.me.color or chosen.desire == MOST_URGENT:
        return chosen
    return dataclasses.replace(chosen, desire=chosen.desire // 3)


def _statements(mind: Mind, table: knowledge.Table) -> Iterator[Statement]:
    yield from answering.statements(mind, table)
    yield from accusing.statements(mind, table)


__all__ = ["SILENCE", "Statement", "statement"]
