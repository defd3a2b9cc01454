"""How a view says that its answer is the same for everybody, but for these headers of who asks."""

HEADER = "Vary-Only"
