"""Matches as environments."""
