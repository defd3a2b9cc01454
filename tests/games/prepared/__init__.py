"""Matches that tests begin with: logs, tellings, orders, histories."""
