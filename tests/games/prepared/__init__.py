"""Matches that tests start with: logs, tellings, orders, histories."""
