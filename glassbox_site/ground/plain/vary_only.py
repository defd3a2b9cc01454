"""The header by which a view says that its answer is the same for everybody, but for these headers of the request."""

HEADER = "Vary-Only"
