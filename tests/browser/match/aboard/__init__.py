"""The map and whoever is on it."""
