"""The log of a match: its bytes, who may write it, and what was asked for it."""
