"""What personas learned, and what they recall of it."""
