"""The forms that operators fill in: to order a match, and to fork one."""
