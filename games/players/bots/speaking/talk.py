"""What a bot wants to say at the table: the most urgent thing that it has not said yet."""

import dataclasses
from collections.abc import Iterator

from games.engine.eyes import knowledge
from games.engine.facts import identities
from games.players.bots.mind import Mind
from games.players.bots.speaking import answering, blaming, explaining, reacting, rejoining, word_choice
from games.players.bots.speaking.speech import MOST_URGENT, SILENCE, Statement


def statement(mind: Mind, table: knowledge.Table, ballot: identities.Ballot | None = None) -> Statement | None:
    """The most urgent that the bot has not said yet; of equally urgent ones the first. `ballot` is its vote now."""
    own = {line.message for line in table.lines if line.color == mind.me.color}
    fresh = [each for each in _statements(mind, table, ballot) if each.text not in own]
    chosen = max(fresh, key=lambda each: each.desire, default=None)
    if chosen is None:
        return _filler(mind, table)
    return _after_the_caller(mind, table, chosen)


def _filler(mind: Mind, table: knowledge.Table) -> Statement | None:
    """If everybody waits for this bot's word, it says that it has none."""
    if mind.me.color not in table.awaited:
        return None
    return Statement(text=word_choice.said(mind, "nothing", about=str(table.t)), desire=3)


def _after_the_caller(mind: Mind, table: knowledge.Table, chosen: Statement) -> Statement:
    """Lets the caller open the meeting; only what is most urgent does not wait."""
    opened = any(line.color == table.caller for line in table.lines)
    if opened or table.caller == mind.me.color or chosen.desire == MOST_URGENT:
        return chosen
    return dataclasses.replace(chosen, desire=chosen.desire // 3)


def _statements(mind: Mind, table: knowledge.Table, ballot: identities.Ballot | None) -> Iterator[Statement]:
    yield from answering.statements(mind, table, is_voting=ballot is not None)
    yield from blaming.statements(mind, table)
    yield from reacting.statements(mind, table)
    yield from rejoining.statements(mind, table)
    yield from explaining.statements(mind, table, ballot)


__all__ = ["SILENCE", "Statement", "statement"]
