"""Scripted hosts: stand-ins for language models, each with its own temper, for demonstrations and tests.

A host is a pure function of the request. It reads the conversation, its memory and its thoughts from the prompt as a
model would, so it keeps no state between calls and can answer in any process.
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
