"""What a model is told: the rules, its past, its present, each prompt beginning as the one before."""
