"""The pages that belong to neither half: front page, data, search, the desk, and what they are made of."""
