"""Models and personas as YAML sheets."""
