"""The pages of forks: ordering one at a line of a finished match, watching, comparing and downloading it."""
