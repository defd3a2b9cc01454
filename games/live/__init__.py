"""A match in progress: run it, log it, show it."""
