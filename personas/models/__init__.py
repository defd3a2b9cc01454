"""Django's models of who can play: models at endpoints, strategy tiers, personas, experiences; and the trail."""

from personas.models.chat_model import ChatModel
from personas.models.deed import Deed, Verb
from personas.models.experience import Experience
from personas.models.persona import Persona
from personas.models.seeding import Seeding
from personas.models.strategy import StrategyTier, TierVersion

__all__ = ["ChatModel", "Deed", "Experience", "Persona", "Seeding", "StrategyTier", "TierVersion", "Verb"]
