"""The data set as files: its tables in the form that was asked for, and the types of their columns."""
