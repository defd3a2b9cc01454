"""The test's pages."""
