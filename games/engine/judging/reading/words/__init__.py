"""The words that claims are made of, and those by which they are not meant. Data, and how names are found."""
