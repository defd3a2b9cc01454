"""A model's speed is computed from what its server counted, and from nothing guessed."""

import dataclasses

from personas import rehearsals
from personas.finding import pacing
from personas.llm import chat, costs

TOLD = costs.Usage(tokens_in=120, cached=20, tokens_out=40)


def rehearsed(*used: costs.Usage) -> rehearsals.Rehearsal:
    takes = [
        rehearsals.Take(messages=(), completion=chat.Completion(text="red", usage=usage, latency=2.0)) for usage in used
    ]
    return rehearsals.Rehearsal(title="One line", takes=tuple(takes), result="red")


def test_what_was_counted_tells_how_fast_a_model_is() -> None:
    assert pacing.of(rehearsed(TOLD, TOLD)) == pacing.Pace(tokens=80, seconds=4.0, asked=200)


def test_what_was_estimated_does_not() -> None:
    estimated = dataclasses.replace(TOLD, estimated=40)

    assert pacing.of(rehearsed(estimated)) is None
    assert pacing.of(rehearsed(TOLD, estimated)) == pacing.of(rehearsed(TOLD))
