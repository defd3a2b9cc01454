"""The rules: real Among Us as pure functions over an append-only log. Standard library only."""
