"""Operators and admins at work."""
