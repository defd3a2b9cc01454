"""The language in which people are told of a match; what players are told is English alone."""
