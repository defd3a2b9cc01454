"""Webhooks, as operators and their programs make, watch and revoke them."""
