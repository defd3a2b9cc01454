"""A single call, whatever its server does."""
