"""What holds in every match."""
