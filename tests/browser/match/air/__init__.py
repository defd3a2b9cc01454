"""What goes on air around a match: its commentary, its story, and itself shown elsewhere."""
