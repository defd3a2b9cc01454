"""The pages of a finished match: its story, and what everybody believed."""
