"""The matches that batches of lines talk about: who was where, did what and saw it."""
