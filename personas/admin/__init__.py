"""The admin's pages for models, tiers, personas and what they lived through; and the trail."""

from personas.admin import chat_models, deeds, experiences, people, tiers

__all__ = ["chat_models", "deeds", "experiences", "people", "tiers"]
