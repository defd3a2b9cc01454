"""What a model may answer, and the decision that its reply is, or the fault that is named to it."""
