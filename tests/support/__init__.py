"""What tests stand on: real servers, and the stand-in for a language model."""
