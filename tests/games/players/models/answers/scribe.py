"""Writes a decision as a model would say it, the reverse of reading a reply, for tests and benchmarks."""

import dataclasses
import json
import time
from collections.abc import Iterator, Sequence

from pydantic import JsonValue

from games.engine.eyes import knowledge
from games.engine.facts import decisions, testimony
from games.engine.state import ledger as ledgers
from games.players import player
from games.players.models import llm_agent
from games.players.models.answers import choosing
from games.players.models.prompting import seating
from personas.llm import scripted


def written(decision: decisions.Decision) -> str:
    """The JSON that says exactly this; a lost turn says nothing."""
    if isinstance(decision, decisions.NoDecision):
        return ""
    return json.dumps({**_thinking(decision), **_own(decision)}, ensure_ascii=False)


def _thinking(decision: decisions.Thinking) -> dict[str, JsonValue]:
    notes: dict[str, JsonValue] = {note.pad: note.text for note in decision.scratchpad_updates}
    doubts: list[JsonValue] = [{"player": each.color, "percent": each.percent} for each in decision.suspicions]
    told: dict[str, JsonValue] = {"internal_thought": decision.internal_thought, "suspicion": doubts}
    if notes or isinstance(decision, decisions.NotesDecision):
        told["scratchpad_updates"] = notes
    return {name: value for name, value in told.items() if value or name == "scratchpad_updates"}


def _own(decision: decisions.Thinking) -> dict[str, JsonValue]:
    match decision:
        case decisions.ActionDecision():
            return {"choice": choosing.choice(decision.action)}
        case decisions.DiscussionDecision():
            return {
                "desire_to_speak": decision.desire_to_speak,
                "message": decision.message,
                "target": decision.target,
                "vote_action": decision.vote_action,
                "claims": _claims(decision.claims),
            }
        case decisions.VoteDecision():
            return {"vote_action": decision.vote_action}
        case decisions.GhostDecision():
            return {"message": decision.message}
        case decisions.ReflectionDecision():
            return {"lessons": list(decision.lessons)}
        case _:
            return {}


def _claims(claims: Sequence[testimony.Claim]) -> list[JsonValue]:
    return [{name: value for name, value in _claim(claim) if value is not None} for claim in claims]


def _claim(claim: testimony.Claim) -> Iterator[tuple[str, JsonValue]]:
    """The parts of a claim; defaults are left out."""
    for field in dataclasses.fields(claim):
        value = getattr(claim, field.name)
        if isinstance(value, testimony.When):
            yield field.name, f"{value.relation} {value.of or value.occasion}"
        elif value != field.default:
            yield field.name, value


@dataclasses.dataclass(slots=True)
class Dictated:
    """A seat where a bot decides, a scripted model says the decision, and what is read from that counts."""

    bot: player.Instant
    cast: seating.Casting
    deciding: float = 0.0
    """CPU seconds that the bot took so far."""
    _words: str = ""
    _agent: llm_agent.LlmAgent = dataclasses.field(init=False)

    def __post_init__(self) -> None:
        self._agent = llm_agent.LlmAgent(scripted.ScriptedModel(lambda _: self._words), self.cast)

    def perceive(self, known: knowledge.Perspective, entry: ledgers.Entry) -> None:
        self._agent.perceive(known, entry)

    async def answer(self, ask: decisions.Ask, known: knowledge.Perspective) -> player.Answered:
        started = time.process_time()
        self._words = written(self.bot.decide(ask, known))
        self.deciding += time.process_time() - started
        return await self._agent.answer(ask, known)
