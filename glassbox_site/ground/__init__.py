"""What all packages may import. Nothing in here knows of matches, trials, personas or pages."""
