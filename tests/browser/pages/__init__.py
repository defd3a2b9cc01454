"""Every other page."""
