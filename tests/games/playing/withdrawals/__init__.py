"""Words that a person withdraws: where they could be, and that they are nowhere."""
