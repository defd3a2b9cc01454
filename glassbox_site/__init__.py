"""The site: wiring only (settings, addresses, security, entrances)."""
