"""What processes hold in common."""
