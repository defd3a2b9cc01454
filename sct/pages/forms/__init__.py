"""A batch composed by hand or from a YAML file: fields, the recipe they make, and what is wrong with it."""
