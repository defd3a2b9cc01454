"""The league in the browser: pages, forms, picture cards, and what may be told to whom."""
