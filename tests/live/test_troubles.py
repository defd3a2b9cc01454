"""Models that do not answer: what costs a turn, what stops the match."""

import pytest

from games.agents import consulting, exchange
from games.engine.facts import decisions, events, identities
from games.live import stops, troubles
from games.models import PauseCause
from personas.llm import errors

RED, BLUE = identities.Color.RED, identities.Color.BLUE


def answered(*failures: type[errors.LlmError] | None) -> consulting.Answered:
    """By how each chance ended; None is a reply."""
    exchanges = tuple(said(chance, failure) for chance, failure in enumerate(failures, 1))
    return consulting.Answered(decision=decisions.NoDecision(reason="-"), exchanges=exchanges)


def said(chance: int, failure: type[errors.LlmError] | None) -> exchange.Exchange:
    state = exchange.State.FAILED if failure else exchange.State.READ
    return exchange.Exchange(
        color=RED, asked=events.Asked.VOTE, chance=chance, prompt=(), state=state, fault="it was so", error=failure
    )


FINE, DOWN = answered(None), answered(errors.ServerTrouble)


def test_one_failure_now_and_then_is_a_lost_turn() -> None:
    patience = troubles.Patience(outages=0)

    for red in (DOWN, DOWN, FINE, DOWN, DOWN):
        patience.judge({RED: red, BLUE: FINE})


def test_three_failures_in_a_row_are_an_outage() -> None:
    patience = troubles.Patience(outages=0)
    for _ in range(2):
        patience.judge({RED: DOWN, BLUE: FINE})

    with pytest.raises(stops.Stopped) as stopped:
        patience.judge({RED: DOWN, BLUE: FINE})

    assert stopped.value.changes["pause_cause"] == PauseCause.OUTAGE


def test_when_all_models_fail_nobody_loses_a_turn() -> None:
    with pytest.raises(stops.Stopped):
        troubles.Patience(outages=0).judge({RED: DOWN, BLUE: DOWN})


def test_after_an_outage_the_first_failure_is_one_too_many() -> None:
    with pytest.raises(stops.Stopped):
        troubles.Patience(outages=1).judge({RED: DOWN, BLUE: FINE})


def test_a_step_in_which_all_answered_ends_the_outage() -> None:
    patience = troubles.Patience(outages=1)
    patience.judge({RED: FINE, BLUE: FINE})

    patience.judge({RED: DOWN, BLUE: FINE})


@pytest.mark.parametrize("failure", [errors.BudgetSpent, errors.OutOfCredit, errors.Unauthorized])
def test_what_only_an_operator_can_mend_stops_the_match_at_once(failure: type[errors.LlmError]) -> None:
    with pytest.raises(stops.Stopped) as stopped:
        troubles.Patience(outages=0).judge({RED: answered(failure), BLUE: FINE})

    assert stopped.value.changes["pause_cause"] == PauseCause.BUDGET


@pytest.mark.parametrize("failure", [errors.Filtered, errors.NoAnswer, errors.PromptTooLong])
def test_a_model_that_was_asked_and_said_nothing_usable_has_had_its_turn(failure: type[errors.LlmError]) -> None:
    nothing = answered(failure)

    troubles.Patience(outages=1).judge({RED: nothing})

    assert troubles.counts(nothing)
    assert not troubles.counts(DOWN)


def test_a_model_that_its_endpoint_does_not_have_loses_no_match_turn_by_turn() -> None:
    gone, patience = answered(errors.UnknownModel), troubles.Patience(outages=0)
    for _ in range(2):
        patience.judge({RED: gone, BLUE: FINE})

    with pytest.raises(stops.Stopped) as stopped:
        patience.judge({RED: gone, BLUE: FINE})

    assert stopped.value.changes["pause_cause"] == PauseCause.OUTAGE
    assert not troubles.counts(gone)


def test_an_unreadable_reply_is_not_paid_for_again_because_its_correction_failed() -> None:
    assert troubles.counts(answered(None, errors.Unreachable))


def test_bots_alone_have_no_outages() -> None:
    troubles.Patience(outages=3).judge({})
