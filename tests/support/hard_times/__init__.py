"""A house in hard times: one arrangement of site, match, spectators and batch, what befalls it, and what came of it."""
