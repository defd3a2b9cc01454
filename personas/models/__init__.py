"""Who can play: models at endpoints, strategy tiers, personas, and what personas lived through."""

from personas.models.chat_model import ChatModel
from personas.models.experience import Experience
from personas.models.persona import Persona
from personas.models.seeding import Seeding
from personas.models.strategy import StrategyTier, TierVersion

__all__ = ["ChatModel", "Experience", "Persona", "Seeding", "StrategyTier", "TierVersion"]
