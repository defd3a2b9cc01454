"""The house: settings, processes, security, and the pages that belong to neither half."""
