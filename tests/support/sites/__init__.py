"""Whole running sites and their processes, and what furnishes them."""
