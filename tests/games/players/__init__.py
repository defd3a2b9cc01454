"""The players, in drawn situations and whole matches."""
