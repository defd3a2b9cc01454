"""The league, outside of the engine and the minds."""
