"""Forms to compose a batch or a study by hand or from YAML: fields, the file they make, and the problems of it."""
