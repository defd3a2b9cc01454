"""A line and the thought of the same tick are a pair if they blame different players."""

from games.engine.facts import decisions, events, identities, testimony
from games.engine.judging import pairing
from games.engine.ship import interlude
from tests.engine import scenes
from tests.engine.table import sittings

RED, BLUE, GREEN, PINK = (identities.Color(name) for name in ("red", "blue", "green", "pink"))
TABLE = "cafeteria: red! blue green pink"


def paired(said: decisions.DiscussionDecision) -> list[pairing.Pair]:
    """The pairs of one discussion tick in which blue alone has something to say."""
    ledger = scenes.drawn(TABLE)
    interlude.call(ledger, caller=BLUE, body=None)
    heads, found = pairing.Heads(), list[pairing.Pair | None]()
    for entry in [*ledger.entries, *sittings.step(ledger.world, blue=said)]:
        if isinstance(entry.event, events.Spoke):
            found.append(pairing.pair(heads, entry.event))
        heads = pairing.attend(heads, entry)
    return [pair for pair in found if pair is not None]


def test_who_blames_one_and_thinks_another_is_a_pair() -> None:
    [pair] = paired(sittings.says("Pink is sus.", thought="Red is lying, but Pink is easier to eject."))

    assert (pair.says, pair.thinks) == ((PINK,), (RED,))


def test_the_pair_names_the_entry_of_the_thought() -> None:
    ledger = scenes.drawn(TABLE)
    interlude.call(ledger, caller=BLUE, body=None)
    thought = len(ledger.entries) + 1

    [pair] = paired(sittings.says("Pink is sus.", thought="Red is sus."))

    assert pair.thought == thought


def test_who_blames_the_same_or_nobody_is_none() -> None:
    assert paired(sittings.says("Pink is sus.", thought="Pink is sus, and so is Red.")) == []
    assert paired(sittings.says("Where was Pink?", thought="Red is sus.")) == []
    assert paired(sittings.says("Pink is sus.", thought="What a night.")) == []
    assert paired(sittings.says("Pink is sus.")) == []


def test_whom_one_suspects_most_is_blamed_above_an_even_chance() -> None:
    def said(percent: int) -> decisions.DiscussionDecision:
        suspicions = (testimony.Suspicion(color=RED, percent=percent), testimony.Suspicion(color=PINK, percent=20))
        claim = testimony.Claim(topic=testimony.Topic.SAW_VENT, subject=PINK)
        return decisions.DiscussionDecision(
            message="Pink!", desire_to_speak=5, internal_thought="Hm.", suspicions=suspicions, claims=(claim,)
        )

    assert [pair.thinks for pair in paired(said(80))] == [(RED,)]
    assert paired(said(50)) == []
