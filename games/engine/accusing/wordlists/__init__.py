"""The words, and the shapes of sentences, by which somebody is accused or cleared. Only data."""
