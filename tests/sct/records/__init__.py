"""What is kept of batches, and counted."""
