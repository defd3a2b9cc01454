"""A series: which of two or more minds plays better, and how sure that is."""
