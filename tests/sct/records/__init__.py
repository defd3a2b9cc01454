"""What is recorded of batches, and counted."""
