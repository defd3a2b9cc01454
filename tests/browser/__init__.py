"""The site as people see it: a real Chromium on a real running site."""
