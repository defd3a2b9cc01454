"""The log of a match, which is the match: written under its lease, rung out, and what models answered beside it."""
