"""What only a whole log can tell: how everybody played, and what was worth seeing."""
