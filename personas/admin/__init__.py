"""The admin's desk for models, tiers, personas and what they lived through."""

from personas.admin import experiences, models, people, tiers

__all__ = ["experiences", "models", "people", "tiers"]
