"""The league's pages as the server sends them."""
