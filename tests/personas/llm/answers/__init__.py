"""Models' words, read strictly."""
