"""People in seats, in a real browser: alone, with others, in two tabs."""
