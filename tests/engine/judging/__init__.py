"""What is said, against what was so."""
