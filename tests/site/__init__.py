"""The house: settings, processes, security, the pages that belong to no part."""
