"""The words of which claims are made, and those by which they are not meant. Data, and how names are found."""
