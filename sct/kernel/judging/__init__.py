"""What a trial's answers make of it, from its file alone."""
