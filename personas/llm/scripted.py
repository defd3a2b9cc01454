"""A language model that answers from a script: for demonstrations without a key, and for tests.

model = ScriptedModel(lambda request: "yes")
model = ScriptedModel(in_turn("first", errors.TimedOut("too slow"), "third"))
"""

import asyncio
import itertools
import threading
import time
from collections import deque
from collections.abc import Callable
from dataclasses import replace

from personas.llm import chat, costs, errors

Answer = str | chat.Completion | errors.LlmError
Script = Callable[[chat.Request], Answer]

CHARACTERS_A_TOKEN = 4
REMEMBERED_REQUESTS = 10_000


def in_turn(*answers: Answer) -> Script:
    """The answers one after another, then from the start again. Safe to share between threads."""
    turns = itertools.cycle(answers)
    lock = threading.Lock()

    def next_answer(_: chat.Request) -> Answer:
        with lock:
            return next(turns)

    return next_answer


class ScriptedModel:
    """Answers with what `script` returns, `latency` seconds later; an error in the script is raised.

    `requests` holds the latest requests, oldest first. Usage is counted at four characters a token.
    """

    def __init__(self, script: Script, *, name: str = "scripted", latency: float = 0.0) -> None:
        self._script = script
        self._name = name
        self._latency = latency
        self._requests: deque[chat.Request] = deque(maxlen=REMEMBERED_REQUESTS)

    @property
    def name(self) -> str:
        return self._name

    @property
    def requests(self) -> list[chat.Request]:
        return list(self._requests)

    def complete(self, request: chat.Request) -> chat.Completion:
        if self._latency:
            time.sleep(self._latency)
        return self._answer(request)

    async def acomplete(self, request: chat.Request) -> chat.Completion:
        if self._latency:
            await asyncio.sleep(self._latency)
        return self._answer(request)

    def _answer(self, request: chat.Request) -> chat.Completion:
        self._requests.append(request)
        answer = self._script(request)
        if isinstance(answer, errors.LlmError):
            raise answer
        if isinstance(answer, str):
            answer = chat.Completion(text=answer, usage=_estimated(request, answer))
        return replace(answer, model=answer.model or self._name, latency=answer.latency or self._latency)


def _estimated(request: chat.Request, answer: str) -> costs.Usage:
    asked = sum(len(message.text) for message in request.messages)
    return costs.Usage(tokens_in=-(-asked // CHARACTERS_A_TOKEN), tokens_out=-(-len(answer) // CHARACTERS_A_TOKEN))
