"""The tests, mirroring the packages."""
