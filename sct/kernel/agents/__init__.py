"""The agents under test: how each uses a model, and what it keeps between turns."""
