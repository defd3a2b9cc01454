"""The scripted hosts."""
