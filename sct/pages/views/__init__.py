"""The views of the test's pages and downloads, a module for each kind."""
