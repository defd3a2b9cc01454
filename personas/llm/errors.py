"""Why a model gave no answer: one tree of exceptions, each of which knows whether asking again can help.

Messages are for operators; spectators are told only the kind (`told_to_all`). They never contain a key: whatever an
endpoint said is scrubbed before it gets here, and transport errors are not chained, because their frames hold the
headers.
"""

import re
from collections.abc import Iterator, Mapping
from typing import ClassVar

from personas.llm import costs


class LlmError(Exception):
    """A model could not be asked or did not answer.

    `retryable`: the same request may succeed later. `retry_after`: seconds the endpoint (or our own limit)
    asks to wait first, None if nobody said. `spent`: what was paid although there is no answer. `attempts`: how
    often the request was sent, within `seconds`, before it was given up.
    """

    retryable: ClassVar[bool] = False

    def __init__(self, reason: str, *, retry_after: float | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.retry_after = retry_after
        self.spent = costs.Usage()
        self.attempts = 0
        self.seconds = 0.0

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuilt, (type(self), self.reason, dict(self.__dict__))


def _rebuilt(kind: type[LlmError], reason: str, state: Mapping[str, object]) -> LlmError:
    """Unpickles an error with all its attributes, so that it survives a process boundary."""
    error = kind.__new__(kind, reason)
    Exception.__init__(error, reason)
    error.__dict__.update(state)
    return error


class CalledOff(Exception):
    """The answer is no longer wanted and the request was not sent; earlier attempts, if there were any, failed."""


class Unreachable(LlmError):
    """No connection, or it broke before the answer was complete."""

    retryable = True


class BrokenOff(Unreachable):
    """The connection broke after the answer had begun, or long after the question was sent: the call may be billed,
    and asking again may cost as much."""


class TimedOut(LlmError):
    """The connect, read or total deadline passed."""

    retryable = True


class RateLimited(LlmError):
    """The endpoint said "too many requests", or our own limit left no place before the deadline."""

    retryable = True


class ServerTrouble(LlmError):
    """The endpoint is ill (500, 502, 503, 504, 529, ...), in its status or in the body of a 200."""

    retryable = True


class ServerAway(ServerTrouble):
    """No server is behind the address for now: it is starting, gone or overloaded (502, 503, 529), or a page or
    redirect answers in its place, from a proxy or from a network that wants somebody to sign in."""


class GatewayTimedOut(ServerTrouble):
    """The gateway before the server stopped waiting (504, 524). The server may have done the work, and bill for it."""


class CircuitOpen(LlmError):
    """The endpoint has failed so often lately that nothing is sent to it for `retry_after` seconds."""

    retryable = True


class NoAnswer(LlmError):
    """The endpoint replied, but there is no answer in it: no choices, nothing said, wrong types, not JSON."""

    retryable = True


class SaidNothing(NoAnswer):
    """The endpoint replied, and the model had nothing to say."""


class AllThought(NoAnswer):
    """The token limit was reached before the first word of the answer: reasoning used it up."""


class Filtered(LlmError):
    """The answer, or the question, was stopped by a content filter."""


class Rejected(LlmError):
    """The endpoint will not take this request (400, 404, 413, 422, ...) however often it is sent."""


class FeatureRefused(Rejected):
    """The endpoint does not take something the request uses; `feature` names it as `fitting` does."""

    def __init__(self, reason: str, *, feature: str) -> None:
        super().__init__(reason)
        self.feature = feature


class UnclearRefusal(Rejected):
    """The endpoint does not take the request and does not say which part of it."""


class PromptTooLong(Rejected):
    """The dialogue does not fit. `context` and `prompt_tokens` are what the endpoint said, if it did."""

    def __init__(self, reason: str, *, context: int | None = None, prompt_tokens: int | None = None) -> None:
        super().__init__(reason)
        self.context = context
        self.prompt_tokens = prompt_tokens


class PromptCut(PromptTooLong):
    """The server took a prompt that does not fit and cut it in silence; `context` is what it read."""


class UnknownModel(Rejected):
    """The endpoint has no model of that name."""


class Unauthorized(LlmError):
    """The key is missing, wrong, or not allowed to use this model."""


class Forbidden(Unauthorized):
    """The key is known, but this is not allowed (403): the model, or something in the question."""


class OutOfCredit(LlmError):
    """The account at the provider is empty (402)."""


class BudgetSpent(LlmError):
    """Our own budget for this match or batch leaves no room for another call. `others`: calls are in flight, in any
    process, that may turn out to use less than is held for them."""

    def __init__(self, reason: str, *, others: bool = False) -> None:
        super().__init__(reason)
        self.others = others


class LedgerUnavailable(LlmError):
    """A budget is set but its ledger cannot be reached, so nothing may be spent for now."""

    retryable = True


def told_to_all(fault: str) -> str:
    """Cuts a recorded failure ("failed: Unreachable: 10.0.0.5:8000: ...") down to its kind, and status if it has one:
    the rest may name an endpoint's address, which is for operators only. Any other text is returned unchanged."""
    return _FAILURE.sub(r"\1", fault)


def _kinds(kind: type[LlmError]) -> Iterator[type[LlmError]]:
    yield kind
    for narrower in kind.__subclasses__():
        yield from _kinds(narrower)


_OF_OUR_OWN = (AllThought, SaidNothing, BudgetSpent)
"""Their reasons contain nothing that an endpoint said and no address, so they are told in full."""
_NAMES = "|".join(kind.__name__ for kind in _kinds(LlmError) if kind not in _OF_OUR_OWN)
_FAILURE = re.compile(rf"(?s)\A((?:\w+: )?(?:{_NAMES})(?:: [0-9]{{3}}(?=:))?): .*")
