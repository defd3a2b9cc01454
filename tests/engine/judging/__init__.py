"""What is said, against what was true."""
