"""The processes of `manage.py live`: forking them, reading their output, keeping them alive, reporting how they are."""
