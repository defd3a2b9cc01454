"""What the tests build on: real servers and processes, and the stand-in for a language model."""
