"""One trial, up to its fork and to its end."""
