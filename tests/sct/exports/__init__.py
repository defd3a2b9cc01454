"""What can be taken home of a batch."""
