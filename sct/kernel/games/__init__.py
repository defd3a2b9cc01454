"""What is played: the seam that every game fits, the games, and how their words and boards are read."""
