"""Which keys may go to which hosts. The keys themselves are read on the ground floor."""
