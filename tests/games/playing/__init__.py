"""Matches in progress: who plays them, and what becomes of them when that ends."""
