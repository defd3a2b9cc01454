"""Whom a line accuses."""
