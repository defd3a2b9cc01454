"""Real processes, killed at bad moments."""
