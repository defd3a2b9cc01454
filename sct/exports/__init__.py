"""Downloads of a batch: an archive, lines, tables, and the configuration to make it again."""
