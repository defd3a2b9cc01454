"""What needs the standard library alone, so that the kernel of the test may stand on it as well."""
