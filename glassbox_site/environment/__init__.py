"""The environment variables of this site, read and checked once; the settings follow from them."""
