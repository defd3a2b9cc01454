"""The processes, and whether they are well."""
