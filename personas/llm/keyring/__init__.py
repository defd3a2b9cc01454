"""Which keys may go to which hosts, and whose certificates are believed. The keys themselves are read on the ground
floor."""
