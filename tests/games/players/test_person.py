"""What a person at the table sends is read like a model's reply."""

from games.engine.eyes import perspective
from games.engine.facts import decisions
from games.engine.facts.identities import Color
from games.players.humans import person


def test_nobody_at_the_table_says_what_no_database_takes() -> None:
    ask, known = decisions.GhostAsk(color=Color.RED, t=0), perspective.blank(Color.RED)

    said = person.read(r'{"message": "a\u0000b \\u0000"}', ask, known)

    assert isinstance(said, decisions.GhostDecision)
    assert said.message == "a\N{REPLACEMENT CHARACTER}b \\u0000"
