"""The interface for programs as one: its routers, its schema, and the page that tells it."""
