"""Pages of a match that is over: its story, and what everybody believed."""
