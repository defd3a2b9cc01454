"""What operators fill in: a whole match, and what to do with one."""
