"""One call, whatever its server does."""
