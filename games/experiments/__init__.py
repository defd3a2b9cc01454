"""Matches that are played to learn something: plans for them, and conclusions. Nothing is played here."""
