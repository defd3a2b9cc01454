"""Pages of the Self-Consistency Test, and of series."""
