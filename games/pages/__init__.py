"""The league in the browser: pages, forms, picture cards, and what each reader may be shown."""
