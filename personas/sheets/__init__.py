"""Models, tiers and personas as a YAML file: exported, imported, or refused with all its problems at once."""
