"""Judges a trial by its answers, from its file alone."""
