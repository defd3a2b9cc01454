"""What processes share."""
