"""The test itself, free of the site."""
