"""Strict readers of what comes from outside: YAML that people write, texts with NUL, and keys, which stay secret."""
