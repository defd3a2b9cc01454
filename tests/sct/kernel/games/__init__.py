"""The games of one secret."""
