"""The processes of the site: started, kept alive, and whether each part is well. No pages."""
