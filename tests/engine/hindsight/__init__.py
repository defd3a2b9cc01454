"""What can be told from a whole log."""
