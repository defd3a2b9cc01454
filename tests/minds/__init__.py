"""A real server with a real, very small model: `make test-minds`. The ordinary suite leaves these tests out."""
