"""The processes of `manage.py live`: forked from it, heard, kept alive, and told of to whoever asks how they are."""
