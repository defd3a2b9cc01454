"""Template tags of the test."""
