"""The games with one secret."""
