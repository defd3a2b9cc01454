"""What is told elsewhere of what has ended."""
