"""What is written down of matches, and counted."""
