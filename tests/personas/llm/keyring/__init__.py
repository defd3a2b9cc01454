"""Keys, and where they may go."""
