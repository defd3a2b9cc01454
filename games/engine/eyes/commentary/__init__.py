"""What a commentator can say of a match: sentences that follow from what one view knows, and from nothing else."""
