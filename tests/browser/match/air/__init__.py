"""What a broadcast adds to a match: commentary, story, and the match shown elsewhere."""
