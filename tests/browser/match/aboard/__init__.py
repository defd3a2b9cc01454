"""The map and the players on it."""
