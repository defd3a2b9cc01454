"""Budgets."""
