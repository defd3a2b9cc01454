"""What calls cost, and what a match or batch may spend."""
