"""A model, a tier and personas for the tests, and matches that these played in."""

from typing import Any

from personas.models import ChatModel, Persona, StrategyTier, roles, strategy
from personas.remembering import memory

LEADER = "gpt4o_aggressive_leader"
IMPOSTOR, CREWMATE = roles.Role.IMPOSTOR, roles.Role.CREWMATE


def gpt4o(**fields: Any) -> ChatModel:
    wanted = {"name": "GPT-4o", "slug": "gpt4o", "base_url": "https://openrouter.ai/api/v1", "model": "openai/gpt-4o"}
    return ChatModel(**(wanted | {"key_variable": "STAND_IN_API_KEY"} | fields))


def tier(name: str = "basic", **wording: str) -> StrategyTier:
    found, _ = StrategyTier.objects.get_or_create(name=name)
    found.reword(strategy.Wording(**wording))
    return found


def leader(**fields: Any) -> Persona:
    """An aggressive leader, unsaved; with GPT-4o (saved) unless another mind is named."""
    if "model" not in fields and "temperament" not in fields:
        model = gpt4o()
        model.save()
        fields["model"] = model
    wanted = {"name": "Rook", "slug": "aggressive_leader", "character": "You lead.", "manner": "Short orders."}
    return Persona(**(wanted | {"tier": tier()} | fields))


def outcome(match: int | str = 1, **fields: Any) -> memory.Outcome:
    wanted: dict[str, Any] = {"persona_key": LEADER, "match_id": str(match), "seat": "red"}
    wanted |= {"role": CREWMATE, "won": True}
    return memory.Outcome(**(wanted | fields))
