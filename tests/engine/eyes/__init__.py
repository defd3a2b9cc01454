"""What one viewer knows, how it is told, and whether what is said is true."""
