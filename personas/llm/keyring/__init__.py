"""Which keys may go to which hosts, and whose certificates are trusted. The keys themselves are read in `ground`."""
