"""Who gets in, and when."""
