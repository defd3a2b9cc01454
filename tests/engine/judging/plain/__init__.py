"""Whole sentences, as the second reading takes them."""
