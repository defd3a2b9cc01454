"""The log of a match: its bytes, whose it is, and what was asked for it."""
