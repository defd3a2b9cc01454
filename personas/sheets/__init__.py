"""Models, tiers and personas as a YAML file: written, read, and refused with every problem at once."""
