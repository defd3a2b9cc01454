"""What a lobby can choose, and whether a match can be played by the choice. The rules themselves are facts."""
