"""The pages that belong to no half: front page, data, search, the desk, and what they are made of."""
