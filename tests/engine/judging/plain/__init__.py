"""Whole sentences, as the second look reads them."""
