"""The fog of war broken in a dozen ways."""
