"""The admin's desk for models and personas."""
