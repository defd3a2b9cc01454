"""What all parts of the API share: tokens, problems as answers, pages by cursor, limits."""
