"""A batch as files to take away: an archive, lines, a table, and the configuration that makes it again."""
