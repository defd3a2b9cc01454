"""The league's pages and downloads, a module for each kind."""
