"""The log of a match, which is the match: written under its lease, announced by a bell; beside it, models' answers."""
