"""Models that do not answer: what costs a turn, and what stops the match."""

from collections.abc import Collection
from typing import Any

import pytest

from games.engine.facts import decisions, events, identities
from games.models import PauseCause
from games.players import exchange, player
from games.playing import stops, troubles
from personas.llm import errors

RED, BLUE = identities.Color.RED, identities.Color.BLUE


def answered(*failures: type[errors.LlmError] | None) -> player.Answered:
    """The outcome of a question whose chances ended like this; None is a reply."""
    exchanges = tuple(said(chance, failure) for chance, failure in enumerate(failures, 1))
    return player.Answered(decision=decisions.NoDecision(reason="-"), exchanges=exchanges)


def said(chance: int, failure: type[errors.LlmError] | None) -> exchange.Exchange:
    state = exchange.State.FAILED if failure else exchange.State.READ
    return exchange.Exchange(
        color=RED, asked=events.Asked.VOTE, chance=chance, prompt=(), state=state, fault="it was so", error=failure
    )


FINE, LATE, DOWN = answered(None), answered(errors.TimedOut), answered(errors.ServerTrouble)


def test_an_answer_that_is_late_now_and_then_is_a_lost_turn() -> None:
    patience = troubles.Patience(outages=0)

    for red in (LATE, LATE, FINE, LATE, LATE):
        patience.judge({RED: red, BLUE: FINE})


def test_three_late_answers_in_a_row_are_an_outage() -> None:
    patience = troubles.Patience(outages=0)
    for _ in range(2):
        patience.judge({RED: LATE, BLUE: FINE})

    with pytest.raises(stops.Stopped) as stopped:
        patience.judge({RED: LATE, BLUE: FINE})

    assert stopped.value.changes["pause_cause"] == PauseCause.OUTAGE


@pytest.mark.parametrize("failure", [*troubles.ABSENT, errors.PromptCut])
def test_a_seat_whose_model_could_not_be_asked_loses_no_turn(failure: type[errors.LlmError]) -> None:
    absent = answered(failure)

    with pytest.raises(stops.Stopped) as stopped:
        troubles.Patience(outages=0).judge({RED: absent, BLUE: FINE})

    assert stopped.value.changes["pause_cause"] == PauseCause.OUTAGE
    assert not troubles.counts(absent)


def test_when_all_models_fail_nobody_loses_a_turn() -> None:
    with pytest.raises(stops.Stopped):
        troubles.Patience(outages=0).judge({RED: LATE, BLUE: LATE})


def test_after_an_outage_the_first_late_answer_is_one_too_many() -> None:
    with pytest.raises(stops.Stopped):
        troubles.Patience(outages=1).judge({RED: LATE, BLUE: FINE})


def test_a_step_in_which_all_answered_ends_the_outage() -> None:
    patience = troubles.Patience(outages=1)
    patience.judge({RED: FINE, BLUE: FINE})

    patience.judge({RED: LATE, BLUE: FINE})


@pytest.mark.parametrize(
    ("failure", "cause"),
    [
        (errors.BudgetSpent, PauseCause.SPENT),
        (errors.OutOfCredit, PauseCause.BUDGET),
        (errors.Unauthorized, PauseCause.BUDGET),
    ],
)
def test_what_only_an_operator_can_mend_stops_the_match_at_once(
    failure: type[errors.LlmError], cause: PauseCause
) -> None:
    with pytest.raises(stops.Stopped) as stopped:
        troubles.Patience(outages=0).judge({RED: answered(failure), BLUE: FINE})

    assert stopped.value.changes["pause_cause"] == cause


FORBIDDEN = answered(errors.Forbidden)


def test_a_question_that_is_forbidden_again_when_the_match_was_resumed_is_a_lost_turn() -> None:
    patience = troubles.Patience(0, forbidden={RED})

    patience.judge({RED: FORBIDDEN, BLUE: FINE})

    troubles.Patience(0, forbidden={RED}).judge({RED: FORBIDDEN})
    with pytest.raises(stops.Stopped):
        patience.judge({RED: FORBIDDEN, BLUE: FINE})  # the next question


@pytest.mark.parametrize(
    ("before", "heard"),
    [
        ((), {RED: FORBIDDEN, BLUE: FINE}),
        ({BLUE}, {RED: FORBIDDEN, BLUE: FORBIDDEN}),
        ({RED, BLUE}, {RED: FORBIDDEN, BLUE: FORBIDDEN}),
        ({RED}, {RED: answered(errors.Unauthorized), BLUE: FINE}),
    ],
)
def test_what_was_not_forbidden_before_or_is_to_all_stops_the_match(
    before: Collection[identities.Color], heard: dict[identities.Color, player.Answered]
) -> None:
    with pytest.raises(stops.Stopped) as stopped:
        troubles.Patience(0, before).judge(heard)

    assert stopped.value.changes["pause_cause"] == PauseCause.BUDGET


@pytest.mark.parametrize("failure", [errors.Filtered, errors.NoAnswer])
def test_a_model_that_was_asked_and_said_nothing_usable_has_had_its_turn(failure: type[errors.LlmError]) -> None:
    nothing = answered(failure)

    troubles.Patience(outages=1).judge({RED: nothing})

    assert troubles.counts(nothing)
    assert not troubles.counts(DOWN)


def test_an_unreadable_reply_is_not_paid_for_again_because_its_correction_failed() -> None:
    assert troubles.counts(answered(None, errors.Unreachable))


def test_bots_alone_have_no_outages() -> None:
    troubles.Patience(outages=3).judge({})


@pytest.mark.parametrize(
    ("failure", "pauses"),
    [
        (errors.Unreachable, [stops.FREE_PAUSE_SECONDS] * 3),
        (errors.LedgerUnavailable, [stops.FREE_PAUSE_SECONDS] * 3),
        (errors.ServerTrouble, [15, 30, 240]),
        (errors.BrokenOff, [15, 30, 240]),
    ],
)
def test_where_nobody_was_asked_it_is_looked_again_soon_however_long_it_lasts(
    failure: type[errors.LlmError], pauses: list[int]
) -> None:
    assert [pause_after(failure, outages) for outages in (0, 1, 4)] == pauses


@pytest.mark.parametrize("failure", [errors.TimedOut, errors.BrokenOff, errors.GatewayTimedOut])
def test_who_may_be_paid_for_answers_that_never_come_is_not_asked_without_end(failure: type[errors.LlmError]) -> None:
    match = stopped_by(failure, stops.MOST_IN_VAIN - 1)

    assert (match["pause_cause"], match["resume_at"]) == (PauseCause.UNHEARD, None)
    assert match["outages"] == 0  # resumed, it is given as long again
    assert stopped_by(failure, stops.MOST_IN_VAIN - 2)["pause_cause"] == PauseCause.OUTAGE


@pytest.mark.parametrize("failure", [errors.Unreachable, errors.RateLimited, errors.ServerTrouble, errors.UnknownModel])
def test_what_is_not_paid_for_is_waited_for_without_end(failure: type[errors.LlmError]) -> None:
    outages = 0
    for _ in range(3 * stops.MOST_IN_VAIN):
        match = stopped_by(failure, outages)
        assert match["pause_cause"] == PauseCause.OUTAGE
        outages = match["outages"]

    assert stopped_by(errors.TimedOut, outages)["pause_cause"] == PauseCause.OUTAGE  # forgiven once it is back


def stopped_by(failure: type[errors.LlmError], outages: int) -> dict[str, Any]:
    """How the match is changed when so many outages stop it."""
    with pytest.raises(stops.Stopped) as stopped:
        troubles.Patience(outages=outages).judge({RED: answered(failure), BLUE: FINE})
    return stopped.value.changes


def pause_after(failure: type[errors.LlmError], outages: int) -> float:
    seconds: float = stopped_by(failure, outages)["resume_at"].expression.rhs.value.total_seconds()
    return seconds
