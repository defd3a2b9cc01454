"""The processes of the site: starting them, keeping them alive, and checking whether each part is well. No pages."""
