"""Small modules that know nothing of the site, so that the kernel of the test may import them as well."""
