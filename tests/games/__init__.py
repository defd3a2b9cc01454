"""The league, apart from the engine."""
