"""The site's scripts without a browser: their types, the frames they read, and those of them that need no page."""
