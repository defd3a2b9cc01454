"""From an order to a match with its seats."""
