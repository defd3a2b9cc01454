"""Matches in progress: who plays them, and what happens to them when that ends."""
