"""The test's pages and downloads, a module for each kind."""
