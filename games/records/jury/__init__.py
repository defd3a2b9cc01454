"""The jury: whom spoiler-free viewers suspected, stored while a match goes on and scored when it is over."""
