"""What people see of a batch and of a trial, made ready for the page from rows and files."""
