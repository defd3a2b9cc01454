"""Webhooks: messages to other programs about what has ended."""
