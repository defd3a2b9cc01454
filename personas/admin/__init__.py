"""The admin's desk for models, tiers, personas and what they lived through; and the trail."""

from personas.admin import deeds, experiences, models, people, tiers

__all__ = ["deeds", "experiences", "models", "people", "tiers"]
