"""The jury: what those who watch spoiler-free suspected, kept while a match goes on and scored when it is over."""
