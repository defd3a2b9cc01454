"""One trial, to its fork and its end."""
