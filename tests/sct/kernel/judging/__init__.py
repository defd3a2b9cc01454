"""Trials evaluated, and evaluated a second time."""
