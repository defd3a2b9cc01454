"""What both halves build on."""
