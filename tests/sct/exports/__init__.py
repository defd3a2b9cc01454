"""What can be downloaded of a batch."""
