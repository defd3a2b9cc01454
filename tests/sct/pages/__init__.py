"""The test's pages as they leave the server."""
