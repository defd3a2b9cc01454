"""Webhooks on pages and in the API: making, watching and revoking them."""
