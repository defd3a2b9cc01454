"""The minds, tried in drawn situations and whole matches."""
