"""When models do not answer: which failures cost a turn, which ones stop the match, and until when.

One failure now and then is a lost turn, for all to see. A model that fails in three steps running, or all models
failing in the same step, is an outage: the step is not played, and the match goes on by itself later. A failure
that only an operator can mend stops the match at once.
"""

from collections.abc import Mapping

from games.agents import consulting
from games.engine.facts import identities
from games.live import stops
from personas.llm import errors

Color = identities.Color
OUTAGES = (
    errors.Unreachable,
    errors.TimedOut,
    errors.RateLimited,
    errors.ServerTrouble,
    errors.CircuitOpen,
    errors.LedgerUnavailable,
    errors.UnknownModel,
)
UNPAID = (errors.BudgetSpent, errors.OutOfCredit, errors.Unauthorized)
STEPS_OF_PATIENCE = 3


def counts(answered: consulting.Answered) -> bool:
    """Whether the answer is the player's own, be it a lost turn; not if its model could not be asked."""
    return not is_one_of(failure(answered), (*OUTAGES, *UNPAID))


class Patience:
    """How often in a row each seat's model has failed. There is none left right after an outage."""

    def __init__(self, outages: int) -> None:
        self._outages = outages
        self._failed: dict[Color, int] = {}

    def judge(self, heard: Mapping[Color, consulting.Answered]) -> None:
        """Of all models that were asked in a step; raises `Stopped` if the step must not be played."""
        failures = {color: failure(answered) for color, answered in heard.items()}
        for color, kind in failures.items():
            if is_one_of(kind, UNPAID):
                raise stops.unpaid(_words(color, heard[color]))
            self._failed[color] = self._failed.get(color, 0) + 1 if is_one_of(kind, OUTAGES) else 0
        down = [color for color in heard if self._failed[color]]
        lost = [color for color in down if self._outages or self._failed[color] >= STEPS_OF_PATIENCE]
        if lost or (down and len(down) == len(heard)):
            raise stops.outage(_words(down[0], heard[down[0]]), self._outages)
        self._outages = 0


def failure(answered: consulting.Answered) -> type[errors.LlmError] | None:
    """The error that left no answer. A reply that could not be read was paid for, whatever became of its correction."""
    kinds = [said.error for said in answered.exchanges]
    return kinds[-1] if kinds and None not in kinds else None


def is_one_of(kind: type[errors.LlmError] | None, kinds: tuple[type[errors.LlmError], ...]) -> bool:
    return kind is not None and issubclass(kind, kinds)


def _words(color: Color, answered: consulting.Answered) -> str:
    return f"{color.title()}: {answered.exchanges[-1].fault}"
