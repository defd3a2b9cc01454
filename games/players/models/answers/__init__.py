"""What a model may answer, and how its reply becomes a decision, or a fault that the model is told."""
