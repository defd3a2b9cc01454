"""Words that somebody takes back: where they could be, and that they are nowhere."""
