"""Matches that were played to learn something: plans of them, and what follows. Nothing is played here."""
