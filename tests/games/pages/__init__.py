"""The league's pages as they leave the server."""
