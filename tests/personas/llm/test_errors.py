"""What everybody is told of a failure: its kind, and nothing of where a model is served."""

import pytest

from personas.llm import errors

HOST = "gpu.example.org:8000"


@pytest.mark.parametrize("kind", errors.LlmError.__subclasses__())
def test_no_failure_tells_everybody_what_an_endpoint_said(kind: type[errors.LlmError]) -> None:
    kept: dict[type[errors.LlmError], str] = {errors.BudgetSpent: ": what is ours"}
    ours = "what is ours" if kind in kept else f"{HOST}: no connection to 10.0.0.5"

    told = [errors.told_to_all(f"{who}{kind.__name__}: {ours}") for who in ("", "Red: ", "failed: ")]

    assert told == [f"{who}{kind.__name__}{kept.get(kind, '')}" for who in ("", "Red: ", "failed: ")]


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        ("ServerTrouble: 500: Cannot connect to http://10.0.0.5", "ServerTrouble: 500"),
        ("failed: UnclearRefusal: 400: one\ntwo", "failed: UnclearRefusal: 400"),
        ("failed: SaidNothing: nothing was said", "failed: SaidNothing: nothing was said"),
        ("choice: is not on the menu", "choice: is not on the menu"),
        ("", ""),
    ],
)
def test_its_kind_and_its_status_are_told_and_all_that_the_house_says_itself(fault: str, told: str) -> None:
    assert errors.told_to_all(fault) == told
