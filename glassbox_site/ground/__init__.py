"""What every half stands on. Nothing in here knows of matches, trials, personas or pages."""
