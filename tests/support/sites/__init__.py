"""Whole running sites and their processes, and the programs that furnish them."""
