"""The test in the browser: pages, forms, and the sockets beside them."""
