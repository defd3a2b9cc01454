"""What the environment says of this site, read and checked once; the settings follow from it."""
