"""The test's pages as the server sends them."""
