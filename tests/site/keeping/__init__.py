"""Keeping the house in order: figures, backups, retention."""
