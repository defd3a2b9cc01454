"""Configurations as people write them."""
