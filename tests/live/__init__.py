"""Matches in progress: the log, whose match it is, who plays it, and what becomes of it when things break."""
