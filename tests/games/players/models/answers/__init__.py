"""From a model's words to a decision, or to none."""
