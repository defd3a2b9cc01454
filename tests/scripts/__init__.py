"""The site's scripts without a browser: their types, the frames they read, and those that need no page."""
