"""The world, and the log that makes it."""
