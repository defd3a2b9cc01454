"""What is read strictly, wherever it comes from: YAML that people write, and keys, which are told nowhere."""
