"""The pages of the house."""
