"""After the end, every player, living or dead, is asked once what it has learned for other matches."""

from collections.abc import Mapping

from games.engine.facts import decisions, events, identities
from games.engine.state import ledger as ledgers
from games.engine.state import minds
from games.engine.state import world as worlds


def asks(world: worlds.World) -> list[decisions.Ask]:
    return [decisions.ReflectionAsk(color=color) for color in world.seats if color not in world.reflected]


def step(ledger: ledgers.Ledger, answers: Mapping[identities.Color, decisions.Decision]) -> None:
    for ask in asks(ledger.world):
        _reflect(ledger, ask.color, answers.get(ask.color, decisions.NoDecision(reason="no answer came")))
    ledger.tell_everyone(events.MatchClosed())


def _reflect(ledger: ledgers.Ledger, color: identities.Color, answer: decisions.Decision) -> None:
    if isinstance(answer, decisions.Thinking):
        minds.record(ledger, color, answer)
    wrong = _wrong(answer)
    if wrong is None and isinstance(answer, decisions.ReflectionDecision):
        ledger.tell_only(color, events.Reflected(color=color, lessons=answer.lessons))
    else:
        minds.stumble(ledger, color, events.Asked.REFLECTION, wrong or "")


def _wrong(answer: decisions.Decision) -> str | None:
    if isinstance(answer, decisions.NoDecision):
        return answer.reason
    if not isinstance(answer, decisions.ReflectionDecision):
        return f"{type(answer).__name__} is no reflection"
    return minds.overlong(answer.scratchpad_updates)
