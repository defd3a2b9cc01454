"""The dead know everything, models too: every prompt of a ghost tells the roles and how everybody died."""

import dataclasses

import pytest

from games.engine import referee
from games.engine.facts import decisions, events, identities
from games.engine.ship import interlude, kills
from games.engine.state import ledger as ledgers
from games.engine.table import voting
from tests.engine import scenes
from tests.games.players.models.prompting import situations

Color = identities.Color
RED, BLUE, GREEN, PINK, CYAN = Color.RED, Color.BLUE, Color.GREEN, Color.PINK, Color.CYAN
SHIP = "electrical: green! pink\nstorage: red cyan\nadmin: blue orange yellow"
ASKS: dict[str, decisions.Ask] = {
    "roaming": decisions.ActionAsk(color=RED, menu=(), triggers=(decisions.Trigger.GHOST_AWOKE,)),
    "ghost chat": decisions.GhostAsk(color=RED, t=0),
    "reaction": decisions.ReactionAsk(color=RED),
}


def haunted() -> ledgers.Ledger:
    """Green has killed Pink, which Red did not see, and then Red; Blue has called a meeting."""
    ledger = scenes.drawn(SHIP)
    kills.kill(ledger, GREEN, PINK)
    ledger.tick += 60
    scenes.walk(ledger, GREEN, "storage")
    kills.kill(ledger, GREEN, RED)
    interlude.call(ledger, caller=BLUE, body=RED)
    return ledger


def prompt(ledger: ledgers.Ledger, color: Color, ask: decisions.Ask) -> str:
    messages = situations.seen(ledger.entries, color, dataclasses.replace(ask, color=color)).prompt()
    return "\n".join(message.text for message in messages[1:])


@pytest.mark.parametrize("ask", ASKS.values(), ids=ASKS)
def test_every_prompt_of_the_dead_holds_the_roles_and_the_deaths_that_it_did_not_see(ask: decisions.Ask) -> None:
    told = prompt(haunted(), RED, ask)

    assert "green (impostor)" in told
    assert "cyan (crewmate)" in told
    assert "green killed pink in electrical at second 100" in told


def test_the_fresh_ghost_is_told_everything_once() -> None:
    told = prompt(haunted(), RED, ASKS["ghost chat"])

    assert told.count("You are a ghost now and see everything") == 1
    assert "green killed pink in electrical at second 100" in told


@pytest.mark.parametrize("ask", ASKS.values(), ids=ASKS)
def test_the_living_are_told_nothing_of_it(ask: decisions.Ask) -> None:
    told = prompt(haunted(), CYAN, ask)

    assert "killed by" not in told
    assert "killed pink" not in told
    assert "(impostor)" not in told


def test_a_ballot_that_is_not_revealed_is_in_no_prompt_of_the_dead() -> None:
    cast = {ballot: haunted() for ballot in (GREEN, CYAN)}
    for ballot, ledger in cast.items():
        voting.lock(ledger, 0, BLUE, ballot)

    first, second = (prompt(ledger, RED, ASKS["ghost chat"]) for ledger in cast.values())

    assert first == second


def test_who_was_ejected_is_told_as_well() -> None:
    ledger = haunted()
    ledger.tell_everyone(events.Ejected(color=CYAN, role=None, impostors_left=None))

    assert referee.fold(ledger.entries).players[CYAN].alive is False
    assert "Cyan was ejected." in prompt(ledger, RED, ASKS["ghost chat"])


def test_when_the_round_is_over_a_ghost_is_told_again_who_everybody_is_and_the_living_who_is_dead() -> None:
    ledger = haunted()
    ledger.tell_everyone(events.NobodyEjected(tied=()))
    ledger.tell_everyone(events.MeetingClosed(number=1))

    ghost, living = (prompt(ledger, color, ASKS["roaming"]) for color in (RED, CYAN))

    assert "You are a ghost and know everybody: green (impostor)" in ghost
    assert "pink killed by green in electrical at second 100" in ghost
    assert "Known dead: pink, red." in living
    assert "(impostor)" not in living
