"""A series: which of two minds or more plays better, and how sure that is."""
