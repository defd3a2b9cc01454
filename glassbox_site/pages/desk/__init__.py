"""The operators' desk: what the whole house is doing now, and what was done to it."""
