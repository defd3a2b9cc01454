"""What it means that a model did not answer: which failures cost a turn, which ones stop the match, and until when.

A seat whose model could not be asked, because its endpoint is down or takes no prompt of that length, loses nothing:
that is an outage. The step is not played, and the match goes on by itself later, with the answers that others gave. An
answer that came too late is a lost turn, which everybody sees; three such steps in a row, or all models late in the
same step, are an outage too. A failure that only an operator can mend stops the match at once. So do many outages in a
row that may each have to be paid for.
"""

from collections.abc import Collection, Mapping

from games.engine.facts import identities
from games.players import player
from games.players.models import clerk, commentator
from games.playing import stops
from personas.llm import errors

Color = identities.Color
ABSENT = (
    errors.Unreachable,
    errors.RateLimited,
    errors.ServerTrouble,
    errors.CircuitOpen,
    errors.LedgerUnavailable,
    errors.UnknownModel,
    errors.PromptTooLong,
)
UNASKED = (errors.Unreachable, errors.CircuitOpen, errors.LedgerUnavailable)
"""Nothing was sent, or nobody was there."""
ANSWERING = (errors.BrokenOff,)
"""Somebody was there, and may have to be paid."""
LATE = (errors.TimedOut,)
MAY_BE_PAID = (*ANSWERING, *LATE, errors.GatewayTimedOut)
"""Somebody may have worked, and be paid, although no answer came."""
SPENT = (errors.BudgetSpent,)
UNPAID = (*SPENT, errors.OutOfCredit, errors.Unauthorized)
FORBIDDEN = (errors.Forbidden,)
STEPS_OF_PATIENCE = 3


def counts(answered: player.Answered | clerk.Reading | commentator.Wording) -> bool:
    """Whether the answer stands as the player's own (a lost turn, too), the clerk's or the caster's. If its model was
    not reached, too late or not paid for, it does not: the question is asked again if the match is taken up again."""
    return not is_one_of(failure(answered), (*ABSENT, *LATE, *UNPAID))


class Patience:
    """Counts how many steps in a row each seat's model was late. Right after an outage, no patience is left. A player
    whose question was `forbidden` in the first step, before the match was resumed, loses the turn the second time."""

    def __init__(self, outages: int, forbidden: Collection[Color] = ()) -> None:
        self._outages = outages
        self._forbidden = forbidden
        self._late: dict[Color, int] = {}

    def judge(self, heard: Mapping[Color, player.Answered]) -> None:
        """Takes the answers of all models asked in a step; raises `Stopped` if the step must not be played."""
        failures = {color: failure(answered) for color, answered in heard.items()}
        unanswerable = self._unanswerable(failures)
        for color, kind in failures.items():
            if is_one_of(kind, UNPAID) and color not in unanswerable:
                stop = stops.spent if is_one_of(kind, SPENT) else stops.unpaid
                raise stop(_words(color, heard[color]))
            self._late[color] = self._late.get(color, 0) + 1 if is_one_of(kind, LATE) else 0
        absent = [color for color, kind in failures.items() if is_one_of(kind, ABSENT)]
        late = [color for color in heard if self._late[color]]
        lost = [color for color in late if self._outages or self._late[color] >= STEPS_OF_PATIENCE]
        if absent or lost or (late and len(late) == len(heard)):
            down = [*absent, *lost, *late][0]
            kinds = [failures[color] for color in (*absent, *lost, *late)]
            may_be_paid = any(is_one_of(kind, MAY_BE_PAID) for kind in kinds)
            is_free = all(map(_is_free, kinds))
            raise stops.outage(_words(down, heard[down]), self._outages, is_free=is_free, may_be_paid=may_be_paid)
        self._outages, self._forbidden = 0, ()

    def _unanswerable(self, failures: Mapping[Color, type[errors.LlmError] | None]) -> set[Color]:
        """Players whose question is forbidden for the second time, unless the questions of all of several are."""
        forbidden = {color for color, kind in failures.items() if is_one_of(kind, FORBIDDEN)}
        return forbidden & set(self._forbidden) if len(forbidden) < max(len(failures), 2) else set()


def failure(answered: player.Answered | clerk.Reading | commentator.Wording) -> type[errors.LlmError] | None:
    """The last error, if no reply came at all. An unreadable reply was paid for, whatever became of its correction."""
    kinds = [said.error for said in answered.exchanges]
    return kinds[-1] if kinds and None not in kinds else None


def is_one_of(kind: type[errors.LlmError] | None, kinds: tuple[type[errors.LlmError], ...]) -> bool:
    return kind is not None and issubclass(kind, kinds)


def _is_free(kind: type[errors.LlmError] | None) -> bool:
    return is_one_of(kind, UNASKED) and not is_one_of(kind, ANSWERING)


def _words(color: Color, answered: player.Answered) -> str:
    return f"{color.title()}: {answered.exchanges[-1].fault}"
