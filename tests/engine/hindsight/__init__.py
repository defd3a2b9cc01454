"""What a whole log tells."""
