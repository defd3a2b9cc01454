"""The league's pages and downloads, one module per kind."""
