"""The house in order: figures, backups, what is kept for how long."""
