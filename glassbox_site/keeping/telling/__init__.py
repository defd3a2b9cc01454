"""Webhooks: finds what has ended, writes it down as deliveries, and sends those until they have arrived."""
