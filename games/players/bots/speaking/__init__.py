"""What bots say at the table: from what they mean to the words for it."""
