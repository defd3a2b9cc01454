"""What is recorded of matches, and counted."""
