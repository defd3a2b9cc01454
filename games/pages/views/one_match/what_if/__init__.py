"""The pages of forks: what would have been, ordered at a line of a finished match, watched, compared, taken home."""
