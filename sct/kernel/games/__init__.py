"""The games: the interface that each implements, the games themselves, and how their words and boards are read."""
