"""The transcript, in the document's own form."""

import json

from games.engine.facts import events
from games.engine.facts.identities import Color
from games.engine.table import minutes
from tests.engine.table import sittings
from tests.engine.table.sittings import says


def line(message: str, *, t: int = 0, target: Color | None = None) -> events.Spoke:
    return events.Spoke(t=t, color=Color.RED, message=message, target=target, mentions=(), accusations=(), claims=())


def nudge(t: int) -> events.Nudged:
    return events.Nudged(t=t, reason=events.NudgeReason.TIME, text="System: wrap it up")


def test_a_line_reads_as_the_document_shows_it() -> None:
    world = sittings.seated()
    world = sittings.after(world, red=says("I was in electrical doing wires"))
    world = sittings.after(world, blue=says("I saw Red near the body"))
    world = sittings.after(world, red=says("That's a lie!", target=Color.BLUE))

    assert [json.loads(minutes.line(line)) for line in sittings.table(world).lines] == [
        {"speaker": "red", "message": "I was in electrical doing wires", "t": 0},
        {"speaker": "blue", "message": "I saw Red near the body", "t": 1},
        {"speaker": "red", "target": "blue", "message": "That's a lie!", "t": 2},
    ]


def test_a_nudge_is_a_line_of_the_systems() -> None:
    assert json.loads(minutes.line(nudge(2))) == {"speaker": "System", "message": "wrap it up", "t": 2}


def test_an_empty_table_has_an_empty_transcript() -> None:
    assert minutes.tokens([]) == 0


def test_four_bytes_are_a_token_beside_what_surrounds_a_line() -> None:
    assert minutes.tokens([line("x" * 400)]) == 112
    assert minutes.tokens([line("я" * 200)]) == 112
    assert minutes.tokens([line(""), nudge(1)]) == 12 + 16


def test_half_a_surrogate_pair_is_counted_and_left_out() -> None:
    broken = line("\ud83d" * 4)

    assert minutes.tokens([broken]) == 15
    assert json.loads(minutes.line(broken))["message"] == ""
