"""The match page and its stage."""
