"""Scripted hosts: language models without a model, each of its own temper, for demonstrations and for tests.

A host is a function of the request alone. It reads the conversation, its memory and its thoughts out of the
prompt as a model would, so it keeps nothing between calls and can answer from any process.
"""

from typing import Literal

from personas.llm import scripted
from sct.kernel.hosts import temper

Temper = Literal[
    "honest", "forgetful", "switching", "leaking", "yes_saying", "denying", "contrary", "rambling", "chatty",
    "noteless", "misdrawing", "boardless", "failing",
]  # fmt: skip


def model(kind: Temper, *, name: str = "", latency: float = 0.0) -> scripted.ScriptedModel:
    """A host of that temper as a language model."""
    return scripted.ScriptedModel(temper.host(kind).answer, name=name or f"{kind} host", latency=latency)
