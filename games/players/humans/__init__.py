"""People in seats: asked as models are, in the same form, and judged by the same rules."""
