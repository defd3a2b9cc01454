"""Models and personas as sheets of YAML."""
