"""How long to wait, how often to retry, and when to leave an endpoint alone."""

import asyncio
import random

import pytest

from personas.llm import errors, retrying


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_waits_double_and_are_spread_and_bounded() -> None:
    patience = retrying.Patience(base=1.0, longest=10.0, dice=random.Random(1))

    waits = [[patience.wait(tried, errors.ServerTrouble("ill")) for _ in range(200)] for tried in range(1, 7)]

    for usual, drawn in zip([1, 2, 4, 8, 10, 10], waits, strict=True):
        assert usual / 2 <= min(drawn) < usual * 0.6
        assert usual * 0.9 < max(drawn) <= usual


def test_no_wait_is_shorter_than_the_endpoint_asked_for() -> None:
    patience = retrying.Patience(base=0.1)

    assert patience.wait(1, errors.RateLimited("slow", retry_after=7.0)) == 7.0


@pytest.mark.parametrize(
    ("failure", "tries"),
    [
        (errors.ServerTrouble("ill"), 4),
        (errors.RateLimited("slow"), 4),
        (errors.TimedOut("late"), 2),
        (errors.NoAnswer("nothing"), 2),
        (errors.Rejected("no"), 1),
        (errors.BudgetSpent("empty"), 1),
    ],
)
def test_what_may_have_been_paid_is_tried_less(failure: errors.LlmError, tries: int) -> None:
    tried = 0

    async def attempt() -> None:
        nonlocal tried
        tried += 1
        raise failure

    async def persist() -> None:
        patience = retrying.Patience(base=0.001)
        await retrying.persist(attempt, patience, asyncio.get_running_loop().time() + 5)

    with pytest.raises(type(failure)):
        asyncio.run(persist())
    assert tried == tries


def failed(circuit: retrying.Circuit, clock: Clock, times: int) -> None:
    for _ in range(times):
        admitted_at = circuit.admit()
        clock.now += 1
        circuit.note(errors.ServerTrouble("ill"), admitted_at)


def test_a_circuit_opens_after_failures_in_a_row_and_lets_one_call_try_after_a_rest() -> None:
    clock = Clock()
    circuit = retrying.Circuit(clock, tolerance=3, rest=20.0)
    failed(circuit, clock, 3)

    with pytest.raises(errors.CircuitOpen) as refusal:
        circuit.admit()
    clock.now += 20
    admitted_at = circuit.admit()
    with pytest.raises(errors.CircuitOpen):
        circuit.admit()
    circuit.note(None, admitted_at)

    assert refusal.value.retry_after == 20.0
    assert str(refusal.value).endswith("(ServerTrouble: ill)")
    assert circuit.admit() == clock.now


def test_a_circuit_stays_open_when_the_call_that_tries_fails() -> None:
    clock = Clock()
    circuit = retrying.Circuit(clock, tolerance=3, rest=20.0)
    failed(circuit, clock, 3)
    clock.now += 20
    failed(circuit, clock, 1)

    with pytest.raises(errors.CircuitOpen):
        circuit.admit()


def test_calls_that_failed_together_count_once() -> None:
    clock = Clock()
    circuit = retrying.Circuit(clock, tolerance=2)
    together = [circuit.admit() for _ in range(10)]
    clock.now += 1

    for admitted_at in together:
        circuit.note(errors.Unreachable("cut"), admitted_at)

    assert circuit.admit() == clock.now


def test_an_endpoint_that_refuses_is_not_ill() -> None:
    clock = Clock()
    circuit = retrying.Circuit(clock, tolerance=2)
    failed(circuit, clock, 1)
    circuit.note(errors.RateLimited("slow"), circuit.admit())
    failed(circuit, clock, 1)

    assert circuit.admit() == clock.now


def test_an_endpoint_is_ill_after_failures_in_a_row_and_well_with_the_first_answer() -> None:
    clock = Clock()
    circuit = retrying.Circuit(clock)
    failed(circuit, clock, retrying.AILING - 1)
    by_chance = circuit.ailment
    failed(circuit, clock, 1)
    ill = circuit.ailment
    circuit.note(None, circuit.admit())

    assert (by_chance, ill, circuit.ailment) == ("", "ServerTrouble: ill", "")
