"""The pages of one match: the match page, its transcript, moments, exchanges, downloads and acts. Not the lists."""
