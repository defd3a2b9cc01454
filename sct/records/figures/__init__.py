"""What the trials of a batch say together: proportions with their n, headlines, comparisons."""
